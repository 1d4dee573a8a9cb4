"""Mail: through the mail server that whoever runs this one has named."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from secrets import randbelow
from urllib.parse import parse_qs, unquote, urlsplit

from neuland.core.errors import BadOption
from neuland.server.notices.words import Notice
from neuland.server.refusals import Refusal

SECONDS = 15
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
"""What mail servers of the open net take; whether somebody reads there is found out by writing."""
PORTS = {"smtp": 587, "smtps": 465}
TROUBLE = (smtplib.SMTPException, OSError, ValueError)


def check_address(address: str) -> None:
    if not ADDRESS.fullmatch(address):
        raise Refusal("malformed", "That should be a mail address such as ada@example.org.", where="address")


def mailbox_of(address: str) -> str:
    """Whose mailbox that is: what follows a plus sign is a note to oneself, and letters are large or small alike."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def new_code() -> str:
    """What is sent to a new address and comes back from its owner."""
    return f"{randbelow(10**8):08}"


@dataclass(frozen=True)
class Mailbox:
    """The mail server, and who writes."""

    host: str
    port: int
    tls: bool
    """From the first byte on; otherwise as soon as the mail server offers it."""
    user: str
    password: str
    sender: str

    def send(self, to: str, subject: str, text: str, stop: str) -> None:
        """Sends a mail; `stop` is where its reader says that no more are wanted."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, to, subject
        mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=self.sender.partition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
        mail.set_content(text)
        safe = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=safe)
            if self.tls
            else smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        ) as server:
            server.ehlo_or_helo_if_needed()
            if not self.tls and server.has_extn("starttls"):
                server.starttls(context=safe)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(mail)

    def tell(self, to: str, notice: Notice, server: str, way: str) -> None:
        text = f"{notice.asked}\n\n{notice.url}\n\n-- \n{notice.how_to_stop}\n{notice.stop}\n"
        self.send(to, notice.title, text, f"{server}/api/notices/{way}/stop")


def mailbox(url: str) -> Mailbox | None:
    """The mail server that `smtp://user:password@host:587?from=neuland@example.org` names."""
    if not url:
        return None
    wrong = "The mail server is named as smtp://user:password@host:587?from=neuland@example.org (smtps:// for TLS)."
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadOption(wrong) from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in PORTS or not parts.hostname or not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", sender):
        raise BadOption(wrong)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mailbox(parts.hostname, port, parts.scheme == "smtps", user, password, sender)
