"""The columns of a product file, and their fields."""

from collections.abc import Iterator, Sequence

from app.shop.system.spreadsheets.columns import Matching, SpreadsheetColumns
from app.shop.system.spreadsheets.product_csv import CODES, COLUMNS, MODELS, STOCK_AS_OF

GUESSES = {
    "name": "title productname product item itemname articlename",
    "slug": "handle urlkey address",
    "description": "details longdescription shortdescription productdescription body bodyhtml text",
    "price": "retailprice sellingprice saleprice unitprice regularprice variantprice rrp priceeur priceincvat",
    "category": "type producttype productcategory group productgroup department categories",
    "subcategoryId": "subcategoryname subgroup",
    "inventory": "stock quantity qty instock onhand stockquantity stocklevel variantinventoryqty",
    "sku": "partnumber partno partnr itemcode productcode code articlenumber stockcode variantsku reference",
    "ean": "barcode gtin upc eancode variantbarcode",
    "manufacturer": "brand vendor maker make brandname",
    "packAmount": "content netcontent packsize",
    "packUnit": "unit contentunit",
    "warnings": "warning safetywarnings safety",
    "supplier": "wholesaler distributor suppliername source",
    "models": "fits vehicles compatibility fitment",
}
PRODUCT_COLUMNS = SpreadsheetColumns(
    known=(*COLUMNS, CODES, MODELS, STOCK_AS_OF),
    guesses=GUESSES,
    remembered="import_columns",
    aliases={"subcategory": "subcategoryId"},
)


def check_columns(columns: Sequence[str], matching: Matching | None) -> Iterator[tuple[str, str]]:
    """Yield column and sentence of what is wrong with a heading."""
    yield from PRODUCT_COLUMNS.check(columns, matching)
    if "slug" not in columns and (matching is None or "name" not in columns):
        yield _missing(matching)


def _missing(matching: Matching | None) -> tuple[str, str]:
    if matching is None:
        return "slug", "The column slug is missing"
    return "name", "Please say which column has the name of the product"
