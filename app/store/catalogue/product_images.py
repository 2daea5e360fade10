"""The pictures of a product after its first two."""

from sqlalchemy import ForeignKey, Integer
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Base


class ProductImage(Base):
    """A picture of a product after its second one. The first two are columns of the product."""

    __tablename__ = "product_images"

    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), primary_key=True)
    image_url: Mapped[str] = mapped_column(ForeignKey("images.url", onupdate="CASCADE"), primary_key=True, index=True)
    position: Mapped[int] = mapped_column(Integer)
