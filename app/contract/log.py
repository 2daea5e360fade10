"""The program's own log as the owner reads it."""

from app.contract.fields import Name, Query, View


class LogQuery(Query):
    """Which events: all, or those that hold a text, such as the number of an error."""

    search: Name = ""


class EventView(View):
    """One event. `at` and `level` are blank for a line that is none of ours; `detail` is for a programmer."""

    at: str
    level: str
    text: str
    detail: str | None
