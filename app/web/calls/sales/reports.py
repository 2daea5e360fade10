"""Sales of a period, to look at and as a file."""

from flask import Response

from app.contract.sales.reports import SalesFileQuery, SalesQuery, SalesReportView
from app.shop.base.csv_cells import write_csv
from app.shop.sales.report import accountant_file, report
from app.store.database.base import db
from app.web.api.call import call
from app.web.calls.base.downloads import CSV, answer_csv

PATH = "/api/admin/reports/sales"


@call("GET", PATH, query=SalesQuery, answer=SalesReportView, admin=True)
def read_sales(query: SalesQuery) -> SalesReportView:
    """Return orders, euros, tax and best sellers of a period."""
    return report.read_report(db.session(), (query.first, query.last), query.basis, query.group)


@call("GET", f"{PATH}.csv", query=SalesFileQuery, admin=True, file=CSV)
def export_sales(query: SalesFileQuery) -> Response:
    """Return each order, document or payment of a period with its tax."""
    rows = accountant_file.list_sales(db.session(), (query.first, query.last), query.basis)
    return answer_csv(write_csv(accountant_file.COLUMNS, rows), f"sales-{query.first}-{query.last}.csv")
