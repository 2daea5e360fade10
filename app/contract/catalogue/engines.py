"""Changes of a model's engines by the owner."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.fields import BlankIsNone, Body, Digits, Id, Message, Trimmed
from app.contract.base.rows import Place
from app.contract.base.visible import AtLeast
from app.contract.catalogue.vehicle_bodies import LIST_LIMIT, ModelYear, join_lines

NAME_LIMIT = 100
CODE_LIMIT = 20
FUELS = ("petrol", "diesel", "hybrid", "electric", "other")


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


EngineName = Annotated[
    str,
    Trimmed,
    Field(max_length=NAME_LIMIT, pattern="^[^;]*$"),
    AtLeast(1),
    Message(f"Please give a name of at most {NAME_LIMIT} characters, without a semicolon"),
]
Fuel = Annotated[
    Literal["petrol", "diesel", "hybrid", "electric", "other"] | None,
    BeforeValidator(_lower),
    BlankIsNone,
    Trimmed,
    Message("Fuel must be petrol, diesel, hybrid, electric or other"),
]
PowerKw = Annotated[
    Annotated[Digits, Field(ge=1, le=2000)] | None, BlankIsNone, Message("Power must be a number of kW from 1 to 2000")
]
EngineCode = Annotated[
    Annotated[str, Field(max_length=CODE_LIMIT)] | None,
    BlankIsNone,
    Trimmed,
    Message(f"An engine code must be at most {CODE_LIMIT} characters"),
]


class ModelOfEngine(Body):
    """The model that an engine is added to."""

    model_id: Annotated[Id, Message("Model is required")]


class EngineChange(Body):
    """Only what is sent changes; an engine stays its model's."""

    name: EngineName = ""
    fuel: Fuel = None
    power_kw: PowerKw = None
    code: EngineCode = None
    year_from: ModelYear = None
    year_to: ModelYear = None
    display_order: Place = 0


class NewEngine(EngineChange, ModelOfEngine):
    """An engine to add to a model."""

    name: EngineName


class EnginesList(Body):
    """Engines to add at once, one on each line or in each item. An example is 2.0 TDI; diesel; 110; CRBC; 2013-2019:
    name, fuel, kW, code and years. Only the name is required.
    """

    text: Annotated[
        str, BeforeValidator(join_lines), Field(max_length=LIST_LIMIT), Message("Please give a list of engines")
    ]
