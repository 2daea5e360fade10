"""The columns of a file that the owner brings, and their fields."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from sqlalchemy.orm import Session

from app.shop.base.csv_cells import read_csv
from app.shop.base.errors import Invalid, invalid_field
from app.shop.system.spreadsheets.xlsx import is_excel, read_xlsx
from app.store.base.settings import Setting

Matching = Mapping[str, str]
"""The field for each heading of a file; blank where the column is left out."""

SAMPLES = 3
SAMPLE_LENGTH = 60


@dataclass(frozen=True)
class FileTable:
    """A file's heading and rows, or why it cannot be read."""

    header: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    fault: str | None = None


@dataclass(frozen=True)
class ColumnMatch:
    """A column of a file. `field` is the field that it is read as, or for which it is proposed. `known` is true when
    the column has the field's own name. `samples` are its first cells.
    """

    header: str
    field: str | None
    known: bool
    samples: list[str]


def read_table(raw: bytes) -> FileTable:
    """Read a file without access to the shop. For an unreadable file, the result contains the reason."""
    try:
        header, *rows = _read_rows(raw) or [[]]
    except Invalid as error:
        return FileTable(fault=error.message)
    return FileTable(header, rows)


@dataclass(frozen=True)
class SpreadsheetColumns:
    """The fields of one kind of file, with the headings that other programs use. `guesses` has words of headings by
    field, folded to letters and digits. `remembered` is the name of the setting that stores the owner's previous
    choices.
    """

    known: Sequence[str]
    guesses: Mapping[str, str]
    remembered: str
    aliases: dict[str, str] = field(default_factory=dict)

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
        stored = session.get(Setting, self.remembered)
        remembered: dict[str, str] = json.loads(stored.value) if stored else {}
        return [self._match(table, place, heading, remembered) for place, heading in enumerate(table.header)]

    def remember(self, session: Session, matching: Matching) -> None:
        """Propose the same fields for the next file with these headings."""
        stored = session.get(Setting, self.remembered)
        before = json.loads(stored.value) if stored else {}
        fields = before | {_fold(heading): name for heading, name in matching.items()}
        if fields != before:
            session.merge(Setting(key=self.remembered, value=json.dumps(fields)))

    def name(self, header: Sequence[str], matching: Matching | None) -> list[str]:
        """Return the field of each column, blank for one left out."""
        return [self._own_name(heading) if matching is None else matching.get(heading, "") for heading in header]

    def check(self, names: Sequence[str], matching: Matching | None) -> Iterator[tuple[str, str]]:
        """Yield the names that are unknown or there twice, and why."""
        for place, name in enumerate(names):
            if name and name in names[:place]:
                yield name, f"The column {name} appears twice"
            elif name not in self.known and matching is None:
                yield name, f"Unknown column: {name[:100]}"

    def _match(self, table: FileTable, place: int, heading: str, remembered: Mapping[str, str]) -> ColumnMatch:
        cells = (row[place].strip() for row in table.rows if place < len(row) and row[place].strip())
        samples = [cell[:SAMPLE_LENGTH] for cell, _number in zip(cells, range(SAMPLES), strict=False)]
        own, folded = self._own_name(heading), _fold(heading)
        known = own in self.known
        name = own if known else remembered.get(folded, self._guessed.get(folded))
        return ColumnMatch(heading, name or None, known, samples)

    def _own_name(self, heading: str) -> str:
        known = {column.lower(): column for column in self.known} | self.aliases
        return known.get(heading.lower(), heading)

    @cached_property
    def _guessed(self) -> dict[str, str]:
        return {word: name for name, words in self.guesses.items() for word in words.split()}


def _fold(heading: str) -> str:
    return re.sub(r"[^a-z0-9]", "", heading.lower())


def say_wrong_lines(lines: set[int]) -> str | None:
    """Return the sentence on lines that hold an import back."""
    if not lines:
        return None
    return f"Line {min(lines)} needs fixing first" if len(lines) == 1 else f"{len(lines)} lines need fixing first"


def _read_rows(raw: bytes) -> list[list[str]]:
    """Return the rows of a file, with its header first. An empty line becomes an empty row. Raises Invalid when the
    file can be read neither as CSV nor as Excel.
    """
    return read_xlsx(raw) if is_excel(raw) else read_csv(raw)
