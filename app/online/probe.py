"""Probe that calls the shop's public URL as a stranger would. The shop that answers has to prove that it is this very
one.
"""

import hashlib
import hmac
import json
import secrets
import socket
import ssl
import threading
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException, HTTPMessage
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, HTTPSHandler, OpenerDirector, ProxyHandler, Request, build_opener

PATH = "/api/health/outside"
SECONDS = 10.0
ANSWER_LIMIT = 4096
NOT_CONNECTED = {502, 503, 504, 530, 521, 522, 523}
"""Statuses by which a tunnel's provider reports that the tunnel has no other end."""

_secret = secrets.token_bytes(32)


@dataclass(frozen=True)
class Finding:
    """Result of a probe: reachability and the sentence for the owner."""

    reachable: bool
    sentence: str


class _Abroad(Exception):
    """Error raised when the address redirects its visitors to another host; its text is the name of that host."""


class _SameHost(HTTPRedirectHandler):
    """Redirect handler that follows only redirects within the owner's own address."""

    def redirect_request(  # noqa: PLR0917 -- as urllib calls it
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        """Raises _Abroad."""
        wanted = urlsplit(newurl)
        if wanted.scheme not in {"http", "https"} or wanted.hostname != urlsplit(req.full_url).hostname:
            raise _Abroad(wanted.hostname or newurl)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def prove(nonce: str) -> str:
    """Return a proof for `nonce` that only this run can give."""
    return hmac.new(_secret, f"outside check {nonce}".encode(), hashlib.sha256).hexdigest()


def probe_from_outside(address: str, seconds: float = SECONDS, trust: ssl.SSLContext | None = None) -> Finding:
    """Return whether the owner's URL `address` leads to this shop. Takes at most `seconds`; `trust` is for tests. It
    runs in a thread, because neither a name look-up nor a server that sends one byte at a time respects a time-out.
    """
    findings: list[Finding] = []
    request = threading.Thread(target=lambda: findings.append(_ask(address, seconds, trust)), daemon=True)
    request.start()
    request.join(seconds)
    return findings[0] if findings else _late(seconds)


def _ask(address: str, seconds: float, trust: ssl.SSLContext | None) -> Finding:
    nonce = secrets.token_hex(16)
    # No proxy of the environment: it would answer in place of the URL.
    opener = build_opener(_SameHost(), ProxyHandler({}), HTTPSHandler(context=trust))
    try:
        return _judge(_fetch(opener, f"{address}{PATH}?nonce={nonce}", seconds), nonce)
    except _Abroad as error:
        return Finding(False, f"The address redirects visitors to {error}.")
    except HTTPError as error:
        with error:
            return _refused(error.code)
    except URLError as error:
        return _explain(error.reason, address, seconds)
    except (OSError, HTTPException, ValueError) as error:
        return _explain(error, address, seconds)


def _fetch(opener: OpenerDirector, url: str, seconds: float) -> bytes:
    request = Request(url, headers={"User-Agent": "Pitlane", "Cache-Control": "no-cache"})  # noqa: S310 -- http(s) only
    with opener.open(request, timeout=seconds) as answer:
        content: bytes = answer.read(ANSWER_LIMIT)
    return content


def _judge(content: bytes, nonce: str) -> Finding:
    answered: Any = None
    with suppress(ValueError):
        answered = json.loads(content)
    proof = answered.get("proof") if isinstance(answered, dict) else None
    if isinstance(proof, str) and hmac.compare_digest(proof.encode(), prove(nonce).encode()):
        return Finding(True, "Customers can reach the shop.")
    if proof is not None:
        return Finding(False, "Another Pitlane shop answers at this address, not this one.")
    return Finding(False, "Another website answers at this address, not this shop.")


def _refused(code: int) -> Finding:
    if code in NOT_CONNECTED:
        return Finding(False, f"The address exists, but it does not lead to this PC (answer {code}).")
    return Finding(False, f"Something else answers at this address, not this shop (answer {code}).")


def _explain(reason: object, address: str, seconds: float) -> Finding:
    host = urlsplit(address).hostname
    if isinstance(reason, socket.gaierror):
        return Finding(False, f"The name {host} is not known on the internet. A new one may take a few minutes.")
    if isinstance(reason, ssl.SSLError):
        return Finding(False, "Its certificate for https is not valid, so browsers warn your customers.")
    if isinstance(reason, TimeoutError):
        return _late(seconds)
    if isinstance(reason, ConnectionRefusedError):
        return Finding(False, "Nothing listens at this address: the connection is refused.")
    if isinstance(reason, OSError):
        return Finding(False, "The connection was lost. Is this PC connected to the internet?")
    return Finding(False, "Something answers at this address, but it is not a website.")


def _late(seconds: float) -> Finding:
    return Finding(False, f"No answer within {seconds:.0f} seconds.")
