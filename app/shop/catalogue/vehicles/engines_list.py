"""A pasted list of engines, with one engine on each line. A line is written as "2.0 TDI; diesel; 110; CRBC; 2013-2019",
or with tabs as a spreadsheet copies it.
"""

from pydantic import ValidationError
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.base.faults import field_errors
from app.contract.catalogue.engines import NewEngine
from app.shop.base.errors import Invalid, ShopError, invalid_field
from app.shop.catalogue.fitment.years import NOT_KNOWN, Years, read_years
from app.shop.catalogue.vehicles.car_models import MODELS
from app.shop.catalogue.vehicles.engines import ENGINES
from app.shop.catalogue.vehicles.models_list import list_lines
from app.store.catalogue.vehicles import CarEngine

EMPTY = "Please give a list of engines"
NO_YEARS = "Years must be written as 2013-2019, 2019- or -2012"
TOO_MANY = "Please write name; fuel; kW; code; years"
CELLS = 5


def add_engines(session: Session, model_id: str, text: str) -> list[CarEngine]:
    """Add the engine of every line after the engines that the model already has. If a line is wrong, none is added.
    Raises NotFound for an unknown model, and Invalid or Conflict with the number of the wrong line.
    """
    MODELS.get(session, model_id)
    lines = list(list_lines(text))
    if not lines:
        raise invalid_field("text", EMPTY)
    last = session.scalar(select(func.max(CarEngine.display_order)).where(CarEngine.model_id == model_id)) or 0
    return [_add_line(session, model_id, line, last + place) for place, line in enumerate(lines, 1)]


def _add_line(session: Session, model_id: str, line: tuple[int, str], place: int) -> CarEngine:
    number, content = line
    try:
        engine = _read_engine(model_id, [cell.strip() for cell in content.replace("\t", ";").split(";")])
        return ENGINES.add(session, engine.model_dump() | {"display_order": place})
    except ShopError as error:
        sentence = f"Line {number}: {error.message}"
        raise type(error)(sentence, {"text": sentence}) from error


def _read_engine(model_id: str, cells: list[str]) -> NewEngine:
    if any(cells[CELLS:]):
        raise Invalid(TOO_MANY)
    name, fuel, power, code, years = [*cells, *[""] * CELLS][:CELLS]
    first, last = _read_years(years)
    given = {"modelId": model_id, "name": name, "fuel": fuel, "powerKw": power, "code": code}
    try:
        return NewEngine.model_validate(given | {"yearFrom": first, "yearTo": last})
    except ValidationError as error:
        raise Invalid(next(iter(field_errors(NewEngine, error).values()))) from error


def _read_years(text: str) -> Years:
    pair = read_years(text)
    if text and pair == NOT_KNOWN:
        raise Invalid(NO_YEARS)
    return pair
