"""Result of an import of what products fit."""

from typing import Annotated, Literal

from app.contract.base.fields import Message, Query
from app.contract.catalogue.product_csv import FileColumn, ImportLine, ImportView

FitmentField = Literal["product", "brand", "model", "yearFrom", "yearTo", "engines", "note", "isCondition"]
"""The columns of a fitment file."""


class FitmentImportQuery(Query):
    """Options of the import of fitment; with `dryRun=1` it only reports the changes and changes nothing. `mode=replace`
    also removes fitment of the file's products that the file does not contain. `createModels=1` adds the models that
    the shop does not have, with their engines and brands.
    """

    dry_run: bool = False
    mode: Annotated[Literal["add", "replace"], Message("Mode must be add or replace")] = "add"
    create_models: bool = False


class FitmentColumn(FileColumn):
    """A column of a fitment file, and its field."""

    field: FitmentField | None


class FitmentImportView(ImportView):
    """Numbers of rows created, updated, unchanged and removed. If there are `errors`, no row was written. `newModels`
    are the models that the import adds. `lines` and `columns` are only in a dry run's answer; `lines` are the first
    500 that change.
    """

    columns: list[FitmentColumn]

    lines: list[ImportLine]
    removed: int
    new_models: list[str]
