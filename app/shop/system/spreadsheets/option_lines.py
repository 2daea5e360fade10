"""Lines of a product file that are options. They stand below the line of their product, or the shop has it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from pydantic import ValidationError

from app.contract.base.faults import field_errors
from app.contract.base.fields import new_slug
from app.contract.catalogue.product_options import MOST_OPTIONS, OptionRow
from app.shop.base.images.images import NOT_AN_UPLOAD
from app.shop.catalogue.products.options import ON_SALE
from app.shop.catalogue.products.part_numbers import TAKEN
from app.shop.system.spreadsheets.file_import import Cells, Faults
from app.shop.system.spreadsheets.product_cells import (
    OPTION,
    STOCK_AS_OF,
    ProductRow,
    own_pictures,
    read_moment,
    read_price,
)
from app.shop.system.spreadsheets.product_names import Names
from app.store.catalogue.product_options import ProductOption, name_of
from app.store.catalogue.products import Product
from app.store.database.base import now
from app.store.database.search_text import fold_code

FIELDS = {
    OPTION: "name",
    "sku": "sku",
    "ean": "ean",
    "price": "price",
    "inventory": "inventory",
    "imageUrl": "image_url",
}
"""The columns that an option has of its own, besides `hidden`, and the field of each."""
IGNORED = {"id", "name", "slug", "createdAt", "hidden", STOCK_AS_OF, *FIELDS}
PLAIN = ("name", "sku", "ean", "price", "shown", "image_url")
NOT_OF_OPTION = "The line of an option has no such cell: it is on the line of its product"
NO_PRODUCT = "There is no product with this address: give it a line above those of its options"
TOO_MANY = f"A product has at most {MOST_OPTIONS} options"
NO_OWN_PRICE = "-"
"""A price cell with it takes the option's own price away. A blank one leaves it, as in every column."""
Numbered = tuple[int, Cells]


@dataclass
class OptionLines:
    """The lines of a file, apart: those of products, and those of options by the address of their product."""

    of_products: list[Numbered] = field(default_factory=list)
    by_slug: dict[str, list[Numbered]] = field(default_factory=dict)


def split_lines(given: Iterable[Numbered], names: Names) -> OptionLines:
    """Return the lines of a file by what they are for. One whose number is an option's is that option's. The line of an
    option without an address or a name is for the product above it.
    """
    found, above = OptionLines(), ""
    for number, cells in given:
        same = names.option_skus.get(fold_code(cells.get("sku", "")))
        if OPTION in cells:
            slug = cells.get("slug") or new_slug(cells.get("name", "")) or above
            found.by_slug.setdefault(slug, []).append((number, cells))
        elif same and cells.get("slug", same.product.slug) == same.product.slug:
            own = {name: text for name, text in cells.items() if name in IGNORED} | {OPTION: same.name}
            found.by_slug.setdefault(same.product.slug, []).append((number, own))
        else:
            above = cells.get("slug") or new_slug(cells.get("name", ""))
            found.of_products.append((number, cells))
    return found


def option_cells(product: Product, option: ProductOption) -> dict[str, object]:
    """Return the cells of an option's line."""
    price = None if option.price is None else f"{option.price:.2f}"
    own = {column: getattr(option, name) for column, name in FIELDS.items()}
    hidden = {"hidden": 1 - option.shown}
    return own | hidden | {"id": option.id, "name": product.name, "slug": product.slug, "price": price}


@dataclass
class OptionReader:
    """Reads the options of one product. A stock that is older than the shop's is left as it is, unless `takes_stock`;
    `warnings` say so by line.
    """

    row: ProductRow
    names: Names
    takes_stock: bool
    rows: list[dict[str, Any]] = field(default_factory=list)
    warnings: dict[int, str] = field(default_factory=dict)
    named: dict[str, int] = field(default_factory=dict)

    def read(self, lines: Iterable[Numbered]) -> Iterator[tuple[int, Faults]]:
        """Read the lines, and yield the errors of each."""
        for number, cells in lines:
            faults = self._read_line(number, cells)
            if faults:
                yield number, faults

    def put_together(self) -> None:
        """Give the row all options of its product, in the order of the file if this names each of them."""
        present = self._present()
        named = {each["id"] for each in self.rows if "id" in each}
        others = [_unchanged(option) for option in present if option.id not in named]
        if not others:
            self.row.options = self.rows
            return
        by_id = {each["id"]: each for each in [*others, *(row for row in self.rows if "id" in row)]}
        self.row.options = [by_id[option.id] for option in present] + [each for each in self.rows if "id" not in each]

    def _present(self) -> list[ProductOption]:
        return self.names.options.get(self.row.before.id, []) if self.row.before else []

    def _read_line(self, number: int, cells: Cells) -> Faults:
        strange = {name: NOT_OF_OPTION for name in cells if name not in IGNORED}
        if strange:
            return strange
        try:
            body = OptionRow.model_validate(_fields_of(cells))
        except ValidationError as error:
            columns = {_camel(name): column for column, name in FIELDS.items()} | {"shown": "hidden"}
            return {columns.get(name, OPTION): said for name, said in field_errors(OptionRow, error).items()}
        present = next((each for each in self._present() if each.name.casefold() == body.name.casefold()), None)
        given = body.model_dump(exclude_unset=True)
        faults = self._find_faults(number, given, present)
        self.rows.append(self._settle(number, cells, given, present))
        return faults

    def _find_faults(self, number: int, given: dict[str, Any], present: ProductOption | None) -> dict[str, str]:
        faults = {}
        first = self.named.setdefault(given["name"].casefold(), number)
        if first != number:
            faults[OPTION] = f"This option is on line {first} already"
        elif len({*self.named, *(each.name.casefold() for each in self._present())}) > MOST_OPTIONS:
            faults[OPTION] = TOO_MANY
        folded = fold_code(given.get("sku") or "")
        product, option = (self.names.skus.get(folded), self.names.option_skus.get(folded))
        if product or (option and option is not present):
            name = product.name if product else name_of(option.product.name, option.name) if option else ""
            faults["sku"] = f"{name} {TAKEN}"
        own = {*own_pictures(self.row, self.names), present.image_url if present else None}
        if given.get("image_url") and given["image_url"] not in self.names.uploads | own:
            faults["imageUrl"] = NOT_AN_UPLOAD
        if given.get("price") is not None and self._is_on_sale():
            faults["price"] = ON_SALE
        return faults

    def _is_on_sale(self) -> bool:
        price, until = (
            self.row.values.get(name, getattr(self.row.before, name, None)) for name in ("sale_price", "sale_to")
        )
        return price is not None and until is not None and until > now()

    def _settle(
        self, number: int, cells: Cells, given: dict[str, Any], present: ProductOption | None
    ) -> dict[str, Any]:
        """Return the whole option. A stock is left out where it stays."""
        if present is None:
            return given
        if given.get("inventory") == present.inventory:
            del given["inventory"]
        moved_at = self.row.before.stock_moved_at if self.row.before else None
        if "inventory" in given and moved_at and _is_older(cells, moved_at, self.names):
            self.warnings[number] = explain_moved(present.inventory, given["inventory"], self.takes_stock)
            if not self.takes_stock:
                del given["inventory"]
        return _unchanged(present) | given | {"name": present.name}


def explain_moved(present: int, wanted: int, is_taken: bool) -> str:
    """Return the warning about a stock in the file that is older than the shop's."""
    if is_taken:
        return f"The stock changed after this file was exported: {present} becomes {wanted}"
    return f"The stock changed after this file was exported: it stays {present}, not {wanted}"


def describe_options(options: Iterable[ProductOption]) -> str:
    """Return options as a preview shows them: "Red 4, Blue 2 at €39.00"."""
    return ", ".join(_describe(each.name, each.inventory, each.price) for each in options)


def describe_given(row: ProductRow, names: Names) -> str:
    """Return the same of those that the product will have."""
    present = {each.id: each for each in names.options.get(row.before.id, [])} if row.before else {}
    return ", ".join(
        _describe(
            each["name"], each.get("inventory", present[each["id"]].inventory if "id" in each else 0), each.get("price")
        )
        for each in row.options or []
    )


def has_other_options(row: ProductRow, names: Names) -> bool:
    """Return whether the file changes the options of a product."""
    present = names.options.get(row.before.id, []) if row.before else []
    return row.options is not None and row.options != [_unchanged(option) for option in present]


def _describe(name: str, inventory: int, price: object) -> str:
    return f"{name} {inventory}" + (f" at €{price:.2f}" if price is not None else "")


def _unchanged(option: ProductOption) -> dict[str, Any]:
    return {"id": option.id} | {name: getattr(option, name) for name in PLAIN}


def _is_older(cells: Cells, moved_at: datetime, names: Names) -> bool:
    row = ProductRow(None)
    if STOCK_AS_OF in cells:
        read_moment(row, cells[STOCK_AS_OF], names)
    return row.stock_as_of is not None and moved_at >= row.stock_as_of


def _fields_of(cells: Cells) -> dict[str, Any]:
    """Return the cells of an option by the fields of the API."""
    fields = {_camel(name): cells[column] for column, name in FIELDS.items() if column in cells}
    if "price" in fields:
        fields["price"] = "" if fields["price"] == NO_OWN_PRICE else read_price(fields["price"])
    shown = {"0": "1", "1": "0"}.get(cells.get("hidden", "0"), cells.get("hidden", "0"))
    return fields | ({"shown": shown} if "hidden" in cells else {})


def _camel(name: str) -> str:
    return "imageUrl" if name == "image_url" else name
