"""The pictures that the shop shows."""

from sqlalchemy import CheckConstraint, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Row


class Image(Row):
    """A stored picture. `url` is its largest size; `widths` lists the sizes stored beside it in pixels, as in
    "320,640". `listed` is 1 for the owner's own uploads and 0 for a picture that only belongs to a product.
    """

    __tablename__ = "images"
    __table_args__ = (CheckConstraint("listed IN (0, 1)", "listed"),)

    filename: Mapped[str] = mapped_column(Text, unique=True)
    url: Mapped[str] = mapped_column(Text, unique=True)
    width: Mapped[int] = mapped_column(Integer)
    height: Mapped[int] = mapped_column(Integer)
    widths: Mapped[str] = mapped_column(Text, default="")
    alt: Mapped[str] = mapped_column(Text, default="")
    listed: Mapped[int] = mapped_column(Integer, default=1)
