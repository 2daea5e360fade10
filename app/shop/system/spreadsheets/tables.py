"""The content of a file that the owner brings, CSV or Excel."""

from dataclasses import dataclass, field

from app.shop.base.csv_cells import read_csv
from app.shop.base.errors import Invalid
from app.shop.system.spreadsheets.xlsx import is_excel, read_xlsx


@dataclass(frozen=True)
class FileTable:
    """A file's heading and rows, or why it cannot be read. An empty line is an empty row."""

    header: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    fault: str | None = None


def read_table(raw: bytes) -> FileTable:
    """Read a file without access to the shop. For an unreadable file, the result contains the reason."""
    try:
        header, *rows = (read_xlsx(raw) if is_excel(raw) else read_csv(raw)) or [[]]
    except Invalid as error:
        return FileTable(fault=error.message)
    return FileTable(header, rows)
