"""Result of an import of products."""

from app.contract.fields import Query, View


class ImportQuery(Query):
    """`dryRun=1`: say what would happen, and change nothing.

    `stock=1`: take an older stock than the shop's too.
    """

    dry_run: bool = False
    stock: bool = False


class ImportFault(View):
    """Error on a line of the file, with its field.

    The header is line 1; the field is "file" for the file as a whole.
    """

    line: int
    field: str
    message: str


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
    """Numbers of products created, updated and unchanged; with `errors` none was written.

    `lines` come with a dry run alone. `warnings` name the lines whose stock moved after the file was exported: it is
    left alone unless `stock=1`.
    """

    success: bool
    message: str | None
    created: int
    updated: int
    unchanged: int
    errors: list[ImportFault]
    warnings: list[ImportFault]
    lines: list[ImportLine]
