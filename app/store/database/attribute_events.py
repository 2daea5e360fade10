"""A mapped attribute without a copy of its column.

SQLAlchemy asks each new attribute for the slot of its events. While the slot is empty, the attribute passes the
question on, at last to a copy of the column that is made for it and then stays: 2.5 kB for each column of each table,
though only what is queried needs the copy.
"""

from typing import Any

from sqlalchemy.orm import ColumnProperty

SLOT = "_slots_dispatch"


def make_no_copies() -> None:
    """Have SQLAlchemy make the copy of a column with its first query. Call it before the first class is mapped."""
    ask_column = ColumnProperty.Comparator._fallback_getattr

    def ask(self: ColumnProperty.Comparator[Any], key: str) -> Any:
        if key == SLOT:
            raise AttributeError(key)
        return ask_column(self, key)

    ColumnProperty.Comparator._fallback_getattr = ask  # type: ignore[method-assign]  # there is no hook
