"""Marks of the owner in the demand book."""

from sqlalchemy import CheckConstraint, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Row


class DemandMark(Row):
    """The owner's mark on a line of the demand book. The line is identified by folded words, a product and a model,
    each "" for none. There are no foreign keys: a mark is deleted when nothing refers to its line any more, and it
    names no person.
    """

    __tablename__ = "demand_marks"
    __table_args__ = (
        UniqueConstraint("words", "product_id", "model_id"),
        CheckConstraint("state IN ('ordered', 'not_for_us')", "state"),
    )

    words: Mapped[str] = mapped_column(Text, default="")
    product_id: Mapped[str] = mapped_column(Text, default="")
    model_id: Mapped[str] = mapped_column(Text, default="")
    state: Mapped[str] = mapped_column(Text)
