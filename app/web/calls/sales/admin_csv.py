"""The owner's orders and enquiries as files."""

from flask import Response

from app.contract.sales.admin_order_queries import OrdersExportQuery
from app.shop.sales.orders.order_list import OrderFilter
from app.shop.system.spreadsheets import admin_csv
from app.store.database.base import db
from app.web.api.call import call
from app.web.calls.base.downloads import CSV, answer_csv


@call("GET", "/api/admin/export/orders.csv", query=OrdersExportQuery, admin=True, file=CSV)
def export_orders(query: OrdersExportQuery) -> Response:
    """Return the matching orders, one a line; without a filter every order."""
    wanted = OrderFilter(query.status, query.payment, query.search, query.first, query.last, query.ids)
    return answer_csv(admin_csv.export_orders(db.session(), wanted), "orders.csv")


@call("GET", "/api/admin/export/enquiries.csv", admin=True, file=CSV)
def export_enquiries() -> Response:
    """Every enquiry, one a line."""
    return answer_csv(admin_csv.export_enquiries(db.session()), "enquiries.csv")
