"""The columns of a fitment file, in the order of an export."""

from app.shop.system.spreadsheets.columns import SpreadsheetColumn as Column
from app.shop.system.spreadsheets.columns import SpreadsheetColumns

FITMENT_COLUMNS = SpreadsheetColumns((
    Column("product", required=True, words="product",
           guesses="sku partnumber partno partnr itemcode productcode code articlenumber stockcode reference slug "
           "handle"),
    Column("brand", required=True, words="brand of the vehicle",
           guesses="make maker carmake carbrand vehiclemake vehiclebrand marque"),
    Column("model", required=True, words="model", guesses="carmodel vehiclemodel modelname series"),
    Column("yearFrom", attribute="year_from", guesses="from fromyear startyear yearstart firstyear year"),
    Column("yearTo", attribute="year_to", guesses="to toyear untilyear endyear yearend lastyear until"),
    Column("engines", guesses="engine enginename enginecode motor"),
    Column("note", attribute="note", guesses="notes comment comments remark remarks restriction fitmentnote"),
    Column("isCondition", attribute="is_condition", guesses="condition conditional onlyif"),
), remembered="import_fitment_columns")  # fmt: skip
DETAILS = {column.attribute: column.name for column in FITMENT_COLUMNS.table if column.attribute}
"""The columns of years, note and condition, by the attribute of the row."""
