"""Options of a product, such as shades or sizes. Each has a stock, and may have a number, price and picture."""

from decimal import Decimal
from typing import Any

from sqlalchemy import CheckConstraint, ForeignKey, Index, Integer, Text, case, func, select, text
from sqlalchemy.orm import Mapped, Session, column_property, mapped_column, relationship, validates

from app.store.base.images import Image
from app.store.base.unit_price import UnitPrice, unit_price
from app.store.catalogue.products import AVAILABLE, FOR_SALE, LOW_STOCK, ON_SALE, PRESENT_PRICE, Product
from app.store.catalogue.promised import PromisedStock
from app.store.catalogue.sale import RunningSale
from app.store.database.base import Row
from app.store.database.search_text import fold_code
from app.store.database.types import Cents


class ProductOption(PromisedStock, Row):
    """One of the forms in which a product is sold. The stock of a product with options is the sum of the shown ones."""

    __tablename__ = "product_options"
    __table_args__ = (
        CheckConstraint("inventory >= 0", "inventory"),
        CheckConstraint("price >= 0", "price"),
        CheckConstraint("shown IN (0, 1)", "shown"),
        Index(None, "sku_folded", unique=True),
    )

    product_id: Mapped[str] = mapped_column(ForeignKey("products.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(Text)
    sku: Mapped[str | None] = mapped_column(Text)
    sku_folded: Mapped[str | None] = mapped_column(Text)
    """The number as it is compared: the validator keeps it."""
    ean: Mapped[str | None] = mapped_column(Text)
    price: Mapped[Decimal | None] = mapped_column(Cents)
    """None means the price of the product."""
    inventory: Mapped[int] = mapped_column(Integer, default=0)
    agreed: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))
    """Pieces that accepted quotes and jobs need; maintained by the triggers of `agreed_pieces`."""
    image_url: Mapped[str | None] = mapped_column(ForeignKey("images.url", onupdate="CASCADE"), index=True)
    position: Mapped[int] = mapped_column(Integer)
    shown: Mapped[int] = mapped_column(Integer, default=1, server_default=text("1"))

    product: Mapped[Product] = relationship(viewonly=True)
    image: Mapped[Image | None] = relationship(viewonly=True)

    @validates("sku")
    def _fold_sku(self, _key: str, sku: Any) -> Any:
        self.sku_folded = fold_code(sku) if sku else None
        return sku

    @property
    def present_price(self) -> Decimal:
        """Return its own price, else the product's."""
        return self.product.present_price if self.price is None else self.price

    @property
    def sale(self) -> RunningSale | None:
        """Return the sale that it is in. With a price of its own it is in none."""
        return self.product.sale if self.price is None else None

    @property
    def unit_price(self) -> UnitPrice | None:
        """Return the price of its content's unit."""
        return unit_price(self.present_price, self.product.pack_amount, self.product.pack_unit)

    @property
    def for_sale(self) -> int:
        """Return the pieces that can be ordered: none of an option that is not shown."""
        return self.available if self.shown else 0

    @property
    def short(self) -> int:
        """Return the pieces that quotes and jobs need beyond the stock."""
        return max(0, self.agreed - self.inventory)

    @property
    def is_low(self) -> bool:
        """Return whether little is left to sell, or quotes and jobs need more than there is."""
        return bool(self.shown and self.available <= LOW_STOCK) or self.short > 0


Product.options = relationship(ProductOption, order_by=ProductOption.position, viewonly=True)
_SHOWN = (
    select(func.count())
    .select_from(ProductOption)
    .where(ProductOption.product_id == Product.id, ProductOption.shown == 1)
    .correlate_except(ProductOption)
    .scalar_subquery()
)
Product.shown_option_count = column_property(case((Product.option_count > 0, _SHOWN), else_=0))


def name_of(product: str, option: str | None) -> str:
    """Return the name of a product with its option, as a line of a sale has it."""
    return f"{product}, {option}" if option else product


def page_of(page: str, option_id: str | None) -> str:
    """Return the address of a product's page with one of its options chosen."""
    return f"{page}?option={option_id}" if option_id else page


def name_of_sku(session: Session, folded: str) -> str | None:
    """Return the name of the product or option with a part number, as it is compared."""
    option = select(Product.name + ", " + ProductOption.name).join_from(Product, ProductOption)
    return session.scalar(select(Product.name).where(Product.sku_folded == folded)) or session.scalar(
        option.where(ProductOption.sku_folded == folded)
    )


LINE_NAME = case((ProductOption.name.is_(None), Product.name), else_=Product.name + ", " + ProductOption.name)
"""The name of a line, where a product stands beside its option or none."""
LINE_PRICE = func.coalesce(ProductOption.price, PRESENT_PRICE)
LINE_SALE = case((ON_SALE & ProductOption.price.is_(None), Product.sale_prior))
"""The prior price of a line on sale. An option with a price of its own has no part in a sale."""
LINE_PICTURE = func.coalesce(ProductOption.image_url, Product.image_url)
NEEDS_OPTION = (Product.option_count > 0) & ProductOption.id.is_(None)
"""True for a line without an option of a product that has some."""
_OPTION_AVAILABLE = func.max(0, ProductOption.inventory - ProductOption.agreed)
_OPTION_LEFT = case(((ProductOption.shown == 0) | (Product.hidden == 1), 0), else_=_OPTION_AVAILABLE)
LINE_AVAILABLE = case((ProductOption.id.is_(None), AVAILABLE), else_=_OPTION_AVAILABLE)
"""The pieces of a line's product or option that nobody was promised."""
LINE_LEFT = case((NEEDS_OPTION, 0), (ProductOption.id.is_(None), FOR_SALE), else_=_OPTION_LEFT)
"""The pieces of a line's product or option that can be ordered."""
LINE_LEAD = case((NEEDS_OPTION | (ProductOption.shown == 0) | (Product.hidden == 1), None), else_=Product.lead_days)
"""The days until pieces of it beyond the stock are there: NULL where there are none to be had."""
WAITED_LEFT = case((ProductOption.id.is_(None), FOR_SALE), else_=_OPTION_LEFT)
"""The same, where any option of the product will do if none is named."""
SHORT_OPTION = (
    select(ProductOption.id)
    .where(ProductOption.product_id == Product.id, ProductOption.agreed > ProductOption.inventory)
    .exists()
)
SHORT = (Product.agreed > Product.inventory) | SHORT_OPTION
"""The products of which quotes and jobs need more than there is."""
_HAS_LOW_OPTION = (
    select(ProductOption.id)
    .where(
        ProductOption.product_id == Product.id,
        ProductOption.shown == 1,
        ProductOption.inventory - ProductOption.agreed <= LOW_STOCK,
    )
    .exists()
)
IS_LOW = (AVAILABLE >= 1) & ((AVAILABLE <= LOW_STOCK) | ((Product.option_count > 0) & _HAS_LOW_OPTION))
"""The products of which, or of an option of which, little is left, but not nothing."""
