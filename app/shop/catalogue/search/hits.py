"""The products that match a search, ordered with the help of the search index and the columns.

Index results for some queries are cached until the owner writes something; an order does not change them. The index is
searched for words that few products have. For a word that many products have, one byte for each product marks whether
it has the word.
"""

import json
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import TypeVar

from sqlalchemy import text
from sqlalchemy.orm import Session

from app.shop.catalogue.search.bit_sets import ManyPlaces, places_in, put_last, read_flags
from app.shop.catalogue.search.columns import UNIVERSAL, ProductColumns
from app.store.database.prepared import Prepared

Value = TypeVar("Value")
MOST_SORTED = 2000
"""Hits that are sorted by how well they match; of more there is the catalogue's order."""
MOST_STORED = 64
"""Queries of the index whose results are stored, of each kind."""
EXACTNESS = 10**12
"""Scores that differ by less are equal."""
_MATCHING = "SELECT {} FROM product_search WHERE product_search MATCH :match"
_SCORED = Prepared(text(_MATCHING.format("rowid, bm25(product_search, 10, 8, 5, 4, 3, 1)")))
_ROWS = Prepared(text(_MATCHING.format("rowid")))
_SOME = Prepared(text(f"SELECT count(*) FROM ({_MATCHING.format(1)} LIMIT :most)"))  # noqa: S608 -- our own words
_FITTING = Prepared(
    text(
        "SELECT DISTINCT f.product_id FROM model_product_compatibility f JOIN car_models m ON m.id = f.model_id"
        " WHERE f.model_id IN (SELECT value FROM json_each(:models))"
        # The year of a model without years is ignored, as the verdict does.
        " AND (coalesce(m.year_from, m.year_to) IS NULL OR NOT EXISTS (SELECT 1 FROM json_each(:years)"
        " WHERE value < coalesce(f.year_from, value) OR value > coalesce(f.year_to, value)))"
        " AND (:engines = '[]' OR NOT EXISTS (SELECT 1 FROM fitment_engines n WHERE n.fitment_id = f.id)"
        " OR EXISTS (SELECT 1 FROM fitment_engines n WHERE n.fitment_id = f.id"
        " AND n.engine_id IN (SELECT value FROM json_each(:engines))))"
    )
)
_IS_UNIVERSAL = bytes(meaning == UNIVERSAL for meaning in range(256))


@dataclass(frozen=True)
class Scope:
    """The searched products: all, or those with a 1 in `within`."""

    session: Session
    columns: ProductColumns
    within: bytes | None = None

    @property
    def limits(self) -> list[bytes]:
        """What every hit must have, a byte for each product."""
        return [] if self.within is None else [self.within]


@dataclass(frozen=True)
class ForVehicle:
    """The models that a part must fit, empty for any model. Where engines or years are given, the part must fit one of
    the engines and all of the years. Parts that fit most models are listed after the rest.
    """

    model_ids: Sequence[str] = ()
    engine_ids: Sequence[str] = ()
    years: Sequence[int] = ()


def find_matching(scope: Scope, matches: Sequence[str], vehicle: ForVehicle | None) -> Sequence[int]:
    """Return the places of the products that match all of these.

    The best first; with a vehicle, the parts that fit most models come after its own. Too many without models have the
    catalogue's order.
    """
    hits = {match: hits_of(scope, match) for match in matches}
    if not hits or 0 in hits.values():
        return []
    flags = [many for many in hits.values() if isinstance(many, bytes)]
    has_few, has_models = len(flags) < len(hits), bool(vehicle and vehicle.model_ids)
    flags += [*scope.limits, *([_fitting(scope, vehicle)] if vehicle and has_models else [])]
    among = ManyPlaces(len(scope.columns.ids), () if has_few else (_common(flags),))
    if len(among) > MOST_SORTED and not has_models:
        return among
    rare = [match for match, found in hits.items() if _tells(found)]
    ranked: Iterable[int] = _rank(scope, rare) if rare else among
    for many in flags:
        ranked = [place for place in ranked if many[place]]
    return in_order(scope.columns, ranked, vehicle)


def hits_of(scope: Scope, match: str) -> int | bytes:
    """Return the number of products in the whole shop that match. If there are many, return one byte for each product
    instead, 1 for a match.
    """
    columns = scope.columns
    if (known := columns.matched.get(match)) is not None:
        return known
    few: int = _SOME.read(scope.session, {"match": match, "most": MOST_SORTED + 1})[0][0]
    found = few if few <= MOST_SORTED else _read_flags(scope, match)
    _store(columns.matched, match, found)
    return found


def find_fitting(scope: Scope, vehicle: ForVehicle) -> list[int]:
    """Return the places of all products that fit a vehicle, ordered alike."""
    fitting = _common([*scope.limits, _fitting(scope, vehicle)])
    return in_order(scope.columns, places_in(fitting, len(scope.columns.ids)), vehicle)


def in_order(columns: ProductColumns, ranked: Iterable[int], vehicle: ForVehicle | None) -> list[int]:
    """Return ranked places, a vehicle's own before what fits most."""
    found, last = list(ranked), columns.fits_most
    if vehicle is None:
        return found
    return [*(at for at in found if not last[at]), *(at for at in found if last[at])]


def put_sold_out_last(columns: ProductColumns, places: Sequence[int]) -> Sequence[int]:
    """Return places with what is sold out after the rest."""
    if isinstance(places, ManyPlaces):
        return put_last(places, columns.all_in_stock)
    stock = columns.in_stock
    return [*(at for at in places if stock[at]), *(at for at in places if not stock[at])]


def _tells(hits: int | bytes) -> bool:
    """Return whether a word distinguishes products, because at least half of them do not have it."""
    return isinstance(hits, int) or 2 * hits.count(1) <= len(hits)


def _common(flags: Sequence[bytes]) -> int:
    """Return the flags of the places that all of these have."""
    return reduce(and_, map(read_flags, flags))


def _fitting(scope: Scope, vehicle: ForVehicle) -> bytes:
    given = {"models": vehicle.model_ids, "engines": vehicle.engine_ids, "years": vehicle.years}
    fitting = _FITTING.read(scope.session, {name: json.dumps(list(each)) for name, each in given.items()})
    flags = bytearray(scope.columns.meanings.translate(_IS_UNIVERSAL))
    for place in scope.columns.places_of(row[0] for row in fitting):
        flags[place] = 1
    return bytes(flags)


def _rank(scope: Scope, matches: Sequence[str]) -> "array[int]":
    """Return the places of the products that match all of these expressions, best first. Products that match equally
    well are in the catalogue's order.
    """
    columns, match = scope.columns, " AND ".join(matches)
    if (known := columns.ranked.get(match)) is not None:
        return known
    rows, by_row = _SCORED.read(scope.session, {"match": match}), columns.by_row
    scored = sorted((int(score * EXACTNESS), by_row[row]) for row, score in rows if row in by_row)
    ranked = array("I", (place for _score, place in scored))
    if len(ranked) <= MOST_SORTED:
        _store(columns.ranked, match, ranked)
    return ranked


def _store(results: dict[str, Value], match: str, value: Value) -> None:
    if len(results) >= MOST_STORED:
        results.pop(next(iter(results), ""), None)
    results[match] = value


def _read_flags(scope: Scope, match: str) -> bytes:
    flags, by_row = bytearray(len(scope.columns.ids)), scope.columns.by_row
    for (row,) in _ROWS.read(scope.session, {"match": match}):
        if row in by_row:
            flags[by_row[row]] = 1
    return bytes(flags)
