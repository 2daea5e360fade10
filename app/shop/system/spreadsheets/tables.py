"""The rows of a file that the owner brings, CSV or Excel."""

from app.shop.base.csv_cells import read_csv
from app.shop.system.spreadsheets.xlsx import is_excel, read_xlsx


def read_rows(raw: bytes) -> list[list[str]]:
    """Return the rows of a file, with its header first. An empty line becomes an empty row. Raises Invalid when the
    file can be read neither as CSV nor as Excel.
    """
    return read_xlsx(raw) if is_excel(raw) else read_csv(raw)
