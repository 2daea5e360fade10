"""Builders that save rows with sensible values. A test then names only the values that matter to it."""

from datetime import datetime
from decimal import Decimal
from itertools import count
from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.sales.orders.checkout import Customer, place_order
from app.shop.system.privacy.retention import plan_forgetting
from app.store.base.images import Image
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.product_images import ProductImage
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel, Fitment
from app.store.database.base import Base, db
from app.store.database.sqlite import write
from app.store.sales.carts import Cart, CartItem
from app.store.sales.orders import Order

CATEGORY = "Car Accessories"
CHECKOUT = {
    "customerName": "Aoife Byrne",
    "customerEmail": "aoife@example.ie",
    "customerPhone": "056 123 4567",
    "shippingAddress": "12 Castle Road, Kilkenny",
    "paymentIntentId": "mock_payment_intent",
}
NOBODY = "00000000-0000-4000-8000-000000000000"
"""An id that no row has."""

Made = TypeVar("Made", bound=Base)
_numbers = count(1)
_LETTERS = str.maketrans("0123456789", "bcdfghjkmn")


def _next_word() -> str:
    """Return a word that no other row has. It has no digits, because an address is searched, and a number would be
    found by chance.
    """
    return f"zz{next(_numbers)}".translate(_LETTERS)


def save(row: Made) -> Made:
    """Save one row, and detach it from its session. Otherwise a later write would expire the values of the row."""
    with write() as session:
        session.add(row)
    db.session.remove()
    return row


def make_category(name: str = CATEGORY, **given: Any) -> Category:
    return save(Category(**{"name": name, "slug": name.lower().replace(" ", "-")} | given))


def make_subcategory(category: Category, name: str = "Mats", **given: Any) -> Subcategory:
    return save(
        Subcategory(**{"category_id": category.id, "name": name, "slug": f"subcategory-{_next_word()}"} | given)
    )


def make_image(**given: Any) -> Image:
    name = f"picture-{_next_word()}.webp"
    values = {"filename": name, "url": f"/uploads/{name}", "width": 1200, "height": 900, "widths": "320,640"}
    return save(Image(**values | given))


def make_more_images(product: Product, count: int) -> list[str]:
    """Give a product pictures after its second one. Returns their addresses."""
    urls = [make_image(listed=0).url for _each in range(count)]
    for place, url in enumerate(urls, 3):
        save(ProductImage(product_id=product.id, image_url=url, position=place))
    return urls


def make_product(name: str = "Boost Gauge", **given: Any) -> Product:
    """Make a product that costs €49.99, with 10 in stock. Its category is created if it does not exist."""
    values: dict[str, Any] = {
        "name": name,
        "slug": f"product-{_next_word()}",
        "description": "Shows what the turbo does, in bar.",
        "price": Decimal("49.99"),
        "category": CATEGORY,
        "inventory": 10,
    } | given
    if db.session.scalar(select(Category).where(Category.name == values["category"])) is None:
        make_category(values["category"])
    return save(Product(**values))


def make_brand(name: str = "Volkswagen", **given: Any) -> Brand:
    return save(Brand(**{"name": name, "slug": name.lower().replace(" ", "-")} | given))


def make_model(brand: Brand, name: str = "Golf", **given: Any) -> CarModel:
    return save(CarModel(**{"brand_id": brand.id, "name": name, "slug": f"model-{_next_word()}"} | given))


def make_fitment(product: Product, model: CarModel, **details: Any) -> Fitment:
    return save(Fitment(product_id=product.id, model_id=model.id, **details))


def make_option(product: Product, name: str = "Red", **given: Any) -> ProductOption:
    """Give a product an option, with 10 in stock."""
    return save(ProductOption(**{"product_id": product.id, "name": name, "inventory": 10, "position": 0} | given))


def make_cart(*lines: tuple[Product, int], **given: Any) -> Cart:
    """A cart with so many of each product, stock unasked."""
    cart = save(Cart(**given))
    for product, quantity in lines:
        save(CartItem(cart_id=cart.id, product_id=product.id, quantity=quantity, unit_price=product.price))
    return cart


def make_order(*lines: tuple[Product, int], **customer: str) -> Order:
    """Place an order by the shop's own rules. Without lines, the order is for one new product."""
    cart = make_cart(*(lines or [(make_product(), 1)]))
    who = {"name": "Aoife Byrne", "email": "aoife@example.ie", "phone": None, "address": "12 Castle Road, Kilkenny"}
    with write() as session:
        placed = place_order(session, cart.id, Customer(**who | customer))
    order = db.session.get_one(Order, placed.order_id)
    db.session.remove()
    return order


def checkout(cart: Cart, **given: Any) -> dict[str, Any]:
    """The body of a checkout of a cart."""
    return CHECKOUT | {"cartId": cart.id} | given


def forget_what_is_old(session: Session, moment: datetime) -> None:
    """Every step of forgetting, in one transaction."""
    for step in plan_forgetting(session, moment):
        step(session)
