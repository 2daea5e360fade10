"""Result of an import of products."""

from typing import Annotated

from pydantic import Field
from pydantic.alias_generators import to_camel

from app.contract.base.fields import Query, View
from app.contract.catalogue.products import NewProduct

PRODUCT_FIELDS = {to_camel(name): name for name, field in NewProduct.model_fields.items() if field.title}
"""The columns of a product file that are fields of a product, and the field of each."""
LISTS = ("codes", "models", "moreImages", "goesWith", "replaces")
COLUMNS = (*PRODUCT_FIELDS, *LISTS, "id", "createdAt", "taxRate", "stockAsOf", "documents", "option")
ImportField = Annotated[str, Field(json_schema_extra={"enum": list(COLUMNS)})]


class ImportQuery(Query):
    """Options of the import; with `dryRun=1` it only reports the changes and changes nothing. `stock=1` also takes a
    stock from the file that is older than the shop's. `addMissing=1` adds the categories, manufacturers and models
    that the shop does not have.
    """

    dry_run: bool = False
    stock: bool = False
    add_missing: bool = False


class ImportFault(View):
    """An error on a line of the file, with its field. The header is line 1; the field is "file" for the file as a
    whole.
    """

    line: int
    field: str
    message: str


class ImportChange(View):
    """A field's value before and after the import, as a text."""

    field: str
    before: str
    after: str


class FileColumn(View):
    """A column of the file. `known` means that it has the name of its field. `samples` are its first cells."""

    header: str
    known: bool
    samples: list[str]


class ImportColumn(FileColumn):
    """A column of a product file, and its field."""

    field: ImportField | None


class ImportLine(View):
    """The change of a line, planned or done. `action` is "create", "update" or "unchanged"; `fields` are those that
    change.
    """

    line: int
    slug: str
    name: str
    action: str
    fields: list[str]


class ImportView(View):
    """Numbers of rows created, updated and unchanged. If there are `errors`, no row was written. `missing` are names
    that the file has and the shop could add; `leftOut` is the number of lines that were left out. Lines are returned
    only by a dry run.
    """

    success: bool
    message: str | None
    created: int
    updated: int
    unchanged: int
    errors: list[ImportFault]
    warnings: list[ImportFault]
    missing: list[str]
    left_out: int


class ProductImportLine(ImportLine):
    """The change of a product, planned or done; `changes` are its values. A new product has its number, price and
    stock.
    """

    changes: list[ImportChange]
    sku: str | None
    price: str | None
    inventory: int | None


class ProductImportView(ImportView):
    """Numbers of products created, updated and unchanged. `lines` and `columns` are returned only by a dry run.
    `warnings` name the lines of products that had stock movements after the file was exported; their stock is not
    changed unless `stock=1`. `ids` are those of the products that were added or changed. `newCategories`,
    `newManufacturers` and `newModels` are those that the import adds.
    """

    lines: list[ProductImportLine]
    columns: list[ImportColumn]
    ids: list[str]
    new_categories: list[str]
    new_manufacturers: list[str]
    new_models: list[str]
