"""Import of products from a CSV file. Every line is read and checked first; then all lines are written or none."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from app.shop.base.rows import free_slug
from app.shop.base.trash import deletions
from app.shop.base.trash.import_undo import note_import, read_before
from app.shop.catalogue.catalogue.part_numbers import write_codes
from app.shop.system.spreadsheets.columns import ColumnMatch, FileTable, say_wrong_lines
from app.shop.system.spreadsheets.import_plan import (
    CREATE,
    UNCHANGED,
    UPDATE,
    ImportPlan,
    LineFault,
    Options,
    PlannedLine,
    plan_import,
)
from app.shop.system.spreadsheets.new_models import add_models
from app.shop.system.spreadsheets.product_columns import PRODUCT_COLUMNS
from app.shop.system.spreadsheets.product_csv import CODES, MODELS
from app.shop.system.spreadsheets.product_names import Names
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.products import Category, Product, ProductSlug
from app.store.catalogue.stock_moves import IMPORT, moving_stock
from app.store.catalogue.vehicles import Fitment
from app.store.database.base import new_id, now
from app.store.system.deletions import Deletion

STEP = timedelta(milliseconds=1)
"""Between two new products, so that the first line is the newest, as in an export."""


@dataclass(frozen=True)
class ImportResult:
    """Result of an import or of its preview."""

    success: bool
    message: str | None
    created: int
    updated: int
    unchanged: int
    errors: list[LineFault]
    warnings: list[LineFault]
    lines: list[PlannedLine]
    columns: list[ColumnMatch]
    new_categories: list[str]
    new_manufacturers: list[str]
    new_models: list[str]
    missing: list[str]
    left_out: int


def import_products(session: Session, file: FileTable, options: Options) -> tuple[ImportResult, Deletion | None]:
    """Write every line of the file, or nothing when a line is wrong. Also returns the deletion that undoes the import,
    if anything changed. A matching of columns is remembered for the next file.
    """
    plan = plan_import(session, file, options)
    if plan.errors:
        return ImportResult(False, _explain(plan), 0, 0, 0, plan.errors, [], [], [], [], [], [], [], 0), None
    if options.matching:
        PRODUCT_COLUMNS.remember(session, options.matching)
    return _sum_up(plan, [], []), _carry_out(session, plan)


def preview_import(session: Session, file: FileTable, options: Options) -> ImportResult:
    """Return the result `import_products` would have; changes nothing."""
    plan = plan_import(session, file, options)
    return _sum_up(plan, plan.lines, PRODUCT_COLUMNS.match(session, file))


def _sum_up(plan: ImportPlan, lines: list[PlannedLine], columns: list[ColumnMatch]) -> ImportResult:
    created, updated, unchanged = (plan.count(action) for action in (CREATE, UPDATE, UNCHANGED))
    counts, faults = (created, updated, unchanged), (plan.errors, plan.warnings)
    named = _name_added(plan.names) if plan.names else ([], [], [], [])
    return ImportResult(not plan.errors, _explain(plan), *counts, *faults, lines, columns, *named, plan.left_out)


def _name_added(names: Names) -> tuple[list[str], list[str], list[str], list[str]]:
    """Return the names that are added, and those that could be."""
    models = sorted(model.label for model in names.vehicles.new_models)
    return (list(names.new_categories), list(names.new_makers), models, list(names.missing))


def _explain(plan: ImportPlan) -> str | None:
    return say_wrong_lines({fault.line for fault in plan.errors})


def _carry_out(session: Session, plan: ImportPlan) -> Deletion | None:
    """Write the plan, and store the previous state. Returns None when there is nothing to write."""
    changed = [line for line in plan.lines if line.action != UNCHANGED]
    if not changed:
        return None
    fresh = [line.slug for line in changed if line.action == CREATE]
    before = read_before(session, [line.row.before.id for line in changed if line.row.before], fresh)
    added = _add_names(session, plan.names) if plan.names else {}
    models = plan.names.vehicles.new_models if plan.names else []
    brands = add_models(session, models)
    shot = note_import(session, before, _write(session, plan))
    shot.added, shot.models, shot.brands = added, [model.id for model in models], brands
    return deletions.keep(session, "product", [line.name for line in changed], shot, "import")


def _add_names(session: Session, names: Names) -> dict[str, list[str]]:
    """Add the categories and manufacturers that are missing. Returns their ids by table."""
    for shape, named in ((Category, names.new_categories), (Manufacturer, names.new_makers)):
        for name, row_id in named.items():
            session.add(shape(id=row_id, name=name, slug=free_slug(session, shape, name)))
            session.flush()
    return {
        Category.__tablename__: list(names.new_categories.values()),
        Manufacturer.__tablename__: list(names.new_makers.values()),
    }


def _write(session: Session, plan: ImportPlan) -> list[str]:
    """The ids of the products that it adds."""
    fresh = [line for line in plan.lines if line.action == CREATE]
    session.execute(delete(ProductSlug).where(ProductSlug.slug.in_([line.slug for line in fresh])))
    newest = now()
    added = {line.slug: Product(id=new_id(), created_at=newest - STEP * place) for place, line in enumerate(fresh)}
    products = [(line.row.before or added[line.slug], line) for line in plan.lines]
    for product, line in products:
        for name, value in line.row.values.items():
            setattr(product, name, value)
    session.add_all(added.values())
    with moving_stock(session, IMPORT):
        session.flush()
    for product, line in products:
        if CODES in line.fields:
            codes = line.row.codes or []
            write_codes(session, product.id, [{"kind": kind, "code": code} for kind, code in codes])
    _fit(session, [(product.id, line.row.models or set()) for product, line in products if MODELS in line.fields])
    return [product.id for product in added.values()]


def _fit(session: Session, wanted: list[tuple[str, set[str]]]) -> None:
    """Make these products fit these models and no others. Models that they fitted before retain their details."""
    present: defaultdict[str, set[str]] = defaultdict(set)
    fitted = select(Fitment.product_id, Fitment.model_id)
    for product_id, model_id in session.execute(fitted.where(Fitment.product_id.in_([each for each, _ in wanted]))):
        present[product_id].add(model_id)
    for product_id, models in wanted:
        gone = (Fitment.product_id == product_id, Fitment.model_id.in_(present[product_id] - models))
        session.execute(delete(Fitment).where(*gone))
    new = [
        {"product_id": each, "model_id": model} for each, models in wanted for model in sorted(models - present[each])
    ]
    if new:
        session.execute(insert(Fitment), new)
