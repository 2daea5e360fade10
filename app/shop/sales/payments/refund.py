"""Refund as it is asked for."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

Pieces = Sequence[tuple[str, int]]
"""Pairs of a line's id and a quantity."""


@dataclass(frozen=True)
class Refund:
    """A refund with the amount to pay back, the pieces it is for and its reason. `restock` puts the pieces of an order
    back into stock. `withdrawal_id` is the accepted withdrawal that it settles. `provider_ref` is the card
    provider's name for it, once the money has been sent.
    """

    amount: Decimal
    method: str
    reason: str | None
    pieces: Pieces = ()
    restock: bool = False
    withdrawal_id: str | None = None
    provider_ref: str | None = None
