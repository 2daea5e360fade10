"""Import of a file of any kind: its lines are read, then planned, and then all are written or none.

A kind of file is a subclass of `FileImport`, with its table of columns and the few methods that are its own:
`product_import.py` and `fitment_import.py`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from sqlalchemy.orm import Session

from app.contract.system.deleted import Act
from app.shop.base.trash import deletions
from app.shop.base.trash.snapshots import Snapshot
from app.shop.system.spreadsheets.columns import ColumnMatch, Matching, SpreadsheetColumns
from app.shop.system.spreadsheets.new_names import NewNames, add_names
from app.shop.system.spreadsheets.tables import FileTable
from app.store.system.deletions import Deletion

CREATE, UPDATE, UNCHANGED = "create", "update", "unchanged"
Cells = Mapping[str, str]
"""The cells of a line that are not blank, by column."""
Faults = Mapping[str, str]
"""The errors of a line by column, a sentence each."""


@dataclass(frozen=True)
class LineFault:
    """Error on a line of the file, where the header is line 1."""

    line: int
    field: str
    message: str


@dataclass(frozen=True)
class PlannedLine:
    """The planned action of a valid line. `fields` are those that change."""

    line: int
    slug: str
    name: str
    action: str
    fields: list[str]


@dataclass(frozen=True)
class ImportOptions:
    """The owner's choices for an import. `matching` gives the field of each heading, if the columns have other names.
    `leave_out` holds the numbers of lines that are not read. With `add_missing`, names that the shop does not have are
    added. With `take_stock`, the file's stock is used even if the shop's is newer. With `replace`, the fitment of the
    file's products that the file does not contain is removed.
    """

    matching: Matching | None = None
    leave_out: frozenset[int] = frozenset()
    add_missing: bool = False
    take_stock: bool = False
    replace: bool = False


@dataclass(frozen=True)
class ImportResult:
    """Result of an import or of its preview; only a preview has `lines` and `columns`."""

    success: bool
    message: str | None
    errors: list[LineFault]
    warnings: Sequence[LineFault] = ()
    created: int = 0
    updated: int = 0
    unchanged: int = 0
    removed: int = 0
    left_out: int = 0
    lines: Sequence[PlannedLine] = ()
    columns: Sequence[ColumnMatch] = ()
    new_categories: Sequence[str] = ()
    new_manufacturers: Sequence[str] = ()
    new_models: Sequence[str] = ()
    missing: Sequence[str] = ()
    ids: Sequence[str] = ()


@dataclass
class FileImport(ABC):
    """One file to import. `given` holds the content of the lines that can be read, `lines` their plan, and `errors` the
    faults of the others. `warnings` report stock in the shop that is newer than the file. `removed` are the ids of rows
    that the import removes, `written` those of products that it has added or changed, and `new` the names that it adds.
    A preview has at most `previewed` lines, and then only those that change something.
    """

    table: FileTable
    options: ImportOptions
    given: list[tuple[int, Any]] = field(default_factory=list)
    lines: list[PlannedLine] = field(default_factory=list)
    errors: list[LineFault] = field(default_factory=list)
    warnings: list[LineFault] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    new: NewNames = field(default_factory=NewNames)
    written: list[str] = field(default_factory=list)
    left_out: int = 0

    columns: ClassVar[SpreadsheetColumns]
    act: ClassVar[Act]
    bytes_limit: ClassVar[int]
    lines_limit: ClassVar[int | None] = None
    previewed: ClassVar[int | None] = None

    @abstractmethod
    def read_line(self, cells: Cells) -> tuple[Any, Faults]:
        """Return the content of a line, read without the shop, and its errors."""

    @abstractmethod
    def plan_lines(self, session: Session) -> None:
        """Plan each given line, and note the errors of the others; writes nothing."""

    @abstractmethod
    def write(self, session: Session) -> tuple[Snapshot, list[str]]:
        """Write the plan. Returns the state that the undo restores, and the names to list it by."""

    def refuse(self, line: int, faults: Faults) -> None:
        """Note the errors of a line."""
        self.errors += [LineFault(line, column, message) for column, message in faults.items()]

    def preview(self, session: Session) -> ImportResult:
        """Return the result that `carry_out` would have; changes nothing."""
        self._plan(session)
        lines = self.lines
        if self.previewed:
            lines = [line for line in lines if line.action != UNCHANGED][: self.previewed]
        return self._sum_up(lines, self.columns.match(session, self.table))

    def carry_out(self, session: Session) -> tuple[ImportResult, Deletion | None]:
        """Write every line of the file, or nothing when a line is wrong. Also returns the deletion that undoes the
        import, if anything changed. A matching of columns is remembered for the next file.
        """
        self._plan(session)
        if self.errors:
            return ImportResult(False, self._explain(), self.errors), None
        self.remember_columns(session)
        if not self.removed and self._count(UNCHANGED) == len(self.lines):
            return self._sum_up(), None
        brands = add_names(session, self.new)
        shot, names = self.write(session)
        shot.added, shot.models, shot.brands = self.new.ids_by_table(), [model.id for model in self.new.models], brands
        return self._sum_up(), deletions.keep(session, "product", names, shot, self.act)

    def remember_columns(self, session: Session) -> None:
        """Remember a matching of columns by which the file can be read. A fault in line 1 is one of the columns."""
        if self.options.matching and not any(fault.line == 1 for fault in self.errors):
            self.columns.remember(session, self.options.matching)

    def _plan(self, session: Session) -> None:
        self.plan_lines(session)
        self.errors.sort(key=lambda fault: fault.line)

    def _count(self, action: str) -> int:
        return sum(line.action == action for line in self.lines)

    def _sum_up(self, lines: Sequence[PlannedLine] = (), columns: Sequence[ColumnMatch] = ()) -> ImportResult:
        return ImportResult(
            success=not self.errors,
            message=self._explain(),
            errors=self.errors,
            warnings=self.warnings,
            created=self._count(CREATE),
            updated=self._count(UPDATE),
            unchanged=self._count(UNCHANGED),
            removed=len(self.removed),
            left_out=self.left_out,
            lines=lines,
            columns=columns,
            new_categories=[*self.new.categories],
            new_manufacturers=[*self.new.manufacturers],
            new_models=sorted(model.label for model in self.new.models),
            missing=[*self.new.missing],
            ids=self.written,
        )

    def _explain(self) -> str | None:
        """Return the sentence on lines that hold the import back."""
        lines = {fault.line for fault in self.errors}
        if len(lines) > 1:
            return f"{len(lines)} lines need fixing first"
        return f"Line {min(lines)} needs fixing first" if lines else None
