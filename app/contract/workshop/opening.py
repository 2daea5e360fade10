"""Opening hours and closed days of the workshop."""

from datetime import date
from typing import Annotated

from pydantic import BeforeValidator, Field

from app.contract.base.days import OptionalDay, read_day
from app.contract.base.fields import Body, Digits, Message, Name, View

CLOCK = r"^([01][0-9]|2[0-3]):[0-5][0-9]$"
NO_HOURS = "Please give opening hours such as 09:00 to 18:00"
SPANS_LIMIT = 28
"""Opening hours of a week: four a day."""

Day = Annotated[date, BeforeValidator(read_day), Message("Please give a day such as 2026-11-24")]
Clock = Annotated[str, Field(pattern=CLOCK)]


class OpeningSpan(Body):
    """Opening hours of a weekday, 1 for Monday."""

    weekday: Annotated[Digits, Field(ge=1, le=7), Message(NO_HOURS)]
    opens: Annotated[Clock, Message(NO_HOURS)]
    closes: Annotated[Clock, Message(NO_HOURS)]


class OpeningBody(Body):
    """The opening hours of the week, all of them."""

    spans: Annotated[list[OpeningSpan], Field(max_length=SPANS_LIMIT), Message(NO_HOURS)]


class OpeningView(View):
    """Opening hours of a weekday."""

    weekday: int
    opens: str
    closes: str


class ClosedDaysBody(Body):
    """Days to close; `until` is the last of several."""

    day: Day
    until: Annotated[OptionalDay, Message("Please give a day such as 2026-12-31")] = None
    reason: Annotated[Name, Message("A reason has at most 200 characters")] = ""


class ClosedDayView(View):
    """A day on which the workshop is closed."""

    day: str
    reason: str
