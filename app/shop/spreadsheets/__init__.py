"""Rows as CSV files, both ways."""
