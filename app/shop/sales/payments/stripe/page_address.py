"""Addresses to which a customer is sent to pay."""

from urllib.parse import urlsplit

from app.config import STRIPE_ADDRESS

STRIPES = ".stripe.com"
"""The end of Stripe's hosts. A host of the owner's own, which Stripe sells for its pages, is none of them."""
LOOPBACK = {"127.0.0.1", "::1", "localhost"}


def is_page_address(url: str, address: str) -> bool:
    """Return whether a page is Stripe's own, over https. If another `address` on this computer is used instead of
    Stripe, a page on this computer is accepted too.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if "@" in parts.netloc:
        return False
    is_stripes = parts.scheme == "https" and host.endswith(STRIPES) and port in {None, 443}
    return is_stripes or (address != STRIPE_ADDRESS and parts.scheme == "http" and host in LOOPBACK)
