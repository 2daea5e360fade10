"""Rows of one person, by the e-mail address or the phone number."""

import re
from functools import reduce
from typing import Any

from sqlalchemy import ColumnElement, false, func, or_

LEAST_DIGITS = 7
"""Last digits by which two phone numbers are one: +353 56 123 4567 and 056 123 4567."""
BETWEEN_DIGITS = (" ", "-", "/", "(", ")", ".")


def is_same_person(email: str | None, phone: str | None, emails: Any, phones: Any) -> ColumnElement[bool]:
    """Return the condition on a table's columns of e-mail and phone."""
    digits = last_digits(phone)
    by_email = func.lower(emails) == func.lower(email) if email else false()
    return or_(by_email, _digits_of(phones).endswith(digits) if digits else false())


def last_digits(phone: str | None) -> str | None:
    """Return the digits that find a phone number; None for too few."""
    digits = re.sub(r"[^0-9]", "", phone or "")[-LEAST_DIGITS:]
    return digits if len(digits) == LEAST_DIGITS else None


def _digits_of(phones: Any) -> Any:
    """Return a phone number of a row without the characters between its digits."""
    return reduce(lambda number, letter: func.replace(number, letter, ""), BETWEEN_DIGITS, phones)
