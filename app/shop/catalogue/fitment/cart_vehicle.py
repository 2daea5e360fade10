"""Vehicles of cart lines, their verdicts, and the words for an order."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from app.shop.catalogue.fitment.judging import judge_columns, vehicle_of
from app.shop.catalogue.fitment.verdict import CHOOSE_BOTH, CHOOSE_ENGINE, CHOOSE_YEAR, Fit, FitmentVehicle
from app.store.catalogue.verdict_columns import VEHICLE_COLUMNS

SAID = {
    "fits": "fits",
    "fits_if": "fits on a condition",
    "check": "to be checked",
    "universal": "fits every vehicle",
    "unknown": "not confirmed",
    "no": "does not fit",
}
"""Each verdict in an order's lines and mails."""
_UNSAID = {CHOOSE_YEAR: "Year not given", CHOOSE_ENGINE: "Engine not given", CHOOSE_BOTH: "Year and engine not given"}
_FIRST_FIT = 2 + len(VEHICLE_COLUMNS)


@dataclass(frozen=True)
class LineVehicle:
    """A vehicle with its name. The model is None if it no longer exists in the shop."""

    label: str
    model_id: str | None
    year: int | None
    engine_id: str | None


def judge_line(columns: Sequence[Any]) -> tuple[LineVehicle | None, Fit | None]:
    """Return the vehicle of a cart's line with its verdict, read from `LINE_COLUMNS`. Both are None if no vehicle was
    chosen.
    """
    label, year, model_id = columns[:3]
    if label is None:
        return None, None
    if model_id is None:
        return LineVehicle(label, None, year, None), Fit("unknown")
    vehicle = vehicle_of(columns[2:_FIRST_FIT], year)
    shown = LineVehicle(vehicle.label, model_id, year, vehicle.engine_id)
    return shown, judge_columns(vehicle, columns[_FIRST_FIT:])


def values_of(vehicle: FitmentVehicle | None) -> Mapping[str, Any]:
    """Return the columns in which a cart's line stores a vehicle. With None they are empty, which removes the
    vehicle.
    """
    if vehicle is None:
        return {"model": None, "of_year": None, "engine": None, "label": None}
    stored = {"model": vehicle.model_id, "of_year": vehicle.year, "engine": vehicle.engine_id}
    return stored | {"label": vehicle.label}


def note_of(fit: Fit | None) -> str | None:
    """Return the reason and note of a verdict that an order stores beside its name, or None."""
    if fit is None:
        return None
    reason = _UNSAID.get(fit.reason or "", fit.reason)
    return ". ".join(filter(None, (reason, fit.note))) or None


def in_words(vehicle: str | None, fit: str | None, note: str | None) -> str | None:
    """Return the vehicle of an order's line in one sentence."""
    if vehicle is None:
        return None
    verdict = f": {SAID[fit]}" if fit else ""
    return f"For {vehicle}{verdict}{f' ({note})' if note else ''}"
