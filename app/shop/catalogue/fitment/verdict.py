"""Judges a part for a vehicle. One pure function serves lists, products, the cart, the checkout, orders and mails, so
that they never contradict each other.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from app.shop.catalogue.fitment.years import NOT_KNOWN, Years, write_years

Verdict = Literal["fits", "fits_if", "check", "universal", "unknown", "no"]
ORDER: tuple[Verdict, ...] = ("fits", "fits_if", "check", "universal", "unknown", "no")
"""Best first."""
FITTING: tuple[Verdict, ...] = ORDER[:4]
"""Verdicts of the parts in a list of those that fit."""
OWN: tuple[Verdict, ...] = ORDER[:3]
"""Verdicts of the parts that name the vehicle's model."""
UNIVERSAL, OPEN = "universal", "open"
CHOOSE_YEAR, CHOOSE_ENGINE = "Choose your year", "Choose your engine"
CHOOSE_BOTH = "Choose your year and engine"
OTHER_ENGINE = "Made for another engine"


@dataclass(frozen=True)
class FitmentVehicle:
    """A vehicle that somebody named, with a year and an engine if they were given. `years` are those of the model, or
    None where they are not known.
    """

    model_id: str
    brand: str
    model: str
    years: Years = NOT_KNOWN
    year: int | None = None
    engine_id: str | None = None
    engine: str | None = None

    @property
    def name(self) -> str:
        """Return brand and model: "Volkswagen Golf Mk7"."""
        return f"{self.brand} {self.model}"

    @property
    def label(self) -> str:
        """Return all that is known: "Volkswagen Golf Mk7, 2016, 2.0 TDI"."""
        return ", ".join(filter(None, (self.name, str(self.year or ""), self.engine)))

    @property
    def is_contradictory(self) -> bool:
        """Return whether its year is outside its model's own."""
        return self.year is not None and not _inside(self.year, self.years)


@dataclass(frozen=True)
class ModelFitment:
    """A fitment row of the vehicle's model. Without years it covers all years of the model, and without engines all of
    its engines.
    """

    years: Years = NOT_KNOWN
    note: str | None = None
    is_condition: bool = False
    engine_ids: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Fit:
    """A verdict with its reason. `note` is the owner's note, and `years` are the years for which the part is made."""

    verdict: Verdict
    note: str | None = None
    years: str | None = None
    reason: str | None = None


def judge(vehicle: FitmentVehicle, fits: str, row: ModelFitment | None, has_rows: bool) -> Fit:
    """Return the verdict on a part.

    `fits` is the meaning of its list of models, `row` the row for the vehicle's model, if any, and `has_rows` is true
    if the list names any model at all. A year outside those of the model proves nothing about the part, so the verdict
    is that it has to be checked.
    """
    note, years = (row.note, write_years(*row.years)) if row else (None, None)
    if fits == UNIVERSAL:
        return Fit("universal", note)
    if row is None and (fits == OPEN or not has_rows):
        return Fit("unknown")
    if vehicle.is_contradictory:
        return Fit("check", note, years, f"{vehicle.name} was made in {_said(vehicle.years)}")
    return _judge_row(vehicle, row, note, years) if row else Fit("no")


def rank(fit: Fit) -> int:
    """Return the place of a verdict in a list, best first."""
    return ORDER.index(fit.verdict)


def _judge_row(vehicle: FitmentVehicle, row: ModelFitment, note: str | None, years: str | None) -> Fit:
    # The year of a model without years is ignored: it can be none of them, and all.
    year = vehicle.year if vehicle.years != NOT_KNOWN else None
    if row.engine_ids and vehicle.engine_id and vehicle.engine_id not in row.engine_ids:
        return Fit("no", note, years, OTHER_ENGINE)
    if year and not _inside(year, row.years):
        return Fit("no", note, years, f"Made for {_said(row.years)}")
    unsaid = _unsaid(not year and _is_narrowed(row.years, vehicle.years), row.engine_ids and not vehicle.engine_id)
    if unsaid:
        return Fit("check", note, years, unsaid)
    return Fit("fits_if" if row.is_condition else "fits", note, years)


def _unsaid(year: object, engine: object) -> str | None:
    if year and engine:
        return CHOOSE_BOTH
    return CHOOSE_YEAR if year else CHOOSE_ENGINE if engine else None


def _said(years: Years) -> str:
    """Return known years in words for a sentence, such as "2013 and later"."""
    first, last = years
    if first and last:
        return str(first) if first == last else f"{first}–{last}"
    return f"{first} and later" if first else f"{last} and earlier"


def _inside(year: int, years: Years) -> bool:
    first, last = years
    return (first is None or year >= first) and (last is None or year <= last)


def _is_narrowed(row: Years, model: Years) -> bool:
    """Return whether a row leaves out years of its model."""
    bounds: Iterable[tuple[int | None, int | None]] = zip(row, model, strict=True)
    (first, from_model), (last, to_model) = bounds
    early = first is not None and (from_model is None or first > from_model)
    return early or (last is not None and (to_model is None or last < to_model))
