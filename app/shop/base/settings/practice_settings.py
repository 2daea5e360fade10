"""Settings that the practice shop refuses, because something would leave this PC by them."""

from collections.abc import Mapping
from typing import Any

from app import practice
from app.shop.base.errors import invalid_field

REFUSED = {
    "mail_host": ("mailHost", "E-mails are written, but none is sent."),
    "stripe_key": ("stripeKey", "It takes no cards."),
    "public_url": ("publicUrl", "It has no address on the internet."),
    "tunnel": ("tunnel", "It has no address on the internet."),
    "tunnel_token": ("tunnelToken", "It has no address on the internet."),
    "product_feed": ("productFeed", "No shopping site can read its parts."),
}
"""The setting's name in the contract, and the sentence for the owner."""
NO_TUNNEL = "none"


def refuse_leaving(changes: Mapping[str, Any]) -> None:
    """Raise Invalid in the practice shop about the first setting by which something would leave it."""
    if not practice.is_on():
        return
    for name, (field, words) in REFUSED.items():
        if changes.get(name) and changes[name] != NO_TUNNEL:
            raise invalid_field(field, f"{practice.NOTHING_LEAVES} {words}")
