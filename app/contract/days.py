"""Days and times of the calendar, as calls send them."""

import re
from datetime import date, datetime
from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from app.contract.fields import BlankIsNone

DAY = r"^20[0-9]{2}-[0-9]{2}-[0-9]{2}$"
TIME = r"^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$"


def read_day(value: Any) -> date:
    """Return a day of this century, such as 2026-03-01.

    Raises ValueError for anything else.
    """
    if isinstance(value, str) and re.fullmatch(DAY, value, re.ASCII):
        return date.fromisoformat(value)
    raise ValueError("not a day")


_GivenDay = Annotated[date, BeforeValidator(read_day), Field(json_schema_extra={"pattern": DAY})]
OptionalDay = Annotated[_GivenDay | None, BlankIsNone]


def _read_time(value: Any) -> datetime:
    """Return a time of the workshop's clock, or one with an offset.

    Raises ValueError for anything else.
    """
    if isinstance(value, str) and re.fullmatch(TIME, value, re.ASCII):
        return datetime.fromisoformat(value)
    raise ValueError("not a time")


Time = Annotated[datetime, BeforeValidator(_read_time), Field(json_schema_extra={"pattern": TIME})]
