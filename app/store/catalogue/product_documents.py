"""PDF files of products, such as fitting guides and certificates."""

from sqlalchemy import ForeignKey, Integer, Text
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Row


class ProductDocument(Row):
    """A PDF that visitors can download. Copies of a product have rows of their own for the same file. `size` is in
    bytes.
    """

    __tablename__ = "product_documents"

    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), index=True)
    filename: Mapped[str] = mapped_column(Text, index=True)
    name: Mapped[str] = mapped_column(Text)
    size: Mapped[int] = mapped_column(Integer)
    position: Mapped[int] = mapped_column(Integer)

    @property
    def url(self) -> str:
        """Return the address of its file."""
        return f"/uploads/{self.filename}"
