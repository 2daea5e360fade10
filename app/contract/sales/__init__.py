"""Shapes of carts, orders, payments, documents, withdrawals and reports."""
