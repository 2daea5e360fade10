"""Parts that the owner chose to be shown beside a part."""

from sqlalchemy import CheckConstraint, ForeignKey, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Base

GOES_WITH, REPLACES = "goes_with", "replaces"
RELATED_KINDS = (GOES_WITH, REPLACES)


class RelatedProduct(Base):
    """Another part that goes with a product, or that can be had instead of it."""

    __tablename__ = "related_products"
    __table_args__ = (CheckConstraint("kind IN ('goes_with', 'replaces')", "kind"),)

    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(Text, primary_key=True)
    other_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), primary_key=True, index=True)
    position: Mapped[int] = mapped_column(Integer)
