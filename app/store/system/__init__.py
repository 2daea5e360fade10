"""Copies of the database, deleted rows, and the list of tables."""
