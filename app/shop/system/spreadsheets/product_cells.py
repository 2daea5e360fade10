"""The cells of a product file that are not plain fields of the API. They are numbers as a spreadsheet writes them, and
names of other rows. An error becomes a sentence about its column.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from pydantic import ValidationError

from app.contract.base.rows import NO_SLUG, is_slug
from app.contract.catalogue.part_numbers import CodesBody
from app.contract.catalogue.product_pictures import MOST_PICTURES, TOO_MANY_PICTURES
from app.contract.catalogue.related_products import MOST_RELATED
from app.shop.base.images.images import NOT_AN_UPLOAD
from app.shop.catalogue.products.chosen_related import IN_BOTH, ITSELF
from app.shop.catalogue.products.part_numbers import TAKEN
from app.shop.system.spreadsheets.product_details import Code
from app.shop.system.spreadsheets.product_names import Names
from app.store.catalogue.product_options import name_of
from app.store.catalogue.products import Product
from app.store.catalogue.related_products import GOES_WITH, REPLACES
from app.store.database.search_text import fold_code

CODES = "codes"
DOCUMENTS = "documents"
MODELS = "models"
MORE_IMAGES = "moreImages"
RELATED = {"goesWith": GOES_WITH, "replaces": REPLACES}
"""Columns of parts that go with a part, or instead of it, by their kind."""
STOCK_AS_OF = "stockAsOf"
"""Column with the time of the export: a stock that moved since then is newer than the file's."""
OPTION = "option"
"""Column with the name of an option. Its lines are those of an option, and `option_lines.py` reads them."""
NO_MOMENT = "This is not a time such as 2026-05-01T09:30:00Z. Leave the cell empty if the stock was counted just now"
TOO_MANY_RELATED = f"Please name at most {MOST_RELATED} parts by their addresses"
NO_DOCUMENT = "This product has no document named {}. A PDF is added in the form of the product"
NO_CODES = "Please write each number with its kind, such as oem:5K0 615 301;mpn:BR-90"
_COMMA_DECIMALS = re.compile(r"\d{1,3}(\.\d{3})+,\d{1,2}|\d+,\d{1,2}")
_POINT_DECIMALS = re.compile(r"\d{1,3}(,\d{3})+\.\d{1,2}")


@dataclass
class ProductRow:
    """The values of a line, and its errors by field. Models, codes and the ids of documents are included if they are
    given. `options` are all that the product will have, if the file has lines of them. `stock_as_of` is the time at
    which the stock was exported, if given.
    """

    before: Product | None
    values: dict[str, Any] = field(default_factory=dict)
    models: set[str] | None = None
    codes: list[Code] | None = None
    more_images: list[str] | None = None
    related: dict[str, list[str]] = field(default_factory=dict)
    documents: list[str] | None = None
    options: list[dict[str, Any]] | None = None
    stock_as_of: datetime | None = None
    faults: dict[str, str] = field(default_factory=dict)


def read_price(text: str) -> str:
    """Return a price in plain form from the form that a spreadsheet writes. For example, "1.249,00" and "€1,249.00"
    both become "1249.00".
    """
    text = text.strip("€ ").removesuffix("EUR").rstrip()
    if _COMMA_DECIMALS.fullmatch(text):
        return text.replace(".", "").replace(",", ".")
    return text.replace(",", "") if _POINT_DECIMALS.fullmatch(text) else text


def check_names(row: ProductRow, names: Names) -> None:
    """Check the names in a row. The category must exist, the address must be valid, and the pictures must be uploads or
    the product's own.
    """
    category = row.values.get("category")
    if category:
        row.values["category"] = names.find_category(category) or category
        if row.values["category"] not in names.categories:
            row.faults["category"] = f"There is no category named {category}"
    if not row.before and row.values and not is_slug(row.values["slug"]):
        row.faults["slug"] = NO_SLUG
    _check_numbers(row, names)
    own = own_pictures(row, names)
    for column, name in (("imageUrl", "image_url"), ("imageUrl2", "image_url2")):
        url = row.values.get(name)
        if url and url not in names.uploads | own:
            row.faults[column] = NOT_AN_UPLOAD


def _check_numbers(row: ProductRow, names: Names) -> None:
    """Check that the manufacturer exists, and the SKU is no other product's."""
    if "manufacturer" in row.values:
        name = row.values.pop("manufacturer")
        row.values["manufacturer_id"] = names.find_manufacturer(name) if name else None
        if name and not row.values["manufacturer_id"]:
            row.faults["manufacturer"] = f"There is no maker named {name}"
    folded = fold_code(row.values.get("sku") or "")
    rival, option = names.skus.get(folded), names.option_skus.get(folded)
    if rival and rival is not row.before:
        row.faults["sku"] = f"{rival.name} {TAKEN}"
    if option:
        row.faults["sku"] = f"{name_of(option.product.name, option.name)} {TAKEN}"


def drop_subcategory(row: ProductRow, names: Names) -> None:
    """Take a product out of its subcategory when it leaves the category."""
    if row.before and not names.has_subcategory(_category_of(row), row.before.subcategory_id):
        row.values["subcategory_id"] = None


def read_subcategory(row: ProductRow, text: str, names: Names) -> None:
    """Read the name of a subcategory. With other faults, the category may be one that does not exist."""
    if not row.faults:
        row.values["subcategory_id"] = names.find_subcategory(_category_of(row), text)
        if row.values["subcategory_id"] is None:
            row.faults["subcategoryId"] = f"{_category_of(row)} has no subcategory named {text}"


def _category_of(row: ProductRow) -> str:
    return row.values.get("category") or (row.before.category if row.before else "")


def read_rate(row: ProductRow, text: str, names: Names) -> None:
    """Read a tax rate; the default is none of the product's own."""
    rate = names.find_rate(text)
    if rate is None:
        row.faults["taxRate"] = f"There is no tax rate named {text}"
        return
    is_own = not rate.is_default or (row.before is not None and row.before.tax_rate_id == rate.id)
    row.values["tax_rate_id"] = rate.id if is_own else None


def read_moment(row: ProductRow, text: str, _names: Names) -> None:
    """Read the time at which the stock was exported."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        row.faults[STOCK_AS_OF] = NO_MOMENT
    else:
        row.stock_as_of = moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def read_models(row: ProductRow, text: str, names: Names) -> None:
    """Read the models in "Brand/Model;Brand/Model"."""
    row.models, unknown = names.find_models(text)
    if unknown:
        row.faults[MODELS] = ". ".join(map(names.explain_unknown, unknown))[:500]


def read_more_images(row: ProductRow, text: str, names: Names) -> None:
    """Read the pictures after the second one in "/uploads/a.webp;/uploads/b.webp"."""
    urls = list(dict.fromkeys(url for part in text.split(";") if (url := part.strip())))
    row.more_images = [url for url in urls if url not in _first_two(row)]
    if not set(row.more_images) <= names.uploads | own_pictures(row, names):
        row.faults[MORE_IMAGES] = NOT_AN_UPLOAD
    if len(row.more_images) > MOST_PICTURES - 2:
        row.faults[MORE_IMAGES] = TOO_MANY_PICTURES


def read_goes_with(row: ProductRow, text: str, names: Names) -> None:
    """Read the parts that go with it in "wheel-cleaner;wheel-brush"."""
    _read_related(row, "goesWith", text, names)


def read_replaces(row: ProductRow, text: str, names: Names) -> None:
    """Read the parts that can be had instead of it."""
    _read_related(row, "replaces", text, names)


def _read_related(row: ProductRow, column: str, text: str, names: Names) -> None:
    slugs = list(dict.fromkeys(slug for part in text.split(";") if (slug := part.strip())))
    unknown = [slug for slug in slugs if slug not in names.products]
    others = [names.products[slug].id for slug in slugs if slug in names.products]
    row.related[column] = others
    if unknown:
        row.faults[column] = f"There is no product with the address {unknown[0]}"
    elif row.before and row.before.id in others:
        row.faults[column] = ITSELF
    elif len(others) > MOST_RELATED:
        row.faults[column] = TOO_MANY_RELATED


def check_related(row: ProductRow, names: Names) -> None:
    """Refuse a part that goes with the product and replaces it. A list that the file does not have stays as it is."""
    known = row.before.id if row.before else ""
    goes_with, replaces = (
        row.related.get(column, names.related.get((known, kind), [])) for column, kind in RELATED.items()
    )
    both = [each.name for each in names.products.values() if each.id in goes_with and each.id in replaces]
    if row.related and both:
        row.faults.setdefault(list(row.related)[-1], IN_BOTH.format(both[0]))


def read_documents(row: ProductRow, text: str, names: Names) -> None:
    """Read the names of the documents that it goes on to have, in their order: "Fitting guide;Certificate". A file has
    no PDFs, so each must be one of the product's.
    """
    own = names.documents.get(row.before.id, []) if row.before else []
    ids = {each.name.casefold(): each.id for each in own}
    row.documents, parts = [], text.split(";")
    while parts:
        length, name = _next_name(parts, ids)
        if name.casefold() in ids:
            row.documents.append(ids[name.casefold()])
        elif name:
            row.faults[DOCUMENTS] = NO_DOCUMENT.format(name[:100])
        del parts[:length]
    row.documents = list(dict.fromkeys(row.documents))


def _next_name(parts: list[str], known: Collection[str]) -> tuple[int, str]:
    """Return the longest known name at the start, or else the first part, with its length. The length is the number of
    parts that the name consists of, because a name may itself have a semicolon.
    """
    for length in range(len(parts), 1, -1):
        name = ";".join(parts[:length]).strip()
        if name.casefold() in known:
            return length, name
    return 1, parts[0].strip()


def _first_two(row: ProductRow) -> set[str | None]:
    """Return the addresses of the first two pictures that the product will have."""
    names = ("image_url", "image_url2")
    return {row.values.get(name, getattr(row.before, name, None)) for name in names}


def own_pictures(row: ProductRow, names: Names) -> set[str | None]:
    """Return the addresses of the pictures that the product has."""
    if row.before is None:
        return set()
    return {row.before.image_url, row.before.image_url2, *names.more_images.get(row.before.id, ())}


def read_codes(row: ProductRow, text: str, _names: Names) -> None:
    """Read the numbers in "oem:5K0 615 301;mpn:BR-90"."""
    pairs = [part.partition(":") for part in text.split(";") if part.strip()]
    given = [{"kind": kind.strip().lower(), "code": code} for kind, _colon, code in pairs]
    try:
        body = CodesBody.model_validate({"codes": given})
    except ValidationError:
        row.faults[CODES] = NO_CODES
    else:
        row.codes = [(each.kind, each.code) for each in body.codes]
