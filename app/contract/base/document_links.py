"""Documents of an order, as its customer sees them."""

from typing import Literal

from app.contract.base.fields import Moment, Money, View

DocumentKind = Literal["invoice", "credit_note", "receipt"]


class DocumentLinkView(View):
    """A document as its customer sees it: `name` is its number, "2026-0001"."""

    id: str
    kind: DocumentKind
    name: str
    issued_at: Moment
    total: Money
