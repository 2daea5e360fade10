"""Verdicts on parts, and the queries that name a vehicle."""

from typing import Annotated, Literal

from app.contract.base.fields import BlankIsNone, Body, Digits, Id, Message, Query, View

Verdict = Literal["fits", "fits_if", "check", "universal", "unknown", "no"]
ChosenModel = Annotated[Id | None, BlankIsNone, Message("Please choose a model")]
ChosenYear = Annotated[Digits | None, BlankIsNone, Message("Please choose a year")]
ChosenEngine = Annotated[Id | None, BlankIsNone, Message("Please choose an engine")]


class VehicleQuery(Query):
    """The vehicle for which parts are judged; without a model, none are."""

    model_id: ChosenModel = None
    year: ChosenYear = None
    engine_id: ChosenEngine = None


class FittingQuery(VehicleQuery):
    """The vehicle that parts are judged for; with `fit=only` only the parts that fit it are returned."""

    fit: Annotated[Literal["only"] | None, BlankIsNone, Message('Fit must be "only" or left out')] = None


class ModelPartsQuery(FittingQuery):
    """The vehicle that parts are listed for; with `universal=1` the parts that fit every vehicle are included. `maker`
    is the slug of a manufacturer, to list only its parts.
    """

    maker: str = ""

    universal: Annotated[Literal["0", "1"] | None, BlankIsNone, Message("Universal must be 0 or 1")] = None


class RelatedQuery(Query):
    """The vehicle that related parts must fit, if one is named."""

    model_id: ChosenModel = None
    year: ChosenYear = None
    engine_id: ChosenEngine = None


class NamedVehicleQuery(Query):
    """The vehicle for which a part is judged."""

    model_id: Annotated[Id, Message("Please choose a model")]
    year: ChosenYear = None
    engine_id: ChosenEngine = None


class VehicleBody(Body):
    """The vehicle that a part is for."""

    model_id: Annotated[Id, Message("Please choose a model")]
    year: ChosenYear = None
    engine_id: ChosenEngine = None


class FitView(View):
    """The verdict on a part. `note` is the owner's note, `years` the years that the part is made for, and `reason` a
    sentence that explains the verdict.
    """

    verdict: Verdict
    note: str | None
    years: str | None
    reason: str | None


class ProductFitView(FitView):
    """The verdict, and how many other parts of its category fit."""

    others: int
