"""The shop's own texts in law, for everybody and for the owner."""

from datetime import date, datetime
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from app.contract.base.days import read_day
from app.contract.base.fields import Body, Digits, Message, Moment, Name, Query, Trimmed, View
from app.contract.base.visible import AtLeast
from app.contract.sales.admin_orders import read_moment

PolicyKind = Literal["terms", "returns", "imprint", "custom"]
BODY_LIMIT = 50_000
SLUG_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$"
NO_KIND = "Kind must be terms, returns, imprint or custom"
NO_SLUG = "The address may have only lower-case letters, digits and hyphens"
NO_DAY = "Please give a day such as 2026-11-22"


def _read_start(value: Any) -> date | datetime | None:
    """Read a day of this century, or a moment of one."""
    if not isinstance(value, str):
        return read_moment(value)
    day, time = read_day(value[: len("2026-11-22")]), value[len("2026-11-22") :]
    return read_moment(value) if time else day


class PolicyQuery(Query):
    """The version, else the one that holds today."""

    version: Annotated[Digits | None, BeforeValidator(lambda text: text or None), Message("No such version")] = None


class PolicyView(View):
    """A published text that holds today; `path` is its page."""

    kind: PolicyKind
    slug: str
    version: int
    title: str
    path: str
    valid_from: Moment


class PolicyTextView(PolicyView):
    """The same whole: the fields filled in, as Markdown and as HTML."""

    body: str
    html: str


class AdminPolicyView(PolicyView):
    """A version as the owner wrote it; `current` if it holds today."""

    id: str
    body: str
    created_at: Moment
    current: bool


Text = Annotated[str, Trimmed, Field(max_length=BODY_LIMIT), AtLeast(1)]


class PolicyPreviewBody(Body):
    """A text that is being written."""

    body: Annotated[Text, Message("Please write the text")]


class PolicyPreview(View):
    """The text as HTML. `blank` lists its fields that the settings leave blank."""

    html: str
    blank: list[str]


class PolicyBody(PolicyPreviewBody):
    """The next version of a text."""

    kind: Annotated[PolicyKind, Message(NO_KIND)]
    title: Annotated[Name, AtLeast(1), Message("Title is required")]
    slug: Annotated[Annotated[str, Trimmed, Field(max_length=60, pattern=SLUG_PATTERN)] | None, Message(NO_SLUG)] = None
    valid_from: Annotated[date | datetime | None, BeforeValidator(_read_start), Message(NO_DAY)] = None


class StarterView(View):
    """A text to begin with, marked to be checked."""

    kind: PolicyKind
    slug: str
    title: str
    body: str


class HealthItem(View):
    """Something that a shop lacks, and where it is set."""

    key: str
    message: str
    path: str
    severity: Literal["missing", "advice"]
