"""Products, and the addresses that they had."""

from datetime import datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import DDL, CheckConstraint, ForeignKey, Index, Integer, Text, case, event, func, select, text
from sqlalchemy.orm import Mapped, column_property, mapped_column, query_expression, relationship, validates

from app.store.base.images import Image
from app.store.base.tax_rates import TaxRate
from app.store.base.unit_price import UnitPrice, unit_price
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.product_documents import ProductDocument
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.promised import PromisedStock
from app.store.catalogue.sale import RunningSale, is_on_sale
from app.store.database.base import Base, Row
from app.store.database.search_text import fold_code
from app.store.database.types import Cents, UtcTime

LOW_STOCK = 4
"""Pieces up to which a product is running out (specification, section 9)."""


class Product(PromisedStock, Row):
    """A part for sale. If its category is renamed, the foreign key updates the name here as well."""

    __tablename__ = "products"
    __table_args__ = (
        CheckConstraint("inventory >= 0", "inventory"),
        CheckConstraint("price >= 0", "price"),
        CheckConstraint("featured IN (0, 1)", "featured"),
        CheckConstraint("hidden IN (0, 1)", "hidden"),
        CheckConstraint("fits IN ('listed', 'open', 'universal')", "fits"),
        CheckConstraint("pack_unit IN ('ml', 'l', 'g', 'kg', 'm', 'm2', 'piece')", "pack_unit"),
        CheckConstraint("made_to_order IN (0, 1)", "made_to_order"),
        Index(None, "hidden", "featured", "created_at"),
        Index(None, "category", "hidden", "featured", "created_at"),
        Index(None, "sku_folded", unique=True),
        Index("ix_products_universal", "category", sqlite_where=text("fits = 'universal'")),
    )

    name: Mapped[str] = mapped_column(Text)
    slug: Mapped[str] = mapped_column(Text, unique=True)
    description: Mapped[str] = mapped_column(Text)
    price: Mapped[Decimal] = mapped_column(Cents)
    category: Mapped[str] = mapped_column(
        ForeignKey("product_categories.name", onupdate="CASCADE", ondelete="RESTRICT"), index=True
    )
    subcategory_id: Mapped[str | None] = mapped_column(
        ForeignKey("product_subcategories.id", ondelete="RESTRICT"), index=True
    )
    image_url: Mapped[str | None] = mapped_column(ForeignKey("images.url", onupdate="CASCADE"), index=True)
    image_url2: Mapped[str | None] = mapped_column(ForeignKey("images.url", onupdate="CASCADE"), index=True)
    inventory: Mapped[int] = mapped_column(Integer, default=0)
    agreed: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
    """Pieces that accepted quotes and jobs need; maintained by the triggers of `agreed_pieces`."""
    featured: Mapped[int] = mapped_column(Integer, default=0)
    hidden: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
    """1 for a draft, which the owner alone sees."""
    fits: Mapped[str] = mapped_column(Text, default="listed", server_default="listed")
    """The meaning of its list of models: listed is complete, open may lack some, universal is every vehicle."""
    stock_moved_at: Mapped[datetime | None] = mapped_column(UtcTime)
    """Written by the table's own trigger with every change of the stock; to the millisecond."""
    sku: Mapped[str | None] = mapped_column(Text)
    sku_folded: Mapped[str | None] = mapped_column(Text)
    """The SKU as it is compared: the validator keeps it."""
    ean: Mapped[str | None] = mapped_column(Text)
    manufacturer_id: Mapped[str | None] = mapped_column(ForeignKey("manufacturers.id"), index=True)
    tax_rate_id: Mapped[str | None] = mapped_column(ForeignKey(TaxRate.id), index=True)
    """None means the default rate."""
    pack_amount: Mapped[str | None] = mapped_column(Text)
    """The content of one piece in `pack_unit`, "0.5"."""
    pack_unit: Mapped[str | None] = mapped_column(Text)
    warnings: Mapped[str | None] = mapped_column(Text)
    made_to_order: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
    """1 for a piece made to the customer's wishes, which cannot be withdrawn from."""
    lead_days: Mapped[int | None] = mapped_column(Integer)
    """Days until pieces beyond the stock are there; None where it cannot be ordered beyond its stock."""
    option_count: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
    """How many options it has; maintained by the triggers of `option_sums`, as the next is."""
    price_from: Mapped[Decimal | None] = mapped_column(Cents)
    """The lowest price of its shown options where their prices differ, else None."""
    supplier: Mapped[str | None] = mapped_column(Text)
    """The wholesaler's name, for the owner alone."""
    place: Mapped[str | None] = mapped_column(Text)
    """Where it lies in the store, for the owner alone."""
    sale_price: Mapped[Decimal | None] = mapped_column(Cents)
    sale_from: Mapped[datetime | None] = mapped_column(UtcTime)
    sale_to: Mapped[datetime | None] = mapped_column(UtcTime)
    sale_prior: Mapped[Decimal | None] = mapped_column(Cents)
    """The lowest price of the 30 days before the sale, as it is announced; without one the sale is not shown."""
    on_sale: Mapped[bool] = column_property(is_on_sale(price, sale_price, sale_prior, sale_from, sale_to))
    """Whether customers paid the sale price when the row was read."""

    image: Mapped[Image | None] = relationship(foreign_keys=[image_url], lazy="joined", viewonly=True)
    image2: Mapped[Image | None] = relationship(foreign_keys=[image_url2], lazy="joined", viewonly=True)
    more_images: Mapped[list[Image]] = relationship(
        secondary=ProductImage.__table__, order_by=ProductImage.position, viewonly=True
    )
    """The third picture and those after it. Only an answer about one product reads them."""
    documents: Mapped[list[ProductDocument]] = relationship(order_by=ProductDocument.position, viewonly=True)
    """Its PDFs, which only an answer about one product reads."""
    if TYPE_CHECKING:
        options: Mapped[list[Any]]
        shown_option_count: Mapped[int]
        """Put here by app/store/catalogue/product_options.py, which knows products."""
    model_count: Mapped[int] = query_expression()
    fit = cast("object", None)
    """No column: its verdict, in a list that was asked for with a vehicle."""
    manufacturer: Mapped[str | None] = column_property(
        select(Manufacturer.name)
        .where(Manufacturer.id == manufacturer_id)
        .correlate_except(Manufacturer)
        .scalar_subquery()
    )
    """The manufacturer's name."""
    manufacturer_slug: Mapped[str | None] = column_property(
        select(Manufacturer.slug)
        .where(Manufacturer.id == manufacturer_id)
        .correlate_except(Manufacturer)
        .scalar_subquery()
    )

    @validates("sku")
    def _fold_sku(self, _key: str, sku: Any) -> Any:
        self.sku_folded = fold_code(sku) if sku else None
        return sku

    @property
    def for_sale(self) -> int:
        """Return the pieces that can be ordered: none of a hidden product."""
        return 0 if self.hidden else self.available

    @property
    def can_be_ordered(self) -> bool:
        """Return whether something of it can be ordered, from stock or beyond it."""
        return bool(self.for_sale) or (not self.hidden and self.lead_days is not None)

    @property
    def short(self) -> int:
        """Return the pieces that quotes and jobs need beyond the stock."""
        return sum(each.short for each in self.options) if self.option_count else max(0, self.agreed - self.inventory)

    @property
    def unit_price(self) -> UnitPrice | None:
        """Return the price of its content's unit."""
        return unit_price(self.present_price, self.pack_amount, self.pack_unit)

    @property
    def has_option_prices(self) -> bool:
        """Return whether options of it have a price of their own."""
        return self.option_count > 0 and any(option.price is not None for option in self.options)

    @property
    def sale(self) -> RunningSale | None:
        """Return the sale that runs."""
        if not self.on_sale or self.sale_price is None or self.sale_prior is None or self.sale_to is None:
            return None
        return RunningSale(self.sale_price, self.sale_prior, self.sale_to)

    @property
    def present_price(self) -> Decimal:
        """Return the price that customers pay now."""
        return self.sale.price if self.sale else self.price

    @property
    def shown_options(self) -> list[Any]:
        """Return the options that visitors see."""
        return [option for option in self.options if option.shown] if self.option_count else []

    @property
    def images(self) -> list[Image]:
        """The two pictures that lists show, the first one first."""
        return [image for image in (self.image, self.image2) if image]

    @property
    def all_images(self) -> list[Image]:
        """All its pictures, the first one first."""
        return self.images + self.more_images


SHOWN = Product.hidden == 0
"""The products that visitors see."""
IN_STOCK = Product.inventory > Product.agreed
SOLD_OUT = Product.inventory <= Product.agreed
"""Nothing is left that nobody was promised."""
AVAILABLE = case((IN_STOCK, Product.inventory - Product.agreed), else_=0)
"""The pieces in stock that nobody was promised, as a column."""
FOR_SALE = case((Product.hidden == 1, 0), else_=AVAILABLE)
"""The pieces that can be ordered, as a column."""
LEAD_DAYS = case((Product.hidden == 0, Product.lead_days))
"""The days until pieces beyond the stock are there, as a column: NULL where there are none to be had."""
CAN_BE_ORDERED = (FOR_SALE > 0) | LEAD_DAYS.is_not(None)
"""Something of it can be ordered, from stock or beyond it."""
ENDS_WITH_STOCK = Product.lead_days.is_(None)
"""It cannot be ordered beyond its stock, so the owner is told when that runs out."""
ON_SALE = is_on_sale(Product.price, Product.sale_price, Product.sale_prior, Product.sale_from, Product.sale_to)
PRESENT_PRICE = case((ON_SALE, Product.sale_price), else_=Product.price)
"""The price that customers pay now, as a column."""
LISTED_PRICE = func.coalesce(Product.price_from, PRESENT_PRICE)
"""The price that lists show and sort by: the lowest one of options whose prices differ."""

# A trigger, because a sale, a cancelled order, a form, a file and an undo change the stock each in their own way.
event.listen(
    Product.__table__,
    "after_create",
    DDL(  # type: ignore[no-untyped-call]  # untyped there
        "CREATE TRIGGER stock_moved AFTER UPDATE OF inventory ON products WHEN old.inventory <> new.inventory"
        " BEGIN UPDATE products SET stock_moved_at = strftime('%%Y-%%m-%%dT%%H:%%M:%%fZ', 'now') WHERE id = new.id; END"
    ),
)


class ProductSlug(Base):
    """A former address of a product. Old links still lead to the product."""

    __tablename__ = "product_slugs"

    slug: Mapped[str] = mapped_column(Text, primary_key=True)
    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), index=True)
