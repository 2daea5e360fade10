"""Sales of a period, to look at and as a file."""

from flask import Response

from app.contract.sales import SalesQuery, SalesReportView
from app.shop.sales import accountant_file, report
from app.shop.spreadsheets.csv_cells import write_csv
from app.store.base import db
from app.web.api.call import call
from app.web.calls.csv_file import CSV, answer_csv


@call("GET", "/api/admin/sales", query=SalesQuery, answer=SalesReportView, admin=True)
def read_sales(query: SalesQuery) -> report.SalesReport:
    """Return orders, euros, best sellers and tax of a period."""
    return report.read_report(db.session(), query.first, query.last, query.by)


@call("GET", "/api/admin/export/sales.csv", query=SalesQuery, admin=True, file=CSV)
def export_sales(query: SalesQuery) -> Response:
    """Return orders and returns of a period with their tax."""
    rows = accountant_file.list_sales(db.session(), query.first, query.last)
    return answer_csv(write_csv(accountant_file.COLUMNS, rows), f"sales-{query.first}-{query.last}.csv")
