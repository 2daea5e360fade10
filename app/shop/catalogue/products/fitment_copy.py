"""Copying of a product's fitment to others."""

from collections.abc import Collection

from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.base.trash import deletions
from app.shop.base.trash.fitment_undo import FitmentState, note_fitment, read_state
from app.shop.catalogue.products.catalogue import PRODUCT_NOT_FOUND, get_product, load_products
from app.shop.catalogue.products.fitment_rows import DETAILS, WantedRow, index_rows, remove_rows, write_rows
from app.store.catalogue.products import Product
from app.store.system.deletions import Deletion


def copy_to_products(
    session: Session, from_id: str, to_ids: Collection[str], *, replace: bool
) -> tuple[int, Deletion | None]:
    """Make products fit the same models as another product.

    Returns how many changed, and the deletion that undoes it. Without `replace`, a model that a product already fits
    retains its details, and the meaning of the product's list is unchanged. Raises NotFound, naming it, for an unknown
    product.
    """
    original = get_product(session, from_id)
    products = [each for each in _find_all(session, to_ids) if each.id != from_id]
    before = read_state(session, [each.id for each in products])
    _write(session, original, products, before, replace=replace)
    session.flush()
    shot = note_fitment(before, read_state(session, list(before.fits)))
    names = [each.name for each in products if each.id in shot.fitment]
    return len(names), deletions.keep(session, "product", names, shot, "fitment") if names else None


def copy_fitment(session: Session, original: Product, copy: Product) -> None:
    """Let a new product fit what its original does, with all details."""
    _write(session, original, [copy], read_state(session, [copy.id]), replace=True)


def _write(
    session: Session, original: Product, products: Collection[Product], before: FitmentState, *, replace: bool
) -> None:
    state = read_state(session, [original.id])
    present = index_rows(before)
    wanted = [
        WantedRow(each.id, row["model_id"], _details(row), frozenset(state.engines.get(row_id, [])))
        for row_id, row in state.rows.items()
        for each in products
        if replace or (each.id, row["model_id"]) not in present
    ]
    if replace:
        remaining = {row["model_id"] for row in state.rows.values()}
        remove_rows(session, [row_id for (_each, model), row_id in present.items() if model not in remaining])
        for each in products:
            each.fits = original.fits
    write_rows(session, before, wanted, "owner")


def _details(row: dict[str, object]) -> dict[str, object]:
    return {name: row[name] for name in DETAILS}


def _find_all(session: Session, ids: Collection[str]) -> list[Product]:
    """The same id twice counts once."""
    products = load_products(session, dict.fromkeys(ids))
    known = {each.id for each in products}
    for product_id in ids:
        if product_id not in known:
            raise NotFound(f"{PRODUCT_NOT_FOUND}: {product_id}")
    return products
