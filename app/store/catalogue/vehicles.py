"""Brands, their models, and which part fits which model."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Integer, Text, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column, query_expression, relationship

from app.store.base.images import Image
from app.store.database.base import Base, Row
from app.store.database.types import UtcTime


class Brand(Row):
    """A maker of cars. `product_count` and `model_count` are set only if a query asks for them."""

    __tablename__ = "brands"

    name: Mapped[str] = mapped_column(Text, unique=True)
    slug: Mapped[str] = mapped_column(Text, unique=True)
    logo_url: Mapped[str | None] = mapped_column(ForeignKey("images.url", onupdate="CASCADE"), index=True)
    display_order: Mapped[int] = mapped_column(Integer, default=0)

    logo: Mapped[Image | None] = relationship(lazy="joined", viewonly=True)
    models: Mapped[list["CarModel"]] = relationship(
        order_by="CarModel.display_order, CarModel.name, CarModel.id", viewonly=True
    )
    product_count: Mapped[int] = query_expression()
    model_count: Mapped[int] = query_expression()


class CarModel(Row):
    """A model of a brand. `year` is the displayed text, as in "2013-2019"; `year_from` and `year_to` are its meaning,
    both included. None means open, and both None means not known. `product_count` is set only if a query asks for
    it.
    """

    __tablename__ = "car_models"
    __table_args__ = (
        UniqueConstraint("brand_id", "slug"),
        CheckConstraint("year_from BETWEEN 1886 AND 2100", "year_from"),
        CheckConstraint("year_to BETWEEN 1886 AND 2100", "year_to"),
        CheckConstraint("year_from <= year_to", "years"),
    )

    brand_id: Mapped[str] = mapped_column(ForeignKey("brands.id", ondelete="RESTRICT"))
    name: Mapped[str] = mapped_column(Text)
    slug: Mapped[str] = mapped_column(Text)
    year: Mapped[str | None] = mapped_column(Text)
    year_from: Mapped[int | None] = mapped_column(Integer)
    year_to: Mapped[int | None] = mapped_column(Integer)
    display_order: Mapped[int] = mapped_column(Integer, default=0)

    engines: Mapped[list["CarEngine"]] = relationship(
        order_by="CarEngine.display_order, CarEngine.name, CarEngine.id", viewonly=True
    )
    product_count: Mapped[int] = query_expression()


class CarEngine(Row):
    """An engine with which a model was sold, such as "2.0 TDI". `code` is the maker's, such as "CRBC". Its years have
    the same meaning as those of a model.
    """

    __tablename__ = "car_engines"
    __table_args__ = (
        UniqueConstraint("model_id", "name"),
        CheckConstraint("fuel IN ('petrol', 'diesel', 'hybrid', 'electric', 'other')", "fuel"),
        CheckConstraint("power_kw BETWEEN 1 AND 2000", "power_kw"),
        CheckConstraint("year_from BETWEEN 1886 AND 2100", "year_from"),
        CheckConstraint("year_to BETWEEN 1886 AND 2100", "year_to"),
        CheckConstraint("year_from <= year_to", "years"),
    )

    model_id: Mapped[str] = mapped_column(ForeignKey("car_models.id", ondelete="CASCADE"))
    name: Mapped[str] = mapped_column(Text)
    fuel: Mapped[str | None] = mapped_column(Text)
    power_kw: Mapped[int | None] = mapped_column(Integer)
    code: Mapped[str | None] = mapped_column(Text)
    year_from: Mapped[int | None] = mapped_column(Integer)
    year_to: Mapped[int | None] = mapped_column(Integer)
    display_order: Mapped[int] = mapped_column(Integer, default=0)


class Fitment(Row):
    """The statement that a product fits a model.

    It is limited to the years `year_from` to `year_to`, both included, and to the `engines`, if they are given. With
    `is_condition` the product fits only under the condition in `note`, such as "only with sport brakes". `source` is
    where the statement is from, and `proved_at` is when the product was fitted to such a car.
    """

    __tablename__ = "model_product_compatibility"
    __table_args__ = (
        UniqueConstraint("model_id", "product_id"),
        CheckConstraint("year_from BETWEEN 1886 AND 2100", "year_from"),
        CheckConstraint("year_to BETWEEN 1886 AND 2100", "year_to"),
        CheckConstraint("year_from <= year_to", "years"),
        CheckConstraint("is_condition IN (0, 1)", "is_condition"),
        CheckConstraint("source IN ('owner', 'import', 'fitted')", "source"),
    )

    model_id: Mapped[str] = mapped_column(ForeignKey("car_models.id", ondelete="RESTRICT"))
    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), index=True)
    year_from: Mapped[int | None] = mapped_column(Integer)
    year_to: Mapped[int | None] = mapped_column(Integer)
    note: Mapped[str | None] = mapped_column(Text)
    is_condition: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
    source: Mapped[str] = mapped_column(Text, default="owner", server_default="owner")
    proved_at: Mapped[datetime | None] = mapped_column(UtcTime)

    engines: Mapped[list[CarEngine]] = relationship(
        secondary="fitment_engines", order_by="CarEngine.display_order, CarEngine.name, CarEngine.id", viewonly=True
    )


class FitmentEngine(Base):
    """An engine of the model for which a fitment holds. A fitment without such a row holds for every engine."""

    __tablename__ = "fitment_engines"

    fitment_id: Mapped[str] = mapped_column(
        ForeignKey("model_product_compatibility.id", ondelete="CASCADE"), primary_key=True
    )
    engine_id: Mapped[str] = mapped_column(
        ForeignKey("car_engines.id", ondelete="CASCADE"), primary_key=True, index=True
    )
