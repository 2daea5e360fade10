"""Withdrawals: taken in, acknowledged, listed and settled."""
