"""Push messages: through the service that a browser named, sealed so that only that browser can read them
(RFC 8030, 8291, 8292).

The libraries for it are loaded by the first who wants such messages: a server starts sooner without them.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from dataclasses import dataclass
from time import time
from typing import Any
from urllib.parse import urlsplit

from neuland.server.notices.outbound import post
from neuland.server.notices.words import Notice
from neuland.server.refusals import Refusal

DAY = 24 * 3600
SIGNED_FOR = 12 * 3600


@dataclass(frozen=True)
class Subscription:
    """Where a browser can be reached, and the keys with which its messages are sealed."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Refuses keys with which nothing can be sealed."""
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(self.p256dh))
            fits = len(_decoded(self.auth)) == 16
        except (ValueError, Base64Error):
            fits = False
        if not fits:
            raise Refusal("malformed", "These are not the keys of a browser.", where="keys")

    def text(self) -> str:
        return json.dumps({"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": self.auth})


def new_key() -> str:
    """A key by which push services know this server."""
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


class Pusher:
    """Signs with the server's key and sends."""

    def __init__(self, key: str, server: str, private: bool) -> None:
        from py_vapid import Vapid02

        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = f"mailto:neuland@{urlsplit(server).hostname or 'localhost'}"
        self._private = private

    @property
    def public_key(self) -> str:
        """What a browser is told whose messages it is to take."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def tell(self, to: Subscription, notice: Notice) -> None:
        message = {"title": notice.title, "body": notice.asked, "url": notice.url, "table": notice.table}
        post(to.endpoint, sealed(json.dumps(message).encode(), to), self._headers(to, notice), self._private)

    def _headers(self, to: Subscription, notice: Notice) -> dict[str, str]:
        parts = urlsplit(to.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time()) + SIGNED_FOR,
            "sub": self._contact,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return {
            **signed,
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(DAY),
            "topic": notice.table,  # of a table only the newest question is kept for who cannot be reached
        }


def sealed(message: bytes, to: Subscription) -> bytes:
    """The message as only that browser can read it."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    found: Any = http_ece.encrypt(
        message, private_key=key, dh=_decoded(to.p256dh), auth_secret=_decoded(to.auth), version="aes128gcm"
    )
    return bytes(found)


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
