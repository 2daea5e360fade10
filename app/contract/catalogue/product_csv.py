"""Result of an import of products."""

from typing import Literal

from app.contract.base.fields import Query, View

ImportField = Literal[
    "id", "name", "slug", "description", "price", "category", "subcategoryId", "imageUrl", "imageUrl2", "inventory",
    "featured", "createdAt", "fits", "hidden", "sku", "ean", "manufacturer",
    "packAmount", "packUnit", "warnings", "madeToOrder", "taxRate", "supplier", "codes", "models", "stockAsOf",
]  # fmt: skip
"""The columns of a product file."""


class ImportQuery(Query):
    """`dryRun=1`: say what would happen, and change nothing.

    `stock=1`: take an older stock than the shop's too. `addMissing=1`: add the categories, manufacturers and models
    that the shop does not have.
    """

    dry_run: bool = False
    stock: bool = False
    add_missing: bool = False


class ImportFault(View):
    """Error on a line of the file, with its field.

    The header is line 1; the field is "file" for the file as a whole.
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
    """A column of the file.

    `known`: it has its field's own name. `samples` are its first cells.
    """

    header: str
    known: bool
    samples: list[str]


class ImportColumn(FileColumn):
    """A column of a product file, and its field."""

    field: ImportField | None


class ImportLine(View):
    """Planned or done change of a line.

    `action` is "create", "update" or "unchanged"; `fields` are those that change.
    """

    line: int
    slug: str
    name: str
    action: str
    fields: list[str]


class ImportView(View):
    """Numbers of what is created, updated and unchanged.

    With `errors` none was written. `lines` come with a dry run alone. `missing` are names that the file has and the
    shop could add; `leftOut` is the number of lines that were left out.
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
    """Planned or done change of a product; `changes` are its values.

    A new one has its number, price and stock.
    """

    changes: list[ImportChange]
    sku: str | None
    price: str | None
    inventory: int | None


class ProductImportView(ImportView):
    """Numbers of products created, updated and unchanged.

    `lines` and `columns` come with a dry run alone. `warnings` name the lines whose stock moved after the file was
    exported: it is left alone unless `stock=1`. `newCategories`, `newManufacturers` and `newModels` are those that it
    adds.
    """

    lines: list[ProductImportLine]
    columns: list[ImportColumn]
    new_categories: list[str]
    new_manufacturers: list[str]
    new_models: list[str]
