"""Deletions that can be restored."""

from typing import Literal

from app.contract.base.fields import Moment, View

Deleted = Literal[
    "product",
    "brand",
    "model",
    "engine",
    "category",
    "subcategory",
    "enquiry",
    "image",
    "manufacturer",
    "synonym",
    "template",
    "policy",
    "tax_rate",
    "contact",
    "car",
    "quote",
    "job",
    "gallery_item",
    "service_price",
    "bay",
    "closed_day",
    "appointment",
    "photo",
    "discount",
    "document",
]
Act = Literal["delete", "bulk-delete", "bulk-update", "import", "fitment", "fitted", "merge", "move"]


class DeletionView(View):
    """One act that can be undone. It has the kind of thing, the act, the name (the first three of many), the number of
    things, and the last day to undo it.
    """

    id: str
    kind: Deleted
    act: Act
    name: str
    count: int
    created_at: Moment
    expires_at: Moment


class RestoredView(View):
    """Result of a restoration, with a sentence for each thing that could not be restored along with it."""

    success: bool = True
    notes: list[str]
