"""Part numbers of a product beside its own SKU."""

from typing import Any

from sqlalchemy import CheckConstraint, ForeignKey, Index, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, validates

from app.store.database.base import Row
from app.store.database.search_text import fold_code

KINDS = ("mpn", "oem", "cross")
"""The manufacturer's number, the original part's, and those of parts that it replaces."""


class ProductCode(Row):
    """A number that identifies a product. `folded` is the number without case, accents and separators, and is set by
    the validator.
    """

    __tablename__ = "product_codes"
    __table_args__ = (
        UniqueConstraint("product_id", "kind", "folded"),
        CheckConstraint("kind IN ('mpn', 'oem', 'cross')", "kind"),
        Index(None, "folded"),
    )

    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"))
    kind: Mapped[str] = mapped_column(Text)
    code: Mapped[str] = mapped_column(Text)
    folded: Mapped[str] = mapped_column(Text)

    @validates("code")
    def _fold(self, _key: str, code: Any) -> Any:
        self.folded = fold_code(code)
        return code
