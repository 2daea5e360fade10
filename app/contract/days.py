"""Days of the calendar, as calls send them."""

import re
from datetime import date
from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from app.contract.fields import BlankIsNone

DAY = r"^20[0-9]{2}-[0-9]{2}-[0-9]{2}$"


def read_day(value: Any) -> date:
    """Return a day of this century, such as 2026-03-01.

    Raises ValueError for anything else.
    """
    if isinstance(value, str) and re.fullmatch(DAY, value, re.ASCII):
        return date.fromisoformat(value)
    raise ValueError("not a day")


_GivenDay = Annotated[date, BeforeValidator(read_day), Field(json_schema_extra={"pattern": DAY})]
OptionalDay = Annotated[_GivenDay | None, BlankIsNone]
