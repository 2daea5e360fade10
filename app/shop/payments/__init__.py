"""Payments of orders and their refunds: recorded, undone, derived."""
