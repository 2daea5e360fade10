"""Options of a product, as their owner lists and writes them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlalchemy.orm.attributes import flag_modified

from app.shop.base.errors import Conflict, NotFound, StockMoved, invalid_field
from app.shop.base.images import images
from app.shop.catalogue.products.catalogue import get_product
from app.shop.catalogue.products.chosen_option import NO_OPTION
from app.shop.catalogue.products.part_numbers import refuse_taken_sku
from app.shop.catalogue.products.stock import explain_move
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.database.base import new_id, now
from app.store.database.search_text import fold_code

NO_NAME = "Give each option a name"
SAME_NAME = "Two options are called “{}”: give each a name of its own"
ON_SALE = "This product is on sale at one price for all its options: they can have prices of their own after the sale"
SAME_NUMBER = "Two options have the part number {}"
PLAIN = ("name", "ean", "price", "shown", "image_url")
COPIED = ("name", "price", "shown", "image_url", "position")
"""What a copy of a product takes of an option: numbers and stock belong to one."""

Given = Sequence[Mapping[str, Any]]


def list_options(session: Session, product_id: str) -> list[ProductOption]:
    """Return all options of a product in their order. Raises NotFound for an unknown product."""
    get_product(session, product_id)
    own = ProductOption.product_id == product_id
    return list(session.scalars(select(ProductOption).where(own).order_by(ProductOption.position)))


def write_options(session: Session, product_id: str, given: Given) -> list[str]:
    """Give a product these options and no others, in this order. Returns the files of pictures that nothing shows any
    more.

    Raises NotFound for an unknown product or option, Invalid for an option without a name or with the name of another,
    Conflict for a taken part number, and StockMoved for a stock that another sale changed meanwhile.
    """
    product = get_product(session, product_id)
    earlier = [option.image_url for option in list_options(session, product_id)]
    set_options(session, product, given)
    return images.drop_unused(session, earlier)


def set_options(session: Session, product: Product, given: Given) -> None:
    """Give a product these options, and retain the pictures of the earlier ones. A product that loses its last option
    keeps the stock that they had. It raises the same errors.
    """
    held = product.inventory
    present = {option.id: option for option in list_options(session, product.id)}
    _refuse_names(given)
    _refuse_numbers(session, product, given)
    if any(each.get("price") is not None for each in given):
        refuse_sale(product)
    rows = [_find(present, each.get("id")) for each in given]
    for each, option in zip(given, rows, strict=True):
        _check_picture(session, product, option, each.get("image_url"))
        _check_stock(option, each)
    _remove(session, present, but={option.id for option in rows if option})
    for position, (each, option) in enumerate(zip(given, rows, strict=True)):
        _write(session, option or ProductOption(id=new_id(), product_id=product.id), each, position)
    session.flush()
    session.expire(product)
    if present and not given:
        product.inventory = held
        session.flush()


def copy_options(session: Session, original: Product, copy: Product) -> None:
    """Give a copy the options of its original, without their numbers and their stock."""
    for option in list_options(session, original.id):
        alike = {name: getattr(option, name) for name in COPIED}
        session.add(ProductOption(product_id=copy.id, **alike))
    session.flush()


def refuse_sale(product: Product) -> None:
    """Raise Invalid for prices of options while the product is on sale, or is going to be."""
    if product.sale_price is not None and product.sale_to and product.sale_to > now():
        raise invalid_field("options", ON_SALE)


def _refuse_names(given: Given) -> None:
    names = Counter(each["name"].casefold() for each in given)
    for each in given:
        if not each["name"]:
            raise invalid_field("options", NO_NAME)
        if names[each["name"].casefold()] > 1:
            raise invalid_field("options", SAME_NAME.format(each["name"]))


def _refuse_numbers(session: Session, product: Product, given: Given) -> None:
    numbers = [each["sku"] for each in given if each.get("sku")]
    folded = Counter(fold_code(sku) for sku in numbers)
    for sku in numbers:
        if folded[fold_code(sku)] > 1:
            raise Conflict(SAME_NUMBER.format(sku), {"options": SAME_NUMBER.format(sku)})
        refuse_taken_sku(session, sku, options_of=product.id, field="options")


def _find(present: Mapping[str, ProductOption], option_id: str | None) -> ProductOption | None:
    if option_id is not None and option_id not in present:
        raise NotFound(NO_OPTION)
    return present.get(option_id or "")


def _check_picture(session: Session, product: Product, option: ProductOption | None, url: str | None) -> None:
    own = {image.url for image in product.all_images} | {option.image_url if option else None, None}
    if url not in own:
        images.require_upload(session, "options", url or "")


def _check_stock(option: ProductOption | None, given: Mapping[str, Any]) -> None:
    """Raise StockMoved for a new stock that is based on another than the present one."""
    if option is None or "inventory" not in given:
        return
    was = given.get("inventory_was", option.inventory)
    if was != option.inventory and given["inventory"] != was:
        raise StockMoved("options", f"{option.name}: {explain_move(was, option.inventory)}", option.inventory)


def _remove(session: Session, present: Mapping[str, ProductOption], *, but: set[str]) -> None:
    """Remove options but those given, and free the numbers of these for each other."""
    for option in present.values():
        if option.id in but:
            option.sku = None
        else:
            session.delete(option)
    session.flush()


def _write(session: Session, option: ProductOption, given: Mapping[str, Any], position: int) -> None:
    if option.name and option.shown != given.get("shown", 1):
        # A trigger outdates the words of the search index once the name is written.
        flag_modified(option, "name")
    for name in PLAIN:
        setattr(option, name, given.get(name, 1 if name == "shown" else None))
    option.sku, option.position = given.get("sku"), position
    if "inventory" in given and given["inventory"] != given.get("inventory_was"):
        option.inventory = given["inventory"]
    session.add(option)
