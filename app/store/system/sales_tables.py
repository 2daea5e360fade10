"""Every table that a table of sales or customers names, so that one import completes them.

An order, a document and a payment may be those of a job, and a job has its place in the calendar.
"""

from app.store.base import users
from app.store.catalogue import tables
from app.store.customers import contacts, enquiries, mails
from app.store.sales import carts, discounts, documents, orders, payments, stock_counts, till, withdrawals
from app.store.workshop import calendar, jobs

__all__ = [
    "calendar",
    "carts",
    "contacts",
    "discounts",
    "documents",
    "enquiries",
    "jobs",
    "mails",
    "orders",
    "payments",
    "stock_counts",
    "tables",
    "till",
    "users",
    "withdrawals",
]
