"""Import of products from a CSV or Excel file."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from app.shop.base.trash.import_undo import note_import, read_before
from app.shop.base.trash.snapshots import Snapshot
from app.shop.catalogue.products.chosen_related import write_chosen
from app.shop.catalogue.products.part_numbers import write_codes
from app.shop.catalogue.products.product_pictures import write_more
from app.shop.catalogue.products.sale_prices import NO_SALE, find_priors
from app.shop.system.spreadsheets.file_import import CREATE, UNCHANGED, Cells, Faults, FileImport, LineFault
from app.shop.system.spreadsheets.other_threads import giving_way
from app.shop.system.spreadsheets.product_cells import CODES, MODELS, MORE_IMAGES, RELATED, ProductRow
from app.shop.system.spreadsheets.product_columns import PRODUCT_COLUMNS
from app.shop.system.spreadsheets.product_line import make_slug, plan_row, read_row
from app.shop.system.spreadsheets.product_names import read_names
from app.store.catalogue.products import Product, ProductSlug
from app.store.catalogue.stock_moves import IMPORT, moving_stock
from app.store.catalogue.vehicles import Fitment
from app.store.database.base import new_id, now
from app.store.database.search_text import fold_code

STEP = timedelta(milliseconds=1)
"""Between two new products, so that the first line is the newest, as in an export."""


@dataclass
class ProductImport(FileImport):
    """A file of products. `rows` are the values of the planned lines, in the same order."""

    columns = PRODUCT_COLUMNS
    act = "import"
    bytes_limit = 10 * 1024 * 1024

    rows: list[ProductRow] = field(default_factory=list)

    def read_line(self, cells: Cells) -> tuple[Cells, Faults]:
        """Return the cells: which fields a line must have depends on whether the shop has the product."""
        return cells, {}

    def plan_lines(self, session: Session) -> None:
        """Plan each line. Two lines must not have the same slug or SKU."""
        if not self.given:
            return
        names = read_names(session, add_missing=self.options.add_missing)
        self.new = names.new
        seen: dict[tuple[str, str], int] = {}
        for number, given in giving_way(self.given):
            cells = given if self.options.matching is None else {"slug": make_slug(given, names), **given}
            row = read_row(cells, names)
            for column, called, text in (
                ("slug", "address", cells.get("slug")),
                ("sku", "part number", fold_code(cells.get("sku", ""))),
            ):
                first = seen.setdefault((column, text), number) if text else number
                if first != number:
                    row.faults[column] = f"This {called} is on line {first} already"
            self.refuse(number, row.faults)
            if not row.faults:
                self._settle_stock(number, row)
                self.rows.append(row)
                self.lines.append(plan_row(number, row, names))

    def _settle_stock(self, number: int, row: ProductRow) -> None:
        """Warn of another stock that was set after the line was written, and leave it unless the owner wants it."""
        product, wanted = row.before, row.values.get("inventory")
        if product is None or wanted in (None, product.inventory):
            return
        if row.stock_as_of and product.stock_moved_at and product.stock_moved_at >= row.stock_as_of:
            sentence = f"The stock changed after this file was exported: {product.inventory} becomes {wanted}"
            if not self.options.take_stock:
                del row.values["inventory"]
                sentence = f"The stock changed after this file was exported: it stays {product.inventory}, not {wanted}"
            self.warnings.append(LineFault(number, "inventory", sentence))

    def write(self, session: Session) -> tuple[Snapshot, list[str]]:
        """Write the lines that change something; the names are those of their products."""
        planned = [*zip(self.lines, self.rows, strict=True)]
        changed = [(line, row.before) for line, row in planned if line.action != UNCHANGED]
        fresh = [line.slug for line in self.lines if line.action == CREATE]
        before = read_before(session, [product.id for _line, product in changed if product], fresh)
        session.execute(delete(ProductSlug).where(ProductSlug.slug.in_(fresh)))
        newest = now()
        added = {slug: Product(id=new_id(), created_at=newest - STEP * place) for place, slug in enumerate(fresh)}
        products = [row.before or added[line.slug] for line, row in planned]
        priors = find_priors(session, [(row.before, row.values) for row in self.rows])
        for product, row, prior in zip(products, self.rows, priors, strict=True):
            row.values |= prior
            for name, value in row.values.items():
                if row.before or name not in NO_SALE:
                    setattr(product, name, value)
        session.add_all(added.values())
        with moving_stock(session, IMPORT):
            session.flush()
        _begin_sales((product, row.values) for product, row in zip(products, self.rows, strict=True) if not row.before)
        self._write_lists(session, [product.id for product in products])
        shot = note_import(session, before, [product.id for product in added.values()])
        return shot, [line.name for line, _product in changed]

    def _write_lists(self, session: Session, ids: list[str]) -> None:
        """Write the numbers, further pictures and models of the products with these ids, one for each line."""
        fitted = []
        for product_id, line, row in zip(ids, self.lines, self.rows, strict=True):
            if CODES in line.fields:
                write_codes(session, product_id, [{"kind": kind, "code": code} for kind, code in row.codes or []])
            if MORE_IMAGES in line.fields:
                write_more(session, product_id, row.more_images or [])
            for column in RELATED.keys() & set(line.fields):
                write_chosen(session, product_id, RELATED[column], row.related[column])
            if MODELS in line.fields:
                fitted.append((product_id, row.models or set()))
        _fit(session, fitted)


def _begin_sales(added: Iterable[tuple[Product, Mapping[str, Any]]]) -> None:
    """Set the sales of new products once these are written, so that the price history has them."""
    for product, values in added:
        for name in NO_SALE:
            setattr(product, name, values.get(name))


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
