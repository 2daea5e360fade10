"""Import of the vehicles that products fit, from a CSV or Excel file. Every line is read and checked first; then all
lines are written or none.
"""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from app.shop.base.trash import deletions
from app.shop.base.trash.fitment_undo import note_fitment, read_state
from app.shop.catalogue.catalogue.fitment_rows import remove_rows, write_rows
from app.shop.system.spreadsheets.columns import ColumnMatch, say_wrong_lines
from app.shop.system.spreadsheets.fitment_columns import FITMENT_COLUMNS
from app.shop.system.spreadsheets.fitment_lines import FitmentFile
from app.shop.system.spreadsheets.fitment_plan import FitmentPlan, PlannedRow, plan_fitment
from app.shop.system.spreadsheets.import_plan import CREATE, UNCHANGED, UPDATE, LineFault
from app.shop.system.spreadsheets.new_models import add_models
from app.store.system.deletions import Deletion

IMPORTED = "import"
PREVIEWED = 500
"""Lines of a preview: writing twenty thousand into an answer would stop every other thread meanwhile."""


@dataclass(frozen=True)
class FitmentOutcome:
    """Result of an import or of its preview."""

    success: bool
    message: str | None
    created: int
    updated: int
    unchanged: int
    removed: int
    errors: list[LineFault]
    warnings: list[LineFault]
    lines: list[PlannedRow]
    new_models: list[str]
    columns: list[ColumnMatch]
    missing: list[str]
    left_out: int


def preview_fitment(session: Session, file: FitmentFile, *, replace: bool, create_models: bool) -> FitmentOutcome:
    """Return the result `import_fitment` would have; changes nothing."""
    plan = plan_fitment(session, file, replace=replace, create_models=create_models)
    changing = [line for line in plan.lines if line.action != UNCHANGED][:PREVIEWED]
    return _sum_up(plan, changing, FITMENT_COLUMNS.match(session, file.table))


def import_fitment(
    session: Session, file: FitmentFile, *, replace: bool, create_models: bool
) -> tuple[FitmentOutcome, Deletion | None]:
    """Write every line of the file, or nothing when a line is wrong. Also returns the deletion that undoes the import,
    if anything changed. A matching of columns is remembered for the next file.
    """
    plan = plan_fitment(session, file, replace=replace, create_models=create_models)
    if plan.errors:
        return FitmentOutcome(False, _explain(plan), 0, 0, 0, 0, plan.errors, [], [], [], [], [], 0), None
    if file.matching:
        FITMENT_COLUMNS.remember(session, file.matching)
    changed = plan.removed or len(plan.lines) > plan.count(UNCHANGED)
    return _sum_up(plan, [], []), _carry_out(session, plan) if changed else None


def _sum_up(plan: FitmentPlan, lines: list[PlannedRow], columns: list[ColumnMatch]) -> FitmentOutcome:
    created, updated, unchanged = (plan.count(action) for action in (CREATE, UPDATE, UNCHANGED))
    new = sorted(model.label for model in plan.names.new_models)
    counts = created, updated, unchanged, len(plan.removed)
    return FitmentOutcome(
        not plan.errors,
        _explain(plan),
        *counts,
        plan.errors,
        [],
        lines,
        new,
        columns,
        [*plan.names.missing],
        plan.left_out,
    )


def _explain(plan: FitmentPlan) -> str | None:
    return say_wrong_lines({fault.line for fault in plan.errors})


def _carry_out(session: Session, plan: FitmentPlan) -> Deletion:
    """Write the plan, and store what was there before."""
    brands = add_models(session, plan.names.new_models)
    remove_rows(session, plan.removed)
    write_rows(session, plan.before, plan.wanted, IMPORTED)
    shot = note_fitment(plan.before, read_state(session, list(plan.before.fits)))
    shot.models, shot.brands = [model.id for model in plan.names.new_models], brands
    products = dict(plan.names.products.values())
    names = [products[each] for each in shot.fitment]
    return deletions.keep(session, "product", names, shot, "fitment")
