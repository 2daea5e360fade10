"""Numbers of parts: SKU, barcode, and the codes they are known by."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import case, func, or_, select, text
from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field, taken
from app.shop.catalogue.products.catalogue import get_product
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.product_codes import KINDS, ProductCode
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.database.prepared import Prepared
from app.store.database.search_text import fold_code

TAKEN = "has this part number already"
EXACT = ("mpn", "oem")
"""Kinds of codes that are the part's own: a search for one finds it first."""
Codes = Sequence[Mapping[str, str]]
_NUMBERED = Prepared(
    text(
        "SELECT id FROM products WHERE sku_folded = :folded"  # noqa: S608 -- our own words
        " UNION SELECT product_id FROM product_options WHERE sku_folded = :folded AND shown >= :shown"
        f" UNION SELECT product_id FROM product_codes WHERE folded = :folded AND kind IN {EXACT}"
    )
)
# The search index leads to barcodes: their column has none of its own.
_BY_BARCODE = Prepared(
    text(
        "SELECT p.id FROM product_search CROSS JOIN product_search_rows r ON r.rowid = product_search.rowid"
        " CROSS JOIN products p ON p.id = r.product_id WHERE product_search MATCH :match"
        " AND (p.ean IN (SELECT value FROM json_each(:barcodes)) OR EXISTS (SELECT 1 FROM product_options o"
        " WHERE o.product_id = p.id AND o.shown >= :shown AND o.ean IN (SELECT value FROM json_each(:barcodes))))"
    )
)


def settle_numbers(session: Session, given: Mapping[str, Any], but: str = "") -> dict[str, Any]:
    """Return a product's fields with the id of its manufacturer. Raises Conflict if another product than `but` has the
    SKU, and Invalid for an unknown manufacturer.
    """
    fields = dict(given)
    if fields.get("sku"):
        refuse_taken_sku(session, fields["sku"], but)
    if "manufacturer" in fields:
        fields["manufacturer_id"] = find_manufacturer(session, fields.pop("manufacturer"))
    return fields


def refuse_taken_sku(session: Session, sku: str, but: str = "", options_of: str = "", field: str = "sku") -> None:
    """Raise Conflict, naming the other product or option that has this SKU. The product `but` and the options of
    `options_of` may have it.
    """
    folded, option = fold_code(sku), ProductOption
    of_option = select(Product.name + ", " + option.name).join(option, option.product_id == Product.id)
    for rival in (
        select(Product.name).where(Product.sku_folded == folded, Product.id != but),
        of_option.where(option.sku_folded == folded, option.product_id != options_of),
    ):
        if name := session.scalar(rival):
            raise taken(field, f"{name} has the part number {sku} already" if options_of else f"{name} {TAKEN}")


def find_manufacturer(session: Session, name: str | None) -> str | None:
    """Return the id of the manufacturer of a name. Raises Invalid."""
    if name is None:
        return None
    alike = or_(Manufacturer.name == name, func.lower(Manufacturer.name) == name.lower())
    exact_first = case((Manufacturer.name == name, 0), else_=1)
    found = session.scalar(select(Manufacturer.id).where(alike).order_by(exact_first))
    if found is None:
        raise invalid_field("manufacturer", f"There is no maker named {name}")
    return found


def list_codes(session: Session, product_id: str) -> list[ProductCode]:
    """Return the codes of a product, sorted by kind. Raises NotFound for an unknown product."""
    get_product(session, product_id)
    codes = session.scalars(select(ProductCode).where(ProductCode.product_id == product_id))
    return sorted(codes, key=lambda each: (KINDS.index(each.kind), each.created_at, each.folded))


def write_codes(session: Session, product_id: str, codes: Codes) -> None:
    """Give a product these codes and no others. A code that is given twice counts once, even if it is written
    differently. Raises NotFound for an unknown product.
    """
    present = {(row.kind, row.folded): row for row in list_codes(session, product_id)}
    wanted = {(each["kind"], fold_code(each["code"])): each["code"] for each in reversed(codes)}
    for key in present.keys() - wanted.keys():
        session.delete(present[key])
    for (kind, folded), code in reversed(wanted.items()):
        if row := present.get((kind, folded)):
            row.code = code
        else:
            session.add(ProductCode(product_id=product_id, kind=kind, code=code))
    session.flush()


def copy_codes(session: Session, original: Product, copy: Product) -> None:
    """Give a copy the codes of its original."""
    codes = list_codes(session, original.id)
    write_codes(session, copy.id, [{"kind": each.kind, "code": each.code} for each in codes])


def find_by_number(session: Session, query: str, *, is_owner: bool = False) -> list[str]:
    """Return the ids of products with this number. The whole query must match their SKU, barcode or own code, or those
    of an option, a hidden one for the owner alone.
    """
    folded = fold_code(query)
    if not folded:
        return []
    shown = {"shown": 0 if is_owner else 1}
    found = [row[0] for row in _NUMBERED.read(session, {"folded": folded} | shown)]
    if barcodes := sorted(_barcodes(folded)):
        match = " OR ".join(f'"{each}"' for each in barcodes)
        asked = {"match": match, "barcodes": json.dumps(barcodes)} | shown
        found += [row[0] for row in _BY_BARCODE.read(session, asked)]
    return list(dict.fromkeys(found))


def has_number(option: ProductOption, query: str) -> bool:
    """Return whether a number is this option's own: its SKU, or its barcode as any scanner writes it."""
    folded = fold_code(query)
    return folded == option.sku_folded or option.ean in _barcodes(folded)


def _barcodes(digits: str) -> set[str]:
    """Return a barcode as scanners write it: with and without leading zeros."""
    return {digits.lstrip("0").zfill(length) for length in (8, 12, 13, 14)} if digits.isdigit() else set()
