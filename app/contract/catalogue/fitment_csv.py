"""Result of an import of what products fit."""

from typing import Annotated, Literal

from app.contract.base.fields import Message, Query
from app.contract.catalogue.product_csv import FileColumn, ImportLine, ImportView

FitmentField = Literal["product", "brand", "model", "yearFrom", "yearTo", "engines", "note", "isCondition"]
"""The columns of a fitment file."""


class FitmentImportQuery(Query):
    """`dryRun=1`: say what would happen, and change nothing.

    `mode=replace` also removes what the products in the file fit and the file does not say. `createModels=1` adds the
    models that the shop has not, with their engines and brands.
    """

    dry_run: bool = False
    mode: Annotated[Literal["add", "replace"], Message("Mode must be add or replace")] = "add"
    create_models: bool = False


class FitmentColumn(FileColumn):
    """A column of a fitment file, and its field."""

    field: FitmentField | None


class FitmentImportView(ImportView):
    """Numbers of rows created, updated, unchanged and removed.

    With `errors` none was written. `newModels` are those that it adds; `lines` and `columns` come with a dry run alone,
    the lines being the first 500 that change.
    """

    columns: list[FitmentColumn]

    lines: list[ImportLine]
    removed: int
    new_models: list[str]
