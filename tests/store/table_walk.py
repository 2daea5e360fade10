"""Tables that belong to a product or name a person, by metadata."""

import re

from sqlalchemy import ForeignKey, Table

from app.store.system.tables import metadata

PERSONAL = re.compile(r"e?mail|phone|customer|ip_address|user_agent|to_name|to_address|guest|visitor|plate")
"""A column of such a name tells of a person."""


def children_of(table: str) -> set[str]:
    """Return the tables with rows that are deleted together with a row of this table."""
    found: set[str] = set()
    while new := {each.name for each in metadata.tables.values() if _belongs(each, {table} | found)} - found:
        found |= new
    return found


def personal_tables() -> set[str]:
    """Return the tables with a column of personal data. Tables that belong to one of these, or that prevent the
    deletion of an order, are included.
    """
    named = {each.name for each in metadata.tables.values() if any(map(PERSONAL.search, each.columns.keys()))}
    return named | {child for table in named for child in children_of(table)} | _held_fast("orders")


def _belongs(table: Table, parents: set[str]) -> bool:
    return any(key.column.table.name in parents and key.ondelete == "CASCADE" for key in table.foreign_keys)


def _held_fast(table: str) -> set[str]:
    """Return the tables with rows that prevent the deletion of a row of this table."""
    return {each.name for each in metadata.tables.values() for key in each.foreign_keys if _holds(key, table)}


def _holds(key: ForeignKey, table: str) -> bool:
    return key.column.table.name == table and key.ondelete == "RESTRICT"
