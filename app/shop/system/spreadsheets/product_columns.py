"""The columns of a product file, in the order of an export.

The export writes the product's `attribute`, and the import checks and stores the cell as the field of that name in the
API. A field of the API that no row names is a column by itself.
"""

from collections.abc import Callable
from dataclasses import dataclass

from app.contract.catalogue.product_csv import PRODUCT_FIELDS
from app.shop.system.spreadsheets import product_cells as cells
from app.shop.system.spreadsheets.columns import SpreadsheetColumn, SpreadsheetColumns
from app.shop.system.spreadsheets.product_cells import (
    CODES,
    DOCUMENTS,
    MODELS,
    MORE_IMAGES,
    OPTION,
    STOCK_AS_OF,
    ProductRow,
)
from app.shop.system.spreadsheets.product_names import Names


@dataclass(frozen=True, kw_only=True)
class ProductColumn(SpreadsheetColumn):
    """A column of a product file. `clean` makes a cell plain before it is checked as a field of the API. `read` reads
    a cell that is no such field. `name_of` returns the name of a value that is an id. An import ignores a column that
    is `only_exported`.
    """

    clean: Callable[[str], str] = str
    read: Callable[[ProductRow, str, Names], None] | None = None
    name_of: Callable[[Names, str], str] | None = None
    only_exported: bool = False

    @property
    def is_field(self) -> bool:
        """Whether the cells are checked as a field of the API."""
        return not (self.only_exported or self.read)


OWN_ROWS = (
    ProductColumn("id", attribute="id", only_exported=True),
    ProductColumn("name", attribute="name", guesses="title productname product item itemname articlename"),
    ProductColumn("slug", attribute="slug", guesses="handle urlkey address",
                  required=True, made_from="name", words="name of the product"),
    ProductColumn("description", attribute="description",
                  guesses="details longdescription shortdescription productdescription body bodyhtml text"),
    ProductColumn("price", attribute="price", clean=cells.read_price,
                  guesses="retailprice sellingprice unitprice regularprice variantprice rrp priceeur "
                  "priceincvat"),
    ProductColumn("category", attribute="category",
                  guesses="type producttype productcategory group productgroup department categories"),
    ProductColumn("subcategoryId", attribute="subcategory_id", alias="subcategory",
                  guesses="subcategoryname subgroup", read=cells.read_subcategory, name_of=Names.name_subcategory),
    ProductColumn("imageUrl", attribute="image_url"),
    ProductColumn("imageUrl2", attribute="image_url2"),
    ProductColumn("inventory", attribute="inventory",
                  guesses="stock quantity qty instock onhand stockquantity stocklevel variantinventoryqty"),
    ProductColumn("featured", attribute="featured"),
    ProductColumn("createdAt", attribute="created_at", only_exported=True),
    ProductColumn("fits", attribute="fits"),
    ProductColumn("hidden", attribute="hidden"),
    ProductColumn("sku", attribute="sku", guesses="partnumber partno partnr itemcode productcode code articlenumber "
                  "stockcode variantsku reference"),
    ProductColumn("ean", attribute="ean", guesses="barcode gtin upc eancode variantbarcode"),
    ProductColumn("manufacturer", attribute="manufacturer_id", guesses="brand vendor maker make brandname",
                  name_of=Names.name_manufacturer),
    ProductColumn("packAmount", attribute="pack_amount", guesses="content netcontent packsize",
                  clean=cells.read_price),
    ProductColumn("packUnit", attribute="pack_unit", guesses="unit contentunit"),
    ProductColumn("warnings", attribute="warnings", guesses="warning safetywarnings safety"),
    ProductColumn("madeToOrder", attribute="made_to_order"),
    ProductColumn("taxRate", attribute="tax_rate_id", read=cells.read_rate, name_of=Names.name_rate),
    ProductColumn("supplier", attribute="supplier", guesses="wholesaler distributor suppliername source"),
    ProductColumn("salePrice", attribute="sale_price", clean=cells.read_price,
                  guesses="specialprice offerprice promotionalprice discountedprice"),
    ProductColumn("saleFrom", attribute="sale_from", guesses="salestart saledatefrom salepricedatesfrom"),
    ProductColumn("saleTo", attribute="sale_to", guesses="saleend saledateto salepricedatesto saleuntil"),
    ProductColumn(CODES, read=cells.read_codes),
    ProductColumn(MODELS, guesses="fits vehicles compatibility fitment", read=cells.read_models),
    ProductColumn(STOCK_AS_OF, read=cells.read_moment),
    ProductColumn(MORE_IMAGES, guesses="additionalimagelink moreimages images gallery", read=cells.read_more_images),
    ProductColumn("goesWith", guesses="crosssells related relatedproducts", read=cells.read_goes_with),
    ProductColumn("replaces", guesses="upsells alternatives insteadof", read=cells.read_replaces),
    ProductColumn(DOCUMENTS, read=cells.read_documents),
    ProductColumn(OPTION, guesses="optionname variant variantname variation", only_exported=True),
    ProductColumn("place", attribute="place", guesses="shelf bin binlocation location storagelocation"),
)  # fmt: skip
"""The columns that need more than their name, and the older ones, which keep their places."""
TABLE = (
    *OWN_ROWS,
    *(
        ProductColumn(name, attribute=attribute)
        for name, attribute in PRODUCT_FIELDS.items()
        if name not in {row.name for row in OWN_ROWS}
    ),
)
PRODUCT_COLUMNS = SpreadsheetColumns(TABLE, remembered="import_columns")
BY_NAME = {column.name: column for column in TABLE}
