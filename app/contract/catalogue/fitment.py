"""Fitment of a product: the models it fits, with their details."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from app.contract.base.fields import BlankIsNone, Body, Id, Message, NamesEntries, Trimmed, View
from app.contract.catalogue.products import Fits, Flag
from app.contract.catalogue.vehicle_bodies import ModelYear

NOTE_LIMIT = 200


class FitmentDetails(Body):
    """Years, note and condition of a model that the product fits. If they are left out, the product fits all years of
    the model, without a note. With `isCondition` it fits only if the note holds.
    """

    year_from: ModelYear = None
    year_to: ModelYear = None
    note: Annotated[
        Annotated[str, Field(max_length=NOTE_LIMIT)] | None,
        BlankIsNone,
        Trimmed,
        Message(f"A note must be at most {NOTE_LIMIT} characters"),
    ] = None
    is_condition: Annotated[Flag, Message("A condition must be 0 or 1")] = 0


class FitmentRow(FitmentDetails):
    """A model that the product fits; without engines, all of them."""

    model_id: Annotated[Id, Message("Models must be given by their ids")]
    engine_ids: Annotated[
        list[Id], Field(default_factory=list, max_length=200), Message("Engines must be given by their ids")
    ]


class FitmentBody(Body):
    """All that a product fits; it replaces what it fitted before."""

    limit: ClassVar[int] = 2 * 1024 * 1024
    """Bytes: every model of a large shop, each with a note."""
    fits: Fits
    rows: Annotated[
        list[FitmentRow], Field(max_length=5000), Message("Please give the models that it fits"), NamesEntries()
    ]


class FitmentCopy(Body):
    """A copy of one product's fitment to other products. `add` leaves the models that these fit already; `replace`
    removes all of their models, and the meaning of their list too.
    """

    limit: ClassVar[int] = 2 * 1024 * 1024
    """Bytes: the ids of more products than a shop has."""
    from_product_id: Annotated[Id, Message("Please choose the product to copy from")]
    to_ids: Annotated[list[Id], Field(min_length=1), Message("Please select at least one product")]
    mode: Annotated[Literal["add", "replace"], Message("Mode must be add or replace")] = "add"


class FitmentRowView(View):
    """A model that the product fits, with its details."""

    model_id: str
    year_from: int | None
    year_to: int | None
    engine_ids: list[str]
    note: str | None
    is_condition: int


class FitmentView(View):
    """The meaning of a product's list of models, and the list."""

    fits: str
    rows: list[FitmentRowView]
