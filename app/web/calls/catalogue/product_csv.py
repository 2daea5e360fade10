"""The owner's products as a file, out and in."""

from flask import Response, request

from app.contract.catalogue.product_csv import ImportQuery, ProductImportView
from app.shop.system.spreadsheets.columns import read_table
from app.shop.system.spreadsheets.import_plan import Options
from app.shop.system.spreadsheets.left_out import read_left_out
from app.shop.system.spreadsheets.product_columns import PRODUCT_COLUMNS
from app.shop.system.spreadsheets.product_csv import export_products as write_products
from app.shop.system.spreadsheets.product_import import ImportResult, preview_import
from app.shop.system.spreadsheets.product_import import import_products as read_products
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.downloads import CSV, answer_csv
from app.web.calls.base.matched_columns import remember_columns
from app.web.calls.base.undo import offer_undo
from app.web.pages.uploads import read_file

BYTES_LIMIT = 10 * 1024 * 1024
NO_FILE = "Please select a file to import"


@call("GET", "/api/admin/export/products.csv", admin=True, file=CSV)
def export_products() -> Response:
    """Every product, one a line, with the models that it fits."""
    return answer_csv(write_products(db.session()), "products.csv")


@call(
    "POST",
    "/api/admin/import/products",
    query=ImportQuery,
    answer=ProductImportView,
    admin=True,
    multipart=True,
    also=400,
)
def import_products(query: ImportQuery) -> ImportResult | tuple[ImportResult, int]:
    """Add and change products from the lines of a CSV or .xlsx file, all or nothing.

    `columns` in the form is a JSON object with the field for each heading, blank if the column is left out. A slug that
    is not given is then made. `leaveOut` is a JSON list with the numbers of the lines that are not read. `dryRun=1`
    returns the changes that would be made, and remembers the columns. A stock that changed after the file was exported
    is not overwritten unless `stock=1`. The import can be undone.
    """
    file = read_table(read_file(request, "file", NO_FILE, BYTES_LIMIT))
    matching = PRODUCT_COLUMNS.read_matching(request.form.get("columns", ""))
    left_out = read_left_out(request.form.get("leaveOut", ""))
    options = Options(query.stock, matching, query.add_missing, left_out)
    if query.dry_run:
        found = preview_import(db.session(), file, options)
        remember_columns(PRODUCT_COLUMNS, matching, found.errors)
        return found
    with write() as session:
        outcome, undo = read_products(session, file, options)
    if undo:
        offer_undo(undo)
    return outcome, 200 if outcome.success else 400
