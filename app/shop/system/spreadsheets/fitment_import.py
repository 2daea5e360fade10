"""Import of the vehicles that products fit, from a CSV or Excel file."""

from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError
from sqlalchemy.orm import Session

from app.contract.base.faults import field_errors
from app.contract.catalogue.fitment import FitmentDetails
from app.shop.base.trash.fitment_undo import FitmentState, note_fitment, read_state
from app.shop.base.trash.snapshots import Snapshot
from app.shop.catalogue.products.fitment import find_fault
from app.shop.catalogue.products.fitment_rows import WantedRow, index_rows, remove_rows, write_rows
from app.shop.system.spreadsheets.file_import import CREATE, UNCHANGED, UPDATE, Cells, Faults, FileImport, PlannedLine
from app.shop.system.spreadsheets.fitment_columns import DETAILS, FITMENT_COLUMNS
from app.shop.system.spreadsheets.fitment_names import FitmentNames, can_be_added, read_fitment_names
from app.shop.system.spreadsheets.model_labels import explain_unknown
from app.shop.system.spreadsheets.new_names import NamedModel
from app.shop.system.spreadsheets.other_threads import giving_way

IMPORTED = "import"
REQUIRED = [column.name for column in FITMENT_COLUMNS.required]


@dataclass(frozen=True)
class FitmentLine:
    """A line that can be read, its names not looked up."""

    product: str
    brand: str
    model: str
    engines: tuple[str, ...]
    details: dict[str, Any]


@dataclass
class FitmentImport(FileImport):
    """A file of fitment. `before` holds the rows that its products have, and `wanted` those of the file."""

    columns = FITMENT_COLUMNS
    act = "fitment"
    bytes_limit = 5 * 1024 * 1024
    lines_limit = 20_000
    previewed = 500
    """Writing twenty thousand lines into an answer would stop every other thread meanwhile."""

    names: FitmentNames = field(init=False)
    before: FitmentState = field(init=False)
    wanted: list[WantedRow] = field(default_factory=list)

    def read_line(self, cells: Cells) -> tuple[FitmentLine | None, Faults]:
        """Return the content of a line, its names not looked up."""
        faults = {column: f"{column.capitalize()} is required" for column in REQUIRED if column not in cells}
        try:
            details = FitmentDetails.model_validate({name: cells[name] for name in DETAILS.values() if name in cells})
        except ValidationError as error:
            return None, faults | field_errors(FitmentDetails, error)
        if faults:
            return None, faults
        engines = tuple(name.strip() for name in cells.get("engines", "").split(";") if name.strip())
        product, brand, model = (cells[column] for column in REQUIRED)
        return FitmentLine(product, brand, model, engines, details.model_dump()), {}

    def plan_lines(self, session: Session) -> None:
        """Plan each line. A model that the shop does not have is an error unless it is to be added."""
        self.names = read_fitment_names(session)
        self.new = self.names.new
        named = {found[0] for _number, line in self.given if (found := self.names.find_product(line.product))}
        self.before = read_state(session, named)
        present = index_rows(self.before)
        seen: dict[tuple[str, str], int] = {}
        for number, line in giving_way(self.given):
            self._plan_line(number, line, present, seen)
        if self.options.replace:
            stated = {(row.product_id, row.model_id) for row in self.wanted}
            self.removed = [row_id for key, row_id in present.items() if key not in stated]

    def write(self, session: Session) -> tuple[Snapshot, list[str]]:
        """Write the rows; the names are those of the products with changes."""
        remove_rows(session, self.removed)
        write_rows(session, self.before, self.wanted, IMPORTED)
        shot = note_fitment(self.before, read_state(session, list(self.before.fits)))
        products = dict(self.names.products.values())
        return shot, [products[each] for each in shot.fitment]

    def _plan_line(
        self, number: int, line: FitmentLine, present: dict[tuple[str, str], str], seen: dict[tuple[str, str], int]
    ) -> None:
        product, model = self.names.find_product(line.product), self._find_model(line)
        if product is None:
            self.refuse(number, {"product": f"There is no product with the address or part number {line.product}"})
        if isinstance(model, str):
            self.refuse(number, {"model": model})
        if product is None or isinstance(model, str):
            return
        key = product[0], model.id
        engines = {name: model.find_engine(name) for name in line.engines}
        if (first := seen.setdefault(key, number)) != number:
            self.refuse(number, {"model": f"This product and model are on line {first} already"})
        elif faults := _find_faults(line, model, engines):
            self.refuse(number, faults)
        else:
            row, row_id = WantedRow(*key, line.details, frozenset(filter(None, engines.values()))), present.get(key)
            self.wanted.append(row)
            fields = [] if row_id is None else _changed_fields(self.before, row_id, row)
            action = CREATE if row_id is None else UPDATE if fields else UNCHANGED
            name = f"{product[1]}: {line.brand} {line.model}"
            self.lines.append(PlannedLine(number, line.product, name, action, fields))

    def _find_model(self, line: FitmentLine) -> NamedModel | str:
        """Return the model of a line, or a sentence with the reason why there is none."""
        models, brand, label = self.names.models, line.brand.casefold(), line.model.casefold()
        if found := models.get((brand, label)):
            return found
        if self.options.add_missing:
            return self.names.add_model(line.brand, line.model)
        alike = {each.label for (of, text), each in models.items() if of == brand and text.startswith(f"{label} (")}
        if not alike and can_be_added(line.brand, line.model):
            self.new.missing[f"{line.brand} {line.model}"] = None
        return explain_unknown(f"{line.brand} {line.model}", sorted(alike))


def _find_faults(line: FitmentLine, model: NamedModel, engines: dict[str, str | None]) -> Faults:
    if unknown := [name for name, engine in engines.items() if engine is None]:
        return {"engines": f"{model.label} has no engine named {unknown[0]}"}
    ids = frozenset(filter(None, engines.values()))
    fault = find_fault(line.details | {"engine_ids": ids}, model.label, model.years, ids)
    column = "note" if line.details["is_condition"] and not line.details["note"] else "yearFrom"
    return {column: fault} if fault else {}


def _changed_fields(before: FitmentState, row_id: str, row: WantedRow) -> list[str]:
    changed = [column for name, column in DETAILS.items() if before.rows[row_id][name] != row.details[name]]
    return changed + ["engines"] * (set(before.engines.get(row_id, [])) != row.engine_ids)
