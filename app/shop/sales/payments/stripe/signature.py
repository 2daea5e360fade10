"""The signature of Stripe's messages: `t=…,v1=…`, an HMAC over time and body."""

import hashlib
import hmac
import re

TOLERANCE = 300
"""Seconds by which a message may be old, or ahead of this computer's clock."""
SIGNATURES = 10
"""Signatures of one message that are looked at; two secrets are in use while one replaces the other."""


def is_signed(body: bytes, header: str, secret: str, moment: float) -> bool:
    """Return whether a message is signed by Stripe and recent. `moment` is this computer's time in seconds since
    1970.
    """
    pairs = [part.strip().partition("=") for part in header.split(",")]
    times = [value for name, _, value in pairs if name == "t"]
    given = [value for name, _, value in pairs if name == "v1"][:SIGNATURES]
    if len(times) != 1 or not re.fullmatch("[0-9]{1,12}", times[0]) or abs(moment - int(times[0])) > TOLERANCE:
        return False
    due = hmac.new(secret.encode(), times[0].encode() + b"." + body, hashlib.sha256).hexdigest()
    # All of them, so that the time says nothing either.
    return sum(hmac.compare_digest(due.encode(), each.encode()) for each in given) > 0
