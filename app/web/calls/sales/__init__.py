"""Calls of carts, orders, payments, documents, withdrawals and reports."""

FIRST = ("cart", "checkout", "orders")
"""Modules that a start loads."""
VISITORS = {
    "orders": ("card_payments", "documents"),
    "payments": ("card_payments",),
    "withdrawals": ("withdrawals",),
}
"""Modules that wait for a request, by the first word of an address that visitors ask for."""
OWNER = ("documents", "documents.zip", "export", "orders", "reports", "tax-rates", "withdrawals")
"""First words behind /api/admin/: a request to one of them loads all modules of this folder."""
