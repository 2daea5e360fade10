"""Calls of carts, orders, payments, documents, withdrawals and reports."""

FIRST: tuple[str, ...] = ()
"""Modules that a start loads."""
VISITORS = {
    "cart": ("cart",),
    "checkout": ("checkout",),
    "orders": ("card_payments", "documents", "orders"),
    "payments": ("card_payments",),
    "stock-waits": ("stock_waits",),
    "withdrawals": ("withdrawals",),
}
"""Modules that wait for a request, by the first word of an address that needs no others of this folder."""
OWNER = (
    "discounts", "documents", "documents.zip", "export", "labels", "orders", "reports", "stock-take", "tax-rates",
    "till", "withdrawals",
)  # fmt: skip
"""First words behind /api/admin/: a request to one of them loads all modules of this folder."""
