"""The rows of a file that the owner brings, CSV or Excel."""

from app.shop.spreadsheets.csv_cells import read_csv
from app.shop.spreadsheets.xlsx import is_excel, read_xlsx


def read_rows(raw: bytes) -> list[list[str]]:
    """Return the rows of a file, its header first.

    An empty line is an empty row. Raises Invalid when it can be read as neither.
    """
    return read_xlsx(raw) if is_excel(raw) else read_csv(raw)
