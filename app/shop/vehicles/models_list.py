"""A pasted list of models, one a line.

"Golf Mk7 2013-2019", with a semicolon between, or with a tab as a spreadsheet copies it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from pydantic import ValidationError
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.base.faults import field_errors
from app.contract.catalogue.vehicle_bodies import NewModel
from app.shop.errors import Invalid, ShopError, invalid_field
from app.shop.fitment.years import split_years
from app.shop.rows import get_row
from app.shop.vehicles import car_models
from app.store.catalogue.vehicles import Brand, CarModel

EMPTY = "Please give a list of models"


@dataclass(frozen=True)
class ReadModel:
    """A model as a line was read.

    Its years are None where they are open or not known.
    """

    name: str
    year: str | None
    year_from: int | None
    year_to: int | None


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


def preview_models(session: Session, brand_id: str, text: str) -> list[ReadModel]:
    """Return what `add_models` would add, and take it back.

    Raises as that does.
    """
    with session.begin_nested() as trial:
        models = add_models(session, brand_id, text)
        read = [ReadModel(model.name, model.year, model.year_from, model.year_to) for model in models]
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
        return car_models.add_model(session, model.model_dump() | {"display_order": place})
    except ShopError as error:
        sentence = f"Line {number}: {error.message}"
        raise type(error)(sentence, {"text": sentence}) from error


def _read_model(brand_id: str, content: str) -> NewModel:
    """Read a line.

    Years without a mark before them are those at its end.
    """
    name, mark, year = content.replace("\t", ";", 1).partition(";")
    name, year = (name, year) if mark else split_years(name)
    try:
        return NewModel.model_validate({"brandId": brand_id, "name": name, "year": year})
    except ValidationError as error:
        raise Invalid(next(iter(field_errors(NewModel, error).values()))) from error
