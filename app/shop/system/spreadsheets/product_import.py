"""Import of products from a CSV or Excel file."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.orm import Session

from app.shop.base.trash.import_undo import note_import, read_before
from app.shop.base.trash.snapshots import Snapshot
from app.shop.catalogue.products.catalogue import get_product
from app.shop.catalogue.products.chosen_related import write_chosen
from app.shop.catalogue.products.options import set_options
from app.shop.catalogue.products.part_numbers import write_codes
from app.shop.catalogue.products.product_documents import leave_documents
from app.shop.catalogue.products.product_pictures import write_more
from app.shop.catalogue.products.sale_prices import NO_SALE, find_priors
from app.shop.system.spreadsheets.file_import import CREATE, UNCHANGED, Cells, Faults, FileImport, LineFault
from app.shop.system.spreadsheets.option_lines import NO_PRODUCT, Numbered, OptionReader, explain_moved, split_lines
from app.shop.system.spreadsheets.other_threads import giving_way
from app.shop.system.spreadsheets.product_cells import (
    CODES,
    DOCUMENTS,
    MODELS,
    MORE_IMAGES,
    OPTION,
    RELATED,
    ProductRow,
)
from app.shop.system.spreadsheets.product_columns import PRODUCT_COLUMNS
from app.shop.system.spreadsheets.product_line import make_slug, plan_row, read_row
from app.shop.system.spreadsheets.product_names import Names, read_names
from app.store.catalogue.products import Product, ProductSlug
from app.store.catalogue.stock_moves import IMPORT, moving_stock
from app.store.catalogue.vehicles import Fitment
from app.store.database.base import new_id, now
from app.store.database.search_text import fold_code

CALLED = {"slug": "address", "sku": "part number"}
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
        """Plan each line, with those of its options. Two lines must not have the same slug, SKU or option."""
        if not self.given:
            return
        names = read_names(session, add_missing=self.options.add_missing)
        self.new = names.new
        lines = split_lines(self.given, names)
        seen: dict[tuple[str, str], int] = {}
        for number, given in giving_way(lines.of_products):
            cells = given if self.options.matching is None else {"slug": make_slug(given, names), **given}
            self._plan_line(names, seen, number, cells, lines.by_slug.pop(cells.get("slug", ""), []))
        for slug, of_options in lines.by_slug.items():
            if slug in names.products:
                self._plan_line(names, seen, of_options[0][0], {"slug": slug}, of_options)
            else:
                self.refuse(of_options[0][0], {"slug": NO_PRODUCT})

    def _plan_line(
        self, names: Names, seen: dict[tuple[str, str], int], number: int, cells: Cells, of_options: Sequence[Numbered]
    ) -> None:
        row = read_row(cells, names)
        row.faults |= _find_twice(seen, number, cells, ("slug", "sku"))
        self.refuse(number, row.faults)
        if of_options:
            self._read_options(OptionReader(row, names, self.options.take_stock), seen, of_options)
        if not row.faults:
            self._settle_stock(number, row)
            self.rows.append(row)
            self.lines.append(plan_row(number, row, names))

    def _read_options(
        self, reader: OptionReader, seen: dict[tuple[str, str], int], of_options: Sequence[Numbered]
    ) -> None:
        for number, cells in of_options:
            self.refuse(number, _find_twice(seen, number, cells, ("sku",)))
        for number, faults in reader.read(of_options):
            self.refuse(number, faults)
        self.warnings += [LineFault(number, "inventory", said) for number, said in reader.warnings.items()]
        reader.put_together()

    def _settle_stock(self, number: int, row: ProductRow) -> None:
        """Warn of another stock that was set after the line was written, and leave it unless the owner wants it."""
        product, wanted = row.before, row.values.get("inventory")
        if row.options or (product and product.option_count):
            row.values.pop("inventory", None)
        if product is None or wanted in (None, product.inventory):
            return
        if product.option_count:
            if row.options is None:
                said = f"It stays {product.inventory}, the sum of its options"
                self.warnings.append(LineFault(number, "inventory", said))
            return
        if row.stock_as_of and product.stock_moved_at and product.stock_moved_at >= row.stock_as_of:
            if not self.options.take_stock:
                del row.values["inventory"]
            said = explain_moved(product.inventory, wanted, self.options.take_stock)
            self.warnings.append(LineFault(number, "inventory", said))

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
        self.written = [
            product.id for product, line in zip(products, self.lines, strict=True) if line.action != UNCHANGED
        ]
        return shot, [line.name for line, _product in changed]

    def _write_lists(self, session: Session, ids: list[str]) -> None:
        """Write the lists of the products with these ids, one for each line: numbers, pictures, models, options."""
        fitted = []
        for product_id, line, row in zip(ids, self.lines, self.rows, strict=True):
            if CODES in line.fields:
                write_codes(session, product_id, [{"kind": kind, "code": code} for kind, code in row.codes or []])
            if MORE_IMAGES in line.fields:
                write_more(session, product_id, row.more_images or [])
            if DOCUMENTS in line.fields:
                leave_documents(session, product_id, row.documents or [])
            for column in RELATED.keys() & set(line.fields):
                write_chosen(session, product_id, RELATED[column], row.related[column])
            if OPTION in line.fields:
                with moving_stock(session, IMPORT):
                    set_options(session, get_product(session, product_id), row.options or [])
            if MODELS in line.fields:
                fitted.append((product_id, row.models or set()))
        _fit(session, fitted)


def _find_twice(seen: dict[tuple[str, str], int], number: int, cells: Cells, columns: Sequence[str]) -> dict[str, str]:
    """Return the faults of a line whose address or number an earlier line has."""
    faults = {}
    for column in columns:
        text = fold_code(cells.get(column, "")) if column == "sku" else cells.get(column)
        first = seen.setdefault((column, text), number) if text else number
        if first != number:
            faults[column] = f"This {CALLED[column]} is on line {first} already"
    return faults


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
