"""Periods back from now that a call may ask for."""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from app.contract.base.fields import Message, Query

PERIODS = (7, 30, 90)
"""Numbers of days that can be requested (specification, section 9)."""
DEFAULT_PERIOD = 30


def _period(value: Any) -> int:
    periods = {str(days): days for days in PERIODS}
    if str(value) not in periods:
        raise ValueError("no such period")
    return periods[str(value)]


class PeriodQuery(Query):
    """Number of days back from now."""

    days: Annotated[
        int,
        BeforeValidator(_period),
        Message("Days must be 7, 30 or 90"),
        Field(json_schema_extra={"enum": list(PERIODS)}),
    ] = DEFAULT_PERIOD
