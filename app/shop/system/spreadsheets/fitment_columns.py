"""The columns of a fitment file, and their fields."""

from collections.abc import Iterator, Sequence

from app.shop.system.spreadsheets.columns import Matching, SpreadsheetColumns
from app.shop.system.spreadsheets.fitment_csv import COLUMNS

REQUIRED = ("product", "brand", "model")
GUESSES = {
    "product": "sku partnumber partno partnr itemcode productcode code articlenumber stockcode reference slug handle",
    "brand": "make maker carmake carbrand vehiclemake vehiclebrand marque",
    "model": "carmodel vehiclemodel modelname series",
    "yearFrom": "from fromyear startyear yearstart firstyear year",
    "yearTo": "to toyear untilyear endyear yearend lastyear until",
    "engines": "engine enginename enginecode motor",
    "note": "notes comment comments remark remarks restriction fitmentnote",
    "isCondition": "condition conditional onlyif",
}
FITMENT_COLUMNS = SpreadsheetColumns(known=COLUMNS, guesses=GUESSES, remembered="import_fitment_columns")
PLAIN = {"product": "product", "brand": "brand of the vehicle", "model": "model"}


def check_fitment_columns(columns: Sequence[str], matching: Matching | None) -> Iterator[tuple[str, str]]:
    """Yield column and sentence of what is wrong with a heading."""
    yield from FITMENT_COLUMNS.check(columns, matching)
    for column in REQUIRED:
        if column not in columns:
            yield column, _missing(column, matching)


def _missing(column: str, matching: Matching | None) -> str:
    if matching is None:
        return f"The column {column} is missing"
    return f"Please say which column has the {PLAIN[column]}"
