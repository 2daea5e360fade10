"""What products fit as a file, out and in."""

from flask import Response, request

from app.contract.catalogue.fitment_csv import FitmentImportQuery, FitmentImportView
from app.shop.system.spreadsheets import fitment_import
from app.shop.system.spreadsheets.fitment_columns import FITMENT_COLUMNS
from app.shop.system.spreadsheets.fitment_csv import export_fitment as write_fitment
from app.shop.system.spreadsheets.fitment_import import FitmentOutcome
from app.shop.system.spreadsheets.fitment_lines import FitmentFile, garbage_left, read_lines
from app.shop.system.spreadsheets.left_out import read_left_out
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.system.deletions import Deletion
from app.web.api.call import call
from app.web.calls.base.downloads import CSV, answer_csv
from app.web.calls.base.matched_columns import remember_columns
from app.web.calls.base.undo import offer_undo
from app.web.pages.uploads import read_file

BYTES_LIMIT = 5 * 1024 * 1024
NO_FILE = "Please select a file to import"
IMPORT = "/api/admin/import/fitment"


@call("GET", "/api/admin/export/fitment.csv", admin=True, file=CSV)
def export_fitment() -> Response:
    """What every product fits, a line for each model."""
    return answer_csv(write_fitment(db.session()), "fitment.csv")


@call("POST", IMPORT, query=FitmentImportQuery, answer=FitmentImportView, admin=True, multipart=True, also=400)
def import_fitment(query: FitmentImportQuery) -> tuple[FitmentOutcome, int]:
    """Let products fit the models named in the lines of a CSV or .xlsx file, all or nothing.

    `columns` in the form is a JSON object with the field for each heading, blank if the column is left out. `leaveOut`
    is a JSON list with the numbers of the lines that are not read. `dryRun=1` returns the changes that would be made,
    and remembers the columns. The import can be undone.
    """
    raw = read_file(request, "file", NO_FILE, BYTES_LIMIT)
    matching = FITMENT_COLUMNS.read_matching(request.form.get("columns", ""))
    left_out = read_left_out(request.form.get("leaveOut", ""))
    with garbage_left():
        outcome, undo = _take(read_lines(raw, matching, left_out), query)
    if undo:
        offer_undo(undo)
    return outcome, 200 if outcome.success or query.dry_run else 400


def _take(file: FitmentFile, query: FitmentImportQuery) -> tuple[FitmentOutcome, Deletion | None]:
    given = {"replace": query.mode == "replace", "create_models": query.create_models}
    if query.dry_run:
        found = fitment_import.preview_fitment(db.session(), file, **given)
        remember_columns(FITMENT_COLUMNS, file.matching, found.errors)
        return found, None
    with write() as session:
        return fitment_import.import_fitment(session, file, **given)
