"""Lines that are left out of an import."""

import json

from app.shop.base.errors import invalid_field

MESSAGE = "The lines to leave out must be given as a list of numbers"


def read_left_out(text: str) -> frozenset[int]:
    """Return the line numbers in a JSON list, where the header is line 1. Raises Invalid for anything else."""
    try:
        given = json.loads(text) if text else []
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, list) or not all(type(each) is int and each > 1 for each in given):
        raise invalid_field("leaveOut", MESSAGE)
    return frozenset(given)
