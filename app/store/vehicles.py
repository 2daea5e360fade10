"""Brands, their models, and which part fits which model."""

from sqlalchemy import ForeignKey, Integer, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from app.store.base import Base, Row


class Brand(Row, Base):
    """A maker of cars."""

    __tablename__ = "brands"

    name: Mapped[str] = mapped_column(Text, unique=True)
    slug: Mapped[str] = mapped_column(Text, unique=True)
    logo_url: Mapped[str | None] = mapped_column(ForeignKey("images.url", onupdate="CASCADE"), index=True)
    display_order: Mapped[int] = mapped_column(Integer, default=0)


class CarModel(Row, Base):
    """A model of a brand; `year` is free text such as "2013-2019"."""

    __tablename__ = "car_models"
    __table_args__ = (UniqueConstraint("brand_id", "slug"),)

    brand_id: Mapped[str] = mapped_column(ForeignKey("brands.id", ondelete="RESTRICT"))
    name: Mapped[str] = mapped_column(Text)
    slug: Mapped[str] = mapped_column(Text)
    year: Mapped[str | None] = mapped_column(Text)
    display_order: Mapped[int] = mapped_column(Integer, default=0)


class Fitment(Row, Base):
    """This product fits this model."""

    __tablename__ = "model_product_compatibility"
    __table_args__ = (UniqueConstraint("model_id", "product_id"),)

    model_id: Mapped[str] = mapped_column(ForeignKey("car_models.id", ondelete="RESTRICT"))
    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), index=True)
