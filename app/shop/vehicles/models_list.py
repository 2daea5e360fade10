"""A pasted list of models, one a line.

"Golf Mk7; 2013-2019", or with a tab as a spreadsheet copies it.
"""

from collections.abc import Iterator

from pydantic import ValidationError
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.faults import field_errors
from app.contract.vehicle_bodies import NewModel
from app.shop.errors import Invalid, ShopError, invalid_field
from app.shop.rows import get_row
from app.shop.vehicles import car_models
from app.store.vehicles import Brand, CarModel

EMPTY = "Please give a list of models"


def add_models(session: Session, brand_id: str, text: str) -> list[CarModel]:
    """Add the model of every line, all or none.

    They stand behind the models that the brand has. Raises NotFound for no such brand; Invalid or Conflict naming the
    line that is wrong.
    """
    get_row(session, Brand, brand_id)
    lines = list(list_lines(text))
    if not lines:
        raise invalid_field("text", EMPTY)
    last = session.scalar(select(func.max(CarModel.display_order)).where(CarModel.brand_id == brand_id)) or 0
    return [_add_line(session, brand_id, line, last + place) for place, line in enumerate(lines, 1)]


def list_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that hold anything, with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield number, line


def _add_line(session: Session, brand_id: str, line: tuple[int, str], place: int) -> CarModel:
    number, content = line
    name, _, year = content.replace("\t", ";", 1).partition(";")
    try:
        model = _read_model(brand_id, name, year)
        return car_models.add_model(session, model.model_dump() | {"display_order": place})
    except ShopError as error:
        sentence = f"Line {number}: {error.message}"
        raise type(error)(sentence, {"text": sentence}) from error


def _read_model(brand_id: str, name: str, year: str) -> NewModel:
    try:
        return NewModel.model_validate({"brandId": brand_id, "name": name, "year": year})
    except ValidationError as error:
        raise Invalid(next(iter(field_errors(NewModel, error).values()))) from error
