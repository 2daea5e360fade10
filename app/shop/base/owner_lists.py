"""One way to add, change and remove the rows of the owner's lists, such as brands, bays and tax rates.

A subject describes its list once, as an `OwnerList`. What is its own is a function: what a new row has beyond what was
sent, what is refused, and what prevents a removal. `app.web.calls.base.owner_calls` makes the calls.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from app.contract.system.deleted import Deleted
from app.shop.base.errors import Conflict, NotFound
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import Snapshot, take_rows
from app.store.database.base import Row, new_id
from app.store.system.deletions import Deletion

OwnRow = TypeVar("OwnRow", bound=Row)
Values = Mapping[str, Any]
"""Columns of a row by their names: all that can be sent of a new row, of a change only those that were sent."""


def as_sent(_session: Session, given: Values) -> Values:
    """Return the values of a new row as they were sent."""
    return given


def allow_removal(_session: Session, _row: Row) -> None:
    """Allow every removal."""


def no_pictures(_row: Row) -> Sequence[str | None]:
    """Return no pictures, for rows that show none."""
    return ()


def is_alike(column: InstrumentedAttribute[str], value: str) -> ColumnElement[bool]:
    """Return whether a column has this text, in any case."""
    # SQLite lowers ASCII alone, so the text itself is compared as well.
    return or_(column == value, func.lower(column) == value.lower())


def next_position(session: Session, position: InstrumentedAttribute[int], most: int, full: str) -> int:
    """Return the position after the last row. Raises Conflict with the sentence `full` for a list of `most` rows."""
    count, last = session.execute(select(func.count(position), func.max(position))).one()
    if count >= most:
        raise Conflict(full)
    return 0 if last is None else int(last) + 1


def number_from_one(position: InstrumentedAttribute[int]) -> Callable[[Session, Sequence[Row]], None]:
    """Return a function that numbers rows as they are ordered, in this column. All other rows keep their number."""

    def number(_session: Session, rows: Sequence[Row]) -> None:
        for place, row in enumerate(rows, 1):
            setattr(row, position.key, place)

    return number


@dataclass(frozen=True)
class OwnerList(Generic[OwnRow]):
    """The rules of one list.

    `kind` and `named` tell the owner what was deleted. `missing` is the sentence for an unknown id. `settle` refuses
    what cannot be and returns what is written; its row is the present one, or a new one without values. `complete` adds
    to a new row what was not sent, such as its position. `refuse_removal` raises Conflict while others need the row.
    `pictures` are the URLs of the pictures that go with it.
    """

    table: type[OwnRow]
    kind: Deleted
    missing: str
    named: Callable[[OwnRow], str]
    settle: Callable[[Session, OwnRow, Values], Values]
    complete: Callable[[Session, Values], Values] = as_sent
    refuse_removal: Callable[[Session, OwnRow], None] = allow_removal
    pictures: Callable[[OwnRow], Sequence[str | None]] = no_pictures

    def get(self, session: Session, row_id: str) -> OwnRow:
        """Return the row of an id. Raises NotFound."""
        row = session.get(self.table, row_id)
        if row is None:
            raise NotFound(self.missing)
        return row

    def add(self, session: Session, given: Values) -> OwnRow:
        """Add a row. Raises what `complete` and `settle` raise."""
        return self._write(session, self.table(id=new_id()), self.complete(session, given))

    def change(self, session: Session, row_id: str, changes: Values) -> OwnRow:
        """Change what was sent of a row. Raises NotFound, and what `settle` raises."""
        return self._write(session, self.get(session, row_id), changes)

    def remove(self, session: Session, row_id: str) -> Deletion:
        """Remove a row, and return the deletion that restores it. Raises NotFound, or what `refuse_removal` raises."""
        row = self.get(session, row_id)
        self.refuse_removal(session, row)
        return self.remove_row(session, row, take_rows(session, self.table, [row_id], self.pictures(row)))

    def remove_row(self, session: Session, row: OwnRow, shot: Snapshot) -> Deletion:
        """Remove a row that nothing refers to any more. Its snapshot may have more that was removed with it."""
        deletion = keep(session, self.kind, [self.named(row)], shot)
        session.delete(row)
        session.flush()
        return deletion

    def refuse_taken(
        self,
        session: Session,
        wanted: Mapping[str, str],
        *,
        but: str = "",
        siblings: ColumnElement[bool] | None = None,
    ) -> None:
        """Refuse a name or slug that another row already has. Raises Conflict. `but` is the id of the row itself; it is
        compared with all other rows, or only with `siblings`.
        """
        rivals = select(self.table.id).where(self.table.id != but)
        if siblings is not None:
            rivals = rivals.where(siblings)
        noun = self.kind.replace("_", " ")
        errors = {
            field: f"{'An' if noun[0] in 'aeiou' else 'A'} {noun} with this {field} already exists"
            for field, value in wanted.items()
            if session.scalar(rivals.where(is_alike(getattr(self.table, field), value)))
        }
        if errors:
            raise Conflict(next(iter(errors.values())), errors)

    def _write(self, session: Session, row: OwnRow, values: Values) -> OwnRow:
        """Write the values, and return the row as it is stored."""
        for name, value in self.settle(session, row, values).items():
            setattr(row, name, value)
        session.add(row)
        session.flush()
        session.refresh(row)
        return row
