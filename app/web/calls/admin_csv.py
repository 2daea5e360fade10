"""The owner's orders and enquiries as files."""

from flask import Response

from app.shop.spreadsheets import admin_csv
from app.store.base import db
from app.web.api.call import call
from app.web.calls.csv_file import CSV, answer_csv


@call("GET", "/api/admin/export/orders.csv", admin=True, file=CSV)
def export_orders() -> Response:
    """Every order, one a line."""
    return answer_csv(admin_csv.export_orders(db.session()), "orders.csv")


@call("GET", "/api/admin/export/enquiries.csv", admin=True, file=CSV)
def export_enquiries() -> Response:
    """Every enquiry, one a line."""
    return answer_csv(admin_csv.export_enquiries(db.session()), "enquiries.csv")
