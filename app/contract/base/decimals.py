"""Reads numbers with decimals from a text or a JSON number. None of them is ever a float."""

import math
import re
from decimal import Decimal
from typing import Any

from app.contract.base.limits import too_fine, too_great, too_small

_NUMBER = re.compile(r"(-?)[0-9]{1,40}(\.[0-9]{1,40})?")


def read_decimal(value: Any, greatest: Decimal, places: int = 2) -> Decimal:
    """Return a number from 0 to `greatest` with at most `places` decimals. Raises an error that names the limit which
    the number broke, and ValueError for a value that is not a number. A JSON number that is too long to read arrives
    as infinity, and is above the limit.
    """
    if value in (math.inf, -math.inf):
        raise too_great(greatest) if value == math.inf else too_small(0)
    if isinstance(value, int | Decimal) and not isinstance(value, bool):
        value = format(Decimal(value), "f")
    if not isinstance(value, str) or not (found := _NUMBER.fullmatch(value.strip())):
        raise ValueError("not a number")
    if found[1]:
        raise too_small(0)
    if Decimal(found[0]) > greatest:
        raise too_great(greatest)
    if len(found[2] or "") > places + 1:
        raise too_fine(places)
    return Decimal(found[0])
