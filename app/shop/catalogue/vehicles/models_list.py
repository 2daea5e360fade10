"""A pasted list of models, with one model on each line. A line is written as "Golf Mk7 2013-2019", with a semicolon
before the years, or with a tab as a spreadsheet copies it.
"""

from collections.abc import Iterator

from pydantic import ValidationError
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.base.faults import field_errors
from app.contract.catalogue.vehicle_bodies import NewModel, ReadModelView
from app.shop.base.errors import Invalid, ShopError, invalid_field
from app.shop.catalogue.fitment.years import split_years
from app.shop.catalogue.vehicles.car_models import MODELS
from app.shop.catalogue.vehicles.vehicles import BRANDS
from app.store.catalogue.vehicles import CarModel

EMPTY = "Please give a list of models"


def add_models(session: Session, brand_id: str, text: str) -> list[CarModel]:
    """Add the model of every line after the models that the brand already has. If a line is wrong, none is added.
    Raises NotFound for an unknown brand, and Invalid or Conflict with the number of the wrong line.
    """
    BRANDS.get(session, brand_id)
    lines = list(list_lines(text))
    if not lines:
        raise invalid_field("text", EMPTY)
    last = session.scalar(select(func.max(CarModel.display_order)).where(CarModel.brand_id == brand_id)) or 0
    return [_add_line(session, brand_id, line, last + place) for place, line in enumerate(lines, 1)]


def preview_models(session: Session, brand_id: str, text: str) -> list[ReadModelView]:
    """Return the models that `add_models` would add, without adding them. Raises the same errors."""
    with session.begin_nested() as trial:
        models = add_models(session, brand_id, text)
        read = [ReadModelView.from_row(model) for model in models]
        trial.rollback()
    return read


def list_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that hold anything, with their numbers."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield number, line


def _add_line(session: Session, brand_id: str, line: tuple[int, str], place: int) -> CarModel:
    number, content = line
    try:
        model = _read_model(brand_id, content)
        return MODELS.add(session, model.model_dump() | {"display_order": place})
    except ShopError as error:
        sentence = f"Line {number}: {error.message}"
        raise type(error)(sentence, {"text": sentence}) from error


def _read_model(brand_id: str, content: str) -> NewModel:
    """Return the model of a line. If no semicolon or tab separates the years, they are read from the end of the
    name.
    """
    name, mark, year = content.replace("\t", ";", 1).partition(";")
    name, year = (name, year) if mark else split_years(name)
    try:
        return NewModel.model_validate({"brandId": brand_id, "name": name, "year": year})
    except ValidationError as error:
        raise Invalid(next(iter(field_errors(NewModel, error).values()))) from error
