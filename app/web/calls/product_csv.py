"""The owner's products as a file, out and in."""

from flask import Response, request

from app.contract.product_csv import ImportQuery, ImportView
from app.shop.spreadsheets.product_csv import export_products as write_products
from app.shop.spreadsheets.product_import import Outcome, preview_import
from app.shop.spreadsheets.product_import import import_products as read_products
from app.store.base import db
from app.store.sqlite import write
from app.web.api.call import call
from app.web.calls.csv_file import CSV, answer_csv
from app.web.calls.undo import offer_undo
from app.web.pages.uploads import read_file

BYTES_LIMIT = 10 * 1024 * 1024
NO_FILE = "Please select a file to import"


@call("GET", "/api/admin/export/products.csv", admin=True, file=CSV)
def export_products() -> Response:
    """Every product, one a line, with the models that it fits."""
    return answer_csv(write_products(db.session()), "products.csv")


@call("POST", "/api/admin/import/products", query=ImportQuery, answer=ImportView, admin=True, multipart=True, also=400)
def import_products(query: ImportQuery) -> Outcome | tuple[Outcome, int]:
    """Add and change products line by line, all or nothing.

    `dryRun=1` says what would happen. A stock that moved after the file was exported is left alone unless `stock=1`.
    The import can be undone.
    """
    raw = read_file(request, "file", NO_FILE, BYTES_LIMIT)
    if query.dry_run:
        return preview_import(db.session(), raw, take_stock=query.stock)
    with write() as session:
        outcome, undo = read_products(session, raw, take_stock=query.stock)
    if undo:
        offer_undo(undo)
    return outcome, 200 if outcome.success else 400
