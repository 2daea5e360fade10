"""Products that match, in their order: the statements on the search index."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text
from sqlalchemy.orm import Session

MOST_SORTED = 2000
"""Hits that are sorted by how well they match; of more there is the catalogue's order."""
_WITHIN = "(:category = '' OR p.category = :category) AND (:subcategory = '' OR p.subcategory_id = :subcategory)"
_FITS = (
    "(p.fits = 'universal' OR p.id IN (SELECT product_id FROM model_product_compatibility"
    " WHERE model_id IN (SELECT value FROM json_each(:models))))"
)
_COLUMNS = (
    "p.id, p.inventory = 0, {score}, -p.featured, p.created_at, p.name, CASE WHEN :has_vehicle"
    " THEN p.fits = 'universal' OR 2 * (SELECT count(*) FROM model_product_compatibility f WHERE f.product_id = p.id)"
    " > :all_models END"
)
_INDEXED = "product_search CROSS JOIN product_search_rows r ON r.rowid = product_search.rowid"
_MATCHING = text(
    f"SELECT {_COLUMNS.format(score='bm25(product_search, 10, 8, 5, 4, 3, 1)')}, r.words"  # noqa: S608 -- our own words
    f" FROM {_INDEXED} CROSS JOIN products p ON p.id = r.product_id"
    f" WHERE product_search MATCH :match AND {_WITHIN} AND (:models = '' OR {_FITS})"
)
_FITTING = text(f"SELECT {_COLUMNS.format(score='0')} FROM products p WHERE {_FITS} AND {_WITHIN}")  # noqa: S608 -- our own
# The plus: SQLite would else go through all hits again for each product.
_IN_CATALOGUE_ORDER = (
    "WITH hits AS MATERIALIZED (SELECT rowid FROM product_search WHERE product_search MATCH :match)"  # noqa: S608 -- our own
    " SELECT p.id, {total} FROM products p CROSS JOIN product_search_rows r ON r.product_id = p.id"
    f" WHERE +r.rowid IN hits AND {_WITHIN}"
    " ORDER BY p.featured DESC, p.created_at DESC, p.name, p.id LIMIT :limit OFFSET :offset"
)
_WHOLE, _PART = (text(_IN_CATALOGUE_ORDER.format(total=each)) for each in ("NULL", "(SELECT count(*) FROM hits)"))
_COUNT = text(
    f"SELECT count(*) FROM {_INDEXED} CROSS JOIN products p ON p.id = r.product_id"  # noqa: S608 -- our own words
    f" WHERE product_search MATCH :match AND {_WITHIN}"
)
_COUNT_SOME = text("SELECT count(*) FROM (SELECT 1 FROM product_search WHERE product_search MATCH :match LIMIT :most)")
_IDS = text(f"SELECT r.product_id FROM {_INDEXED} WHERE product_search MATCH :match")  # noqa: S608 -- our own words
_IS_KNOWN = text("SELECT 1 FROM product_search WHERE product_search MATCH :match LIMIT 1")
Hit = tuple[Any, ...]
"""Id, sold out, score, featured first, creation, name, whether it fits most models, where that is asked for.

Those that match also have the words beside their row.
"""


@dataclass(frozen=True)
class Within:
    """The searched part of the catalogue.

    A category's name and a subcategory's id, blank for all.
    """

    category: str = ""
    subcategory: str = ""


@dataclass(frozen=True)
class ForVehicle:
    """The models that a part must fit; none for any.

    What fits most of `all_models` comes after the rest.
    """

    all_models: int
    model_ids: Sequence[str] = ()


@dataclass(frozen=True)
class Hits:
    """Some ids of a search's products, and the number of all.

    `ordering` are the ids of all whose stock decides the order; none where it does not.
    """

    ids: list[str]
    total: int
    ordering: tuple[str, ...] = ()


def find_hits(
    session: Session, match: str, within: Within, limit: int | None, offset: int, *, vehicle: ForVehicle | None = None
) -> Hits:
    """Return the products that match: in stock first, then the best.

    With a vehicle, the parts that fit most models come after its own. Too many without one have the catalogue's order.
    """
    given = parameters(within, vehicle)
    some = 1 if given["models"] else count_some(session, match)
    if some > MOST_SORTED:
        return _in_catalogue_order(session, match, given | {"limit": -1 if limit is None else limit, "offset": offset})
    return cut(in_order(find_matching(session, match, given)) if some else [], limit, offset)


def count_some(session: Session, match: str) -> int:
    """Return how many products match.

    Counted to one more than are sorted by how well.
    """
    return session.scalar(_COUNT_SOME, {"match": match, "most": MOST_SORTED + 1}) or 0


def find_matching(session: Session, match: str, given: dict[str, Any]) -> list[Hit]:
    """Return the rows of the products that match, within what is given."""
    return [tuple(row) for row in session.execute(_MATCHING, given | {"match": match}).all()]


def _in_catalogue_order(session: Session, match: str, given: dict[str, Any]) -> Hits:
    asked = given | {"match": match}
    if given["limit"] == -1 and not given["offset"]:
        ids = list(session.scalars(_WHOLE, asked))
        return Hits(ids, len(ids))
    rows = session.execute(_PART, asked).all()
    if rows and not given["category"] and not given["subcategory"]:
        return Hits([row[0] for row in rows], rows[0][1])
    return Hits([row[0] for row in rows], session.scalar(_COUNT, asked) or 0)


def find_fitting(session: Session, within: Within, vehicle: ForVehicle) -> Hits:
    """Return all products that fit a vehicle, in the same order."""
    return cut(in_order([tuple(row) for row in session.execute(_FITTING, parameters(within, vehicle)).all()]), None, 0)


def parameters(within: Within, vehicle: ForVehicle | None) -> dict[str, Any]:
    """Return what the statements are given of a search beside its words."""
    return {
        "category": within.category,
        "subcategory": within.subcategory,
        "has_vehicle": vehicle is not None,
        "all_models": vehicle.all_models if vehicle else 0,
        "models": json.dumps(vehicle.model_ids) if vehicle and vehicle.model_ids else "",
    }


def matching_ids(session: Session, match: str) -> set[str]:
    """Return the ids of all products that match."""
    return set(session.scalars(_IDS, {"match": match}))


def is_known(session: Session, match: str) -> bool:
    """Return whether any product matches."""
    return session.scalar(_IS_KNOWN, {"match": match}) is not None


def in_order(rows: Iterable[Hit]) -> list[str]:
    """Return the ids in the order of a search.

    A vehicle's own first, then in stock, then the best, then as in the catalogue.
    """
    newest = sorted(rows, key=lambda row: (row[5], row[0]))
    newest.sort(key=lambda row: row[4], reverse=True)
    newest.sort(key=lambda row: (row[6] or 0, row[1], round(row[2], 12), row[3]))
    return [row[0] for row in newest]


def cut(ids: list[str], limit: int | None, offset: int) -> Hits:
    """Return some of all found ids."""
    return Hits(ids[offset:][:limit], len(ids), tuple(ids))
