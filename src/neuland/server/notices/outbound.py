"""Requests to addresses that people gave: never into the server's own network, never further than to that address."""

from __future__ import annotations

import ipaddress
import socket
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import urlsplit

from neuland.server.refusals import Refusal

SECONDS = 10


class Gone(OSError):
    """There is nobody at that address any more."""


def check_url(url: str, where: str, schemes: tuple[str, ...] = ("https", "http")) -> None:
    """Refuses what is no address of the net."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in schemes and bool(parts.hostname) and parts.username is None
        port = parts.port
    except ValueError:
        fits, port = False, None
    if not fits or (port is not None and not 0 < port < 65536) or not url.isascii() or not url.isprintable():
        raise Refusal("malformed", f"That should be an address such as {schemes[0]}://example.org/hook.", where=where)


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> None:
    """Posts something. The name is looked up once and connected to as it was checked; no redirect is followed."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = _public_address(host, port, private)
    connection = (HTTPSConnection if parts.scheme == "https" else HTTPConnection)(host, port, timeout=SECONDS)
    plain = socket.create_connection((address, port), SECONDS)
    try:
        tls = ssl.create_default_context()
        connection.sock = tls.wrap_socket(plain, server_hostname=host) if parts.scheme == "https" else plain
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, dict(headers))
        status = connection.getresponse().status
    finally:
        connection.close()
        plain.close()
    if status in (404, 410):
        raise Gone(f"answered {status}")
    if not 200 <= status < 300:
        raise OSError(f"answered {status}")


def _public_address(host: str, port: int, private: bool) -> str:
    """An address of that name; nobody may send the server into its own network."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(ipaddress.ip_address(address).is_global for address in found):
        raise OSError("not an address of the open net")
    return found[0]
