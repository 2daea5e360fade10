"""Plan of a fitment import: each line's action and errors; writes nothing."""

from dataclasses import dataclass, field

from sqlalchemy.orm import Session

from app.shop.base.trash.fitment_undo import FitmentState, read_state
from app.shop.catalogue.catalogue.fitment import find_fault
from app.shop.catalogue.catalogue.fitment_rows import DETAILS, WantedRow, index_rows
from app.shop.system.spreadsheets.fitment_lines import FitmentFile, FitmentLine, giving_way
from app.shop.system.spreadsheets.fitment_names import FitmentNames, NamedModel, can_be_added, read_fitment_names
from app.shop.system.spreadsheets.import_plan import CREATE, UNCHANGED, UPDATE, LineFault

FIELDS = dict(zip(DETAILS, ("yearFrom", "yearTo", "note", "isCondition"), strict=True))


@dataclass(frozen=True)
class PlannedRow:
    """Planned action of a valid line."""

    line: int
    slug: str
    name: str
    action: str
    fields: list[str]


@dataclass
class FitmentPlan:
    """The valid lines of a file, and the faults of the others. `removed` are the rows that `replace` removes."""

    names: FitmentNames
    before: FitmentState
    wanted: list[WantedRow] = field(default_factory=list)
    lines: list[PlannedRow] = field(default_factory=list)
    errors: list[LineFault] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    left_out: int = 0

    def count(self, action: str) -> int:
        """Return the number of lines with an action."""
        return sum(line.action == action for line in self.lines)


def plan_fitment(session: Session, file: FitmentFile, *, replace: bool, create_models: bool) -> FitmentPlan:
    """Return the plan for each line of a file. With `replace`, rows of the named products that the file does not
    contain are removed. Without `create_models`, a model that the shop does not have is a fault.
    """
    names = read_fitment_names(session)
    named = {found[0] for line in file.lines if (found := names.find_product(line.product))}
    plan = FitmentPlan(names, read_state(session, named), errors=list(file.errors), left_out=file.left_out)
    present = index_rows(plan.before)
    seen: dict[tuple[str, str], int] = {}
    for line in giving_way(file.lines):
        if row := _read_row(plan, line, seen, create_models=create_models):
            _plan_row(plan, line, row, present.get((row.product_id, row.model_id)))
    plan.errors.sort(key=lambda fault: fault.line)
    if replace:
        stated = {(row.product_id, row.model_id) for row in plan.wanted}
        plan.removed = [row_id for key, row_id in present.items() if key not in stated]
    return plan


def _read_row(
    plan: FitmentPlan, line: FitmentLine, seen: dict[tuple[str, str], int], *, create_models: bool
) -> WantedRow | None:
    """Return the row of a line. Returns None for a line with a fault, which is added to the plan."""
    product = plan.names.find_product(line.product)
    model = _find_model(plan.names, line, create_models=create_models)
    if product is None:
        plan.errors.append(
            LineFault(line.number, "product", f"There is no product with the address or part number {line.product}")
        )
    if isinstance(model, str):
        plan.errors.append(LineFault(line.number, "model", model))
    if product is None or isinstance(model, str):
        return None
    first = seen.setdefault((product[0], model.id), line.number)
    if first != line.number:
        plan.errors.append(LineFault(line.number, "model", f"This product and model are on line {first} already"))
        return None
    return _read_details(plan, line, product[0], model)


def _find_model(names: FitmentNames, line: FitmentLine, *, create_models: bool) -> NamedModel | str:
    found = names.models.get((line.brand.casefold(), line.model.casefold()))
    if found is None and create_models:
        return names.add_model(line.brand, line.model)
    if found is None:
        brand, start = line.brand.casefold(), f"{line.model.casefold()} ("
        alike = sorted(
            {each.label for (of, label), each in names.models.items() if of == brand and label.startswith(start)}
        )
        if alike:
            return f"{line.brand} {line.model} may be {' or '.join(alike)}: please write which"
        if can_be_added(line.brand, line.model):
            names.missing[f"{line.brand} {line.model}"] = None
        return f"There is no model named {line.brand} {line.model}"
    return found


def _read_details(plan: FitmentPlan, line: FitmentLine, product_id: str, model: NamedModel) -> WantedRow | None:
    engines = {name: model.find_engine(name) for name in line.engines}
    unknown = [name for name, engine in engines.items() if engine is None]
    if unknown:
        plan.errors.append(LineFault(line.number, "engines", f"{model.label} has no engine named {unknown[0]}"))
        return None
    ids = frozenset(engine for engine in engines.values() if engine)
    if fault := find_fault(line.details | {"engine_ids": ids}, model.label, model.years, ids):
        column = "note" if line.details["is_condition"] and not line.details["note"] else "yearFrom"
        plan.errors.append(LineFault(line.number, column, fault))
        return None
    return WantedRow(product_id, model.id, line.details, ids)


def _plan_row(plan: FitmentPlan, line: FitmentLine, row: WantedRow, row_id: str | None) -> None:
    fields = [] if row_id is None else _changed_fields(plan.before, row_id, row)
    action = CREATE if row_id is None else UPDATE if fields else UNCHANGED
    plan.wanted.append(row)
    _id, product = plan.names.find_product(line.product) or ("", "")
    plan.lines.append(PlannedRow(line.number, line.product, f"{product}: {line.brand} {line.model}", action, fields))


def _changed_fields(before: FitmentState, row_id: str, row: WantedRow) -> list[str]:
    changed = [FIELDS[name] for name in DETAILS if before.rows[row_id][name] != row.details[name]]
    return changed + ["engines"] * (set(before.engines.get(row_id, [])) != row.engine_ids)
