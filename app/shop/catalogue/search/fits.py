"""Found products in the order of their verdicts for a vehicle."""

from collections.abc import Sequence
from itertools import chain

from sqlalchemy.orm import Session

from app.shop.catalogue.fitment.judging import judge_columns
from app.shop.catalogue.fitment.verdict import ORDER, Fit, FitmentVehicle, Verdict
from app.shop.catalogue.products.vehicle_lists import place
from app.shop.catalogue.search.bit_sets import ManyPlaces, flags_of, put_last, read_flags
from app.shop.catalogue.search.columns import LISTED, UNIVERSAL, UNKNOWN, ProductColumns
from app.store.catalogue.verdict_columns import OF_MODEL
from app.store.database.prepared import Prepared

_OF_MODEL = Prepared(OF_MODEL)
MOST_FITTING = ORDER.index("universal") + 1
"""Places in a list of what fits, may fit, or fits every vehicle: the first ones."""
_IS_GROUP = [bytes(value == group for value in range(256)) for group in range(len(ORDER))]


def sort_for_vehicle(
    session: Session, columns: ProductColumns, vehicle: FitmentVehicle, found: Sequence[int], *, only: bool
) -> Sequence[int]:
    """Return the places by what is said of the products, best first.

    Equal ones keep the order that they have; of many what is sold out comes last. With `only` those alone that fit.
    What does not name the model is judged by what its list means, so that many are judged at once.
    """
    groups = _judge_all(session, columns, vehicle)
    if isinstance(found, ManyPlaces):
        wanted = range(MOST_FITTING if only else len(ORDER))
        flags = flags_of(found, found.size)
        parts = (flags & read_flags(groups.translate(_IS_GROUP[each])) for each in wanted)
        by_stock = (put_last(ManyPlaces(found.size, (part,)), columns.all_in_stock).parts for part in parts)
        return ManyPlaces(found.size, tuple(chain.from_iterable(by_stock)))
    placed: list[list[int]] = [[] for _verdict in ORDER]
    for at in found:
        placed[groups[at]].append(at)
    return list(chain.from_iterable(placed[:MOST_FITTING] if only else placed))


def _judge_all(session: Session, columns: ProductColumns, vehicle: FitmentVehicle) -> bytearray:
    """Return the place of each product's verdict in a list."""
    unnamed: dict[int, Verdict] = {
        UNIVERSAL: "universal",
        UNKNOWN: "unknown",
        LISTED: "check" if vehicle.is_contradictory else "no",
    }
    table = bytearray(256)
    for meaning, verdict in unnamed.items():
        table[meaning] = place(Fit(verdict), sold_out=False)[0]
    groups = bytearray(columns.meanings.translate(table))
    for product, *row in _OF_MODEL.read(session, {"model": vehicle.model_id}):
        if product in columns.places:
            groups[columns.places[product]] = place(judge_columns(vehicle, row), sold_out=False)[0]
    return groups
