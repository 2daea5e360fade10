"""The columns that a kind of file can have, and the matching of a file's headings with them."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property

from sqlalchemy.orm import Session

from app.shop.base.errors import invalid_field
from app.shop.system.spreadsheets.tables import FileTable
from app.store.base.settings import Setting

Matching = Mapping[str, str]
"""The field for each heading of a file; blank where the column is left out."""

SAMPLES = 3
SAMPLE_LENGTH = 60


@dataclass(frozen=True)
class SpreadsheetColumn:
    """A column of a kind of file, and the attribute of the row behind it. `guesses` are headings of other programs,
    folded to letters and digits, and `alias` is a second name of its own.

    A file cannot be read without a `required` column, except that a matched file may have the column `made_from`
    instead. `words` are what the sentence about a missing column calls it.
    """

    name: str
    _: KW_ONLY
    attribute: str = ""
    guesses: str = ""
    alias: str = ""
    required: bool = False
    made_from: str = ""
    words: str = ""


@dataclass(frozen=True)
class ColumnMatch:
    """A column of a file. `field` is the field that it is read as, or for which it is proposed. `known` is true when
    the column has the field's own name. `samples` are its first cells.
    """

    header: str
    field: str | None
    known: bool
    samples: list[str]


@dataclass(frozen=True)
class SpreadsheetColumns:
    """The columns of one kind of file. `remembered` is the name of the setting that stores the owner's choices."""

    table: Sequence[SpreadsheetColumn]
    remembered: str

    @cached_property
    def known(self) -> tuple[str, ...]:
        """The names of all columns."""
        return tuple(column.name for column in self.table)

    @cached_property
    def required(self) -> tuple[SpreadsheetColumn, ...]:
        """The columns without which a file cannot be read."""
        return tuple(column for column in self.table if column.required)

    def read_matching(self, text: str) -> Matching | None:
        """Return the owner's matching of columns from JSON, or None if none was sent. Raises Invalid for anything other
        than headings with fields.
        """
        if not text:
            return None
        try:
            given = json.loads(text)
        except (ValueError, RecursionError):
            given = None
        if not isinstance(given, dict) or not all(name in (*self.known, "") for name in given.values()):
            raise invalid_field("columns", "The columns must be given as an object of headings and fields")
        return given

    def match(self, session: Session, table: FileTable) -> list[ColumnMatch]:
        """Return each column with its field. The field is found by the column's own name, by the last import, or by a
        guess.
        """
        remembered = self._read_remembered(session)
        return [self._match(table, place, heading, remembered) for place, heading in enumerate(table.header)]

    def remember(self, session: Session, matching: Matching) -> None:
        """Propose the same fields for the next file with these headings."""
        before = self._read_remembered(session)
        fields = before | {_fold(heading): name for heading, name in matching.items()}
        if fields != before:
            session.merge(Setting(key=self.remembered, value=json.dumps(fields)))

    def name(self, header: Sequence[str], matching: Matching | None) -> list[str]:
        """Return the field of each column, blank for one left out."""
        return [self._own_name(heading) if matching is None else matching.get(heading, "") for heading in header]

    def check(self, names: Sequence[str], matching: Matching | None) -> Iterator[tuple[str, str]]:
        """Yield the names that are unknown, there twice or missing, and why."""
        for place, name in enumerate(names):
            if name and name in names[:place]:
                yield name, f"The column {name} appears twice"
            elif name not in self.known and matching is None:
                yield name, f"Unknown column: {name[:100]}"
        for column in self.required:
            instead = column.made_from or column.name
            if column.name not in names and matching is None:
                yield column.name, f"The column {column.name} is missing"
            elif column.name not in names and instead not in names:
                yield instead, f"Please say which column has the {column.words}"

    def _match(self, table: FileTable, place: int, heading: str, remembered: Mapping[str, str]) -> ColumnMatch:
        cells = (row[place].strip() for row in table.rows if place < len(row) and row[place].strip())
        samples = [cell[:SAMPLE_LENGTH] for cell, _number in zip(cells, range(SAMPLES), strict=False)]
        own, folded = self._own_name(heading), _fold(heading)
        known = own in self.known
        name = own if known else remembered.get(folded, self._guessed.get(folded))
        return ColumnMatch(heading, name or None, known, samples)

    def _own_name(self, heading: str) -> str:
        return self._own_names.get(heading.lower(), heading)

    def _read_remembered(self, session: Session) -> dict[str, str]:
        stored = session.get(Setting, self.remembered)
        return dict(json.loads(stored.value)) if stored else {}

    @cached_property
    def _own_names(self) -> dict[str, str]:
        aliases = {column.alias: column.name for column in self.table if column.alias}
        return {name.lower(): name for name in self.known} | aliases

    @cached_property
    def _guessed(self) -> dict[str, str]:
        return {word: column.name for column in self.table for word in column.guesses.split()}


def _fold(heading: str) -> str:
    return re.sub(r"[^a-z0-9]", "", heading.lower())
