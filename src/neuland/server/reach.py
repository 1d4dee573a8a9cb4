"""Who can reach this server, and the code by which a phone reads an address."""

from __future__ import annotations

import ipaddress
import socket
from typing import Literal
from urllib.parse import urlsplit

from neuland.server.settings import Settings

Reach = Literal["machine", "network", "anywhere"]
EVERYWHERE = ("0.0.0.0", "::")
"""Hosts that mean every address of this machine."""
SOMEWHERE = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "169.254.255.254")
"""Addresses outside of this machine. Nothing is sent there: the system only says by which address it would."""


def network_address() -> str:
    """This machine's address in its local network; empty if it is in none."""
    for outside in SOMEWHERE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((outside, 9))
                found = str(asking.getsockname()[0])
            except OSError:
                continue
            if not ipaddress.ip_address(found).is_loopback:
                return found
    return ""


def reached(settings: Settings, at: str) -> tuple[Reach, str]:
    """How far an address for friends carries, and its beginning. `at` is where the one who asks sees the page."""
    if settings.public_url:
        return "anywhere", settings.public_url.rstrip("/")
    host = _host(at)
    if not _is_this_machine(host):
        return ("network" if _is_private(host) else "anywhere"), at
    if settings.network:
        return "network", settings.network
    return "machine", settings.own_url or at


def _host(at: str) -> str:
    """The machine that an address names; this one, where it names none."""
    try:
        return urlsplit(at).hostname or "localhost"
    except ValueError:  # brackets around what is no address
        return "localhost"


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _is_private(host: str) -> bool:
    """Whether an address means something in one network alone; so does a name without a dot."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return "." not in host or host.endswith((".local", ".lan", ".home.arpa", ".fritz.box"))


def code(text: str) -> list[str]:
    """A QR code, row by row: 1 is dark. The quiet border is not in it."""
    import segno  # needed here alone, and slow to load

    return ["".join("1" if dark else "0" for dark in row) for row in segno.make(text, error="m", micro=False).matrix]


def drawn(text: str) -> str:
    """The same for a terminal: two rows in a line, always dark on white, with its border."""
    border = 4
    rows = code(text)
    width = len(rows) + 2 * border
    blank = "0" * width
    framed = [blank] * border + ["0" * border + row + "0" * border for row in rows] + [blank] * border
    framed += [blank] * (len(framed) % 2)
    signs = {"00": " ", "01": "▄", "10": "▀", "11": "█"}
    lines = []
    for upper, lower in zip(framed[::2], framed[1::2], strict=True):
        lines.append("\x1b[30;107m" + "".join(signs[a + b] for a, b in zip(upper, lower, strict=True)) + "\x1b[0m")
    return "\n".join(lines)
