"""The program's own log as the owner reads it."""

from app.contract.base.fields import Name, Query, View


class LogQuery(Query):
    """Filter of log events by a text, such as an error's number."""

    search: Name = ""


class EventView(View):
    """One event of the log. `at` and `level` are blank for a line that the program did not write; `detail` is for a
    programmer.
    """

    at: str
    level: str
    text: str
    detail: str | None
