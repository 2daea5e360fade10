"""Refund as it is asked for."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

Pieces = Sequence[tuple[str, int]]
"""Pairs of a line's id and a quantity."""


@dataclass(frozen=True)
class Refund:
    """Money that goes back, for which pieces, and why.

    `restock` puts the pieces of an order into stock again. `withdrawal_id` is the accepted withdrawal that it settles.
    `provider_ref` is the card provider's name for it, once the money is on its way.
    """

    amount: Decimal
    method: str
    reason: str | None
    pieces: Pieces = ()
    restock: bool = False
    withdrawal_id: str | None = None
    provider_ref: str | None = None
