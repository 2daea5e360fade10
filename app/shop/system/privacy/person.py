"""A person by e-mail, name, phone or order number."""

import re
from dataclasses import dataclass
from datetime import datetime

from app import practice
from app.store.base.folding import fold

LEAST_DIGITS = 7
"""Digits from which two phone numbers are one if the longer ends with the shorter: +353 56 … and 056 …."""


@dataclass(frozen=True)
class Named:
    """The columns of a row of `kind` that name a person."""

    kind: str
    id: str
    created_at: datetime
    email: str = ""
    name: str = ""
    phone: str | None = None
    order_number: int | None = None


@dataclass(frozen=True)
class Person:
    """The known details of a person. Blank details are ignored, and all others must fit."""

    email: str = ""
    name: str = ""
    phone: str = ""
    order_number: str = ""

    @property
    def is_certain(self) -> bool:
        """Return whether nobody else can be meant. A name or a phone number may be shared."""
        return bool(self.email or self.order_number)

    def fits(self, row: Named) -> bool:
        """Return whether a row belongs to this person. Each word of the name must occur in the row, in any case and
        order.
        """
        return (
            (not self.email or fold(self.email) == fold(row.email))
            and (not self.name or set(fold(self.name).split()) <= set(fold(row.name).split()))
            and (not self.phone or _is_same_phone(self.phone, row.phone or ""))
            and (not self.order_number or self.order_number.lstrip("#") == _bare(row.order_number))
        )


def _bare(number: int | str | None) -> str:
    return practice.without_series(str(number))


def _is_same_phone(one: str, other: str) -> bool:
    short, long = sorted((_digits(one), _digits(other)), key=len)
    return bool(short) and (short == long or (len(short) >= LEAST_DIGITS and long.endswith(short)))


def _digits(phone: str) -> str:
    return re.sub(r"[^0-9]", "", phone).lstrip("0")
