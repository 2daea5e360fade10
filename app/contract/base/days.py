"""Days and times of the calendar, as calls send them."""

import re
from datetime import date, datetime
from typing import Annotated, Any

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

from app.contract.base.fields import BlankIsNone
from app.contract.base.limits import EARLY_DAY, LATE_DAY, NO_DAY

DAY = r"^20[0-9]{2}-[0-9]{2}-[0-9]{2}$"
OTHER_DAY = r"[0-9]{4}-[01][0-9]-[0-3][0-9](T.*)?"
TIME = r"^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})?$"


def read_day(value: Any) -> date:
    """Return a day of this century, such as 2026-03-01. Raises an error that names the century for a day outside it,
    ValueError for anything else.
    """
    if isinstance(value, str) and re.fullmatch(DAY, value, re.ASCII):
        return _existing(value)
    raise _other_century(value) or ValueError("not a day")


def _existing(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError as error:
        raise PydanticCustomError(NO_DAY, "no such day") from error


def _other_century(value: Any) -> PydanticCustomError | None:
    """Return the error of a day of another century, None for anything else."""
    if not isinstance(value, str) or not re.fullmatch(OTHER_DAY, value, re.ASCII) or value.startswith("20"):
        return None
    return PydanticCustomError(EARLY_DAY if value < "2" else LATE_DAY, "another century")


_GivenDay = Annotated[date, BeforeValidator(read_day), Field(json_schema_extra={"pattern": DAY})]
OptionalDay = Annotated[_GivenDay | None, BlankIsNone]


def _read_time(value: Any) -> datetime:
    """Return a time on the workshop's clock, or one with an offset. Raises the same errors as `read_day`."""
    if isinstance(value, str) and re.fullmatch(TIME, value, re.ASCII):
        read_day(value[: len("2026-03-01")])
        return datetime.fromisoformat(value)
    raise _other_century(value) or ValueError("not a time")


Time = Annotated[datetime, BeforeValidator(_read_time), Field(json_schema_extra={"pattern": TIME})]
