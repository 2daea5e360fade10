"""Reads the years of a model from a text, and writes them as one. An ambiguous text is not interpreted, because a wrong
year sells a part for the wrong car.
"""

import re
from collections.abc import Mapping
from typing import Any

from app.shop.base.errors import invalid_field
from app.store.database.base import now

FIRST_YEAR, LAST_YEAR = 1886, 2100
AHEAD = 2
"""A year of two digits is at most so far ahead of this one; a greater one is of the last century."""
BACKWARDS = "The first year must not be after the last"
NOT_KNOWN = (None, None)
Years = tuple[int | None, int | None]
"""First and last year, both included; None is open, or not known where both are."""

MOST_WORDS = 4
"""Words of years behind a name: "from 2013 to 2019"."""
_YEAR_OF_FOUR = re.compile("[0-9]{4}")
_DASHES = ("-", "\u2013", "\u2014")
_MONTH = r"(?:(?:0?[1-9]|1[0-2])[/.])?"
_YEAR = rf"{_MONTH}([0-9]{{4}}|'[0-9]{{2}})"
_EITHER = rf"{_MONTH}([0-9]{{4}}|'?[0-9]{{2}})"
_TODAY = r"(?:present|now|today)"
_RANGE = re.compile(rf"(?:from )?{_EITHER} ?(?:-|to) ?{_EITHER}|([0-9]{{4}}) ?/ ?([0-9]{{4}})")
_FROM = re.compile(rf"(?:from|since) ?{_YEAR}|{_YEAR} ?(?:-|\+|onwards?|(?:-|to) ?{_TODAY})")
_UNTIL = re.compile(rf"(?:-|to|until|up to) ?{_YEAR}")
_SINGLE = re.compile(rf"(?:my ?)?{_YEAR}")


def read_years(text: str | None, this_year: int | None = None) -> Years:
    """Return the first and the last year in a text. Both are None if the text is not understood."""
    plain, today = _plain(text or ""), this_year or now().year
    if found := _SINGLE.fullmatch(plain):
        year = _full(found, today)[0]
        return _checked(year, year)
    if found := _RANGE.fullmatch(plain):
        return _checked(*_full(found, today))
    if found := _FROM.fullmatch(plain):
        return _checked(_full(found, today)[0], None)
    if found := _UNTIL.fullmatch(plain):
        return _checked(None, _full(found, today)[0])
    return NOT_KNOWN


def split_years(text: str) -> tuple[str, str]:
    """Return a model's name and the years after it, or "" without any. "Golf Mk7 2013-2019" is split into "Golf Mk7"
    and "2013-2019". Two digits without a full year may belong to the name, so they are left in it.
    """
    words = text.split()
    for count in range(min(MOST_WORDS, len(words) - 1), 0, -1):
        years = " ".join(words[-count:]).strip("()")
        if _YEAR_OF_FOUR.search(years) and words[-count] not in _DASHES and read_years(years) != NOT_KNOWN:
            return " ".join(words[:-count]).rstrip(" ,:-\u2013"), years
    return " ".join(words), ""


def write_years(first: int | None, last: int | None) -> str | None:
    """Return the years as the shop shows them: "2013-2019", "2019-", "-2012" or "2016"."""
    if first == last:
        return str(first) if first else None
    return f"{first or ''}-{last or ''}"


def settle_years(given: Mapping[str, Any], before: Years = NOT_KNOWN) -> dict[str, Any]:
    """Return the changes with the text and the pair of years that they result in. If only one of the two is sent, the
    other is derived from it; if both are sent, both are stored as sent. Raises Invalid if the first year is after
    the last.
    """
    settled = dict(given)
    sent = {name for name in ("year_from", "year_to") if name in given}
    if "year" in given or sent:
        pair = read_years(given["year"]) if "year" in given else before
        first, last = given.get("year_from", pair[0]), given.get("year_to", pair[1])
        if first and last and first > last:
            raise invalid_field("yearTo", BACKWARDS)
        settled |= {"year_from": first, "year_to": last}
        settled |= {} if "year" in given else {"year": write_years(first, last)}
    return settled


def _plain(text: str) -> str:
    """Return the text with one kind of dash, apostrophe and space, and without a remark in brackets at the end. A
    remark with digits is left in, because it may be about years.
    """
    spelled = re.sub(r"[\u2010-\u2015\u2212]", "-", re.sub(r"[\u2018\u2019\u00b4`]", "'", text.casefold()))
    without_remark = re.sub(r"\([^()0-9]*\)$", "", spelled.strip())
    return re.sub(r"\s+", " ", without_remark).strip()


def _full(found: re.Match[str], today: int) -> list[int]:
    """The years that matched, in four digits."""
    return [_of_four(each.lstrip("'"), today) for each in found.groups() if each]


def _of_four(digits: str, today: int) -> int:
    year = int(digits)
    if len(digits) == 4:
        return year
    century = today - today % 100
    return year + century - (100 if year + century > today + AHEAD else 0)


def _checked(first: int | None, last: int | None) -> Years:
    inside = all(FIRST_YEAR <= year <= LAST_YEAR for year in (first, last) if year is not None)
    return (first, last) if inside and not (first and last and first > last) else NOT_KNOWN
