"""Calls of carts, orders, payments, documents, withdrawals and reports."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
LATE = {
    "admin/discounts": ("discounts",),
    "admin/documents": ("documents",),
    "admin/documents.zip": ("documents",),
    "admin/export": ("admin_csv", "admin_withdrawals"),
    "admin/labels": ("labels",),
    "admin/orders": ("admin_orders", "confirmed_fits", "documents", "payments"),
    "admin/reports": ("reports",),
    "admin/stock-take": ("stock_take",),
    "admin/tax-rates": ("tax_rates",),
    "admin/till": ("till", "till_days"),
    "admin/withdrawals": ("admin_withdrawals",),
    "cart": ("cart",),
    "checkout": ("checkout",),
    "orders": ("orders",),
    "orders/documents": ("documents",),
    "orders/pay": ("card_payments",),
    "orders/returned": ("card_payments",),
    "payments": ("card_payments",),
    "stock-waits": ("stock_waits",),
    "withdrawals": ("withdrawals",),
}
"""Modules that wait for a request, by the first word of their addresses, and where it is named by the part of a row."""
