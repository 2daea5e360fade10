"""The owner's products, and what they fit, as files: out and in."""

from contextlib import nullcontext

from flask import Response, request

from app.contract.catalogue.fitment_csv import FitmentImportQuery, FitmentImportView
from app.contract.catalogue.product_csv import ImportQuery, ProductImportView
from app.shop.system.spreadsheets import fitment_csv, product_csv
from app.shop.system.spreadsheets.file_import import FileImport, ImportOptions, ImportResult
from app.shop.system.spreadsheets.file_lines import read_file, read_left_out
from app.shop.system.spreadsheets.fitment_import import FitmentImport
from app.shop.system.spreadsheets.other_threads import garbage_left
from app.shop.system.spreadsheets.product_import import ProductImport
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.downloads import CSV, answer_csv
from app.web.calls.base.undo import offer_undo
from app.web.pages import uploads

NO_FILE = "Please select a file to import"
IMPORT = "/api/admin/import"


@call("GET", "/api/admin/export/products.csv", admin=True, file=CSV)
def export_products() -> Response:
    """Every product, one a line, with the models that it fits."""
    return answer_csv(product_csv.export_products(db.session()), "products.csv")


@call("GET", "/api/admin/export/fitment.csv", admin=True, file=CSV)
def export_fitment() -> Response:
    """What every product fits, a line for each model."""
    return answer_csv(fitment_csv.export_fitment(db.session()), "fitment.csv")


@call("POST", f"{IMPORT}/products", query=ImportQuery, answer=ProductImportView, admin=True, multipart=True, also=400)
def import_products(query: ImportQuery) -> tuple[ImportResult, int]:
    """Add and change products from the lines of a CSV or .xlsx file, all or nothing.

    `columns` in the form is a JSON object with the field for each heading, blank if the column is left out. A slug that
    is not given is then made. `leaveOut` is a JSON list with the numbers of the lines that are not read. `dryRun=1`
    returns the changes that would be made, and remembers the columns. A stock that changed after the file was exported
    is not overwritten unless `stock=1`. The import can be undone.
    """
    return _import(ProductImport, dry_run=query.dry_run, add_missing=query.add_missing, take_stock=query.stock)


@call(
    "POST",
    f"{IMPORT}/fitment",
    query=FitmentImportQuery,
    answer=FitmentImportView,
    admin=True,
    multipart=True,
    also=400,
)
def import_fitment(query: FitmentImportQuery) -> tuple[ImportResult, int]:
    """Let products fit the models named in the lines of a CSV or .xlsx file, all or nothing.

    `columns` in the form is a JSON object with the field for each heading, blank if the column is left out. `leaveOut`
    is a JSON list with the numbers of the lines that are not read. `dryRun=1` returns the changes that would be made,
    and remembers the columns. The import can be undone.
    """
    replace = query.mode == "replace"
    return _import(FitmentImport, dry_run=query.dry_run, add_missing=query.create_models, replace=replace)


def _import(kind: type[FileImport], *, dry_run: bool, **chosen: bool) -> tuple[ImportResult, int]:
    """Import the file of this request."""
    raw = uploads.read_file(request, "file", NO_FILE, kind.bytes_limit)
    matching = kind.columns.read_matching(request.form.get("columns", ""))
    left_out = read_left_out(request.form.get("leaveOut", ""))
    # without a limit of lines, the memory is needed back meanwhile
    with garbage_left() if kind.lines_limit else nullcontext():
        file = read_file(kind, raw, ImportOptions(matching, left_out, **chosen))
        if dry_run:
            found = file.preview(db.session())
            if matching:
                with write() as session:
                    file.remember_columns(session)
            return found, 200
        with write() as session:
            outcome, undo = file.carry_out(session)
    if undo:
        offer_undo(undo)
    return outcome, 200 if outcome.success else 400
