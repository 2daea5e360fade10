"""Base shapes: bodies, views, and fields with one sentence each.

A field's `Message` is what a person reads where the field is missing or wrong (specification, section 5); of a value
beyond the field's greatest the sentence names that limit (`app.contract.base.limits`). It is written into the JSON
schema as `x-message`, so that the browser's rules can come from the same line.
"""

import math
import re
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Annotated, Any, ClassVar, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetJsonSchemaHandler,
    PlainSerializer,
)
from pydantic.alias_generators import to_camel
from pydantic_core import CoreSchema

from app.contract.base.decimals import read_decimal
from app.contract.base.limits import too_great, too_long, too_small
from app.contract.base.visible import trim

NAME_LIMIT = 200
LONG_LIMIT = 5000
SHORT_LIMIT = 500
EMAIL_LIMIT = 254
GREATEST_PRICE = Decimal("99999999.99")
PRICE_PATTERN = r"^[0-9]{1,8}(\.[0-9]{1,2})?$"
"""Forms hold to it; a price with leading zeros is read all the same."""
EMAIL_PATTERN = r"^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$"
GREATEST_COUNT = 2_147_483_647
ENDLESS = (math.inf, -math.inf)
JSON_LIMIT = 256 * 1024
"""Bytes of a JSON body (CONTRACT.md)."""
LATE = True
"""Each shape is made ready when it is first used: a start would wait for more than a hundred of them."""


class Body(BaseModel):
    """Base of request bodies, with camelCase names; unknown fields are refused. `model_fields_set` shows a PATCH which
    fields were sent.
    """

    model_config = ConfigDict(extra="forbid", alias_generator=to_camel, strict=True, defer_build=LATE)
    limit: ClassVar[int] = JSON_LIMIT
    """Bytes of a request that has this body."""
    list_field: ClassVar[str] = ""
    """The field that a list sent by itself is for."""


class Query(BaseModel):
    """Base of query strings; unknown names are ignored."""

    model_config = ConfigDict(extra="ignore", alias_generator=to_camel, defer_build=LATE)


class View(BaseModel):
    """Base of responses: camelCase names, read from a row or a dataclass."""

    model_config = ConfigDict(
        from_attributes=True,
        alias_generator=to_camel,
        populate_by_name=True,
        serialize_by_alias=True,
        json_schema_serialization_defaults_required=True,
        defer_build=LATE,
    )

    @classmethod
    def from_row(cls, row: object, **more: Any) -> Self:
        """Return this view of a row, with the fields in `more` that the row does not have or has otherwise. Raises
        TypeError for a name that is no field of the view.
        """
        if strange := more.keys() - cls.model_fields.keys():
            raise TypeError(f"{cls.__name__} has no field {', '.join(sorted(strange))}")
        return cls.model_validate({each: getattr(row, each) for each in cls.model_fields if each not in more} | more)


@dataclass(frozen=True)
class Message:
    """The sentence of a field. `covers` are kinds of errors that it applies to even though another sentence would name
    the limit.
    """

    text: str
    covers: tuple[str, ...] = ()

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """Write the sentence beside the rule."""
        written = handler(schema)
        written["x-message"] = self.text
        return written


@dataclass(frozen=True)
class NamesEntries:
    """A mark of a list. A wrong entry is named by its place, with the sentence of its own wrong field."""


def _tidy(value: Any) -> Any:
    """Trim a text before its length is counted. The result is empty when no character of it is visible. Raises
    ValueError for a text that SQLite cannot store faithfully.
    """
    if not isinstance(value, str):
        return value
    if "\x00" in value or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise ValueError("not a text")
    return trim(value)


def _blank_is_none(value: Any) -> Any:
    return None if isinstance(value, str) and not trim(value) else value


def _whole_number(value: Any) -> int:
    """Return an int; refuse `True`, `5.0`, `" 5 "` and non-ASCII digits."""
    if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,40}", value, re.ASCII):
        value = int(value)
    return _within(value, 0)


def _within(value: Any, least: int) -> int:
    """Return a whole number from `least` to the greatest that can be stored. A number too long to read arrives as
    infinity, and is above the limit, as 1e20 is. Raises ValueError for anything else.
    """
    is_above = isinstance(value, float | Decimal) and value > GREATEST_COUNT
    if isinstance(value, bool) or not (isinstance(value, int) or is_above or value in ENDLESS):
        raise ValueError("not a whole number")
    if value > GREATEST_COUNT:
        raise too_great(GREATEST_COUNT)
    if value < least:
        raise too_small(least)
    return int(value)


def _signed_number(value: Any) -> int:
    """Return an int, or signed ASCII digits, as int: 12, "+12", "-3"."""
    if isinstance(value, str) and re.fullmatch(r"[+-]?[0-9]{1,40}", value, re.ASCII):
        value = int(value)
    return _within(value, -GREATEST_COUNT)


def _price(value: Any) -> Decimal:
    """Return a price from a text or JSON number, without a float."""
    return read_decimal(value, GREATEST_PRICE).quantize(Decimal("0.01"))


def _email(value: Any) -> Any:
    """Check an e-mail address: one @, a dotted domain, 254 characters only."""
    tidy = _tidy(value)
    if isinstance(tidy, str) and len(tidy) > EMAIL_LIMIT:
        raise too_long(EMAIL_LIMIT)
    if not isinstance(tidy, str) or not re.fullmatch(EMAIL_PATTERN, tidy):
        raise ValueError("not an e-mail address")
    return tidy


def _id(value: Any) -> str:
    if not isinstance(value, str) or not is_id(value):
        raise ValueError("not an id")
    return value.lower()


def is_id(text: str) -> bool:
    """Return whether a text is a uuid in its usual form."""
    return re.fullmatch(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}", text) is not None


def new_slug(name: str) -> str:
    """Return a name's slug, hyphens between words (specification, 5)."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


Trimmed = BeforeValidator(_tidy)
BlankIsNone = BeforeValidator(_blank_is_none)
"""Named before `Trimmed`, it sees the text trimmed: the last of them is asked first."""
AnyText = Annotated[str, Trimmed]
Text = Annotated[str, Trimmed, Field(max_length=SHORT_LIMIT)]
Name = Annotated[str, Trimmed, Field(max_length=NAME_LIMIT)]
LongText = Annotated[str, Trimmed, Field(max_length=LONG_LIMIT)]
OptionalText = Annotated[Annotated[str, Field(max_length=SHORT_LIMIT)] | None, BlankIsNone, Trimmed]
Email = Annotated[
    str,
    BeforeValidator(_email),
    Field(json_schema_extra={"format": "email", "maxLength": EMAIL_LIMIT, "pattern": EMAIL_PATTERN}),
]
Digits = Annotated[int, BeforeValidator(_whole_number), Field(json_schema_extra={"type": ["integer", "string"]})]
SignedDigits = Annotated[int, BeforeValidator(_signed_number)]
Price = Annotated[
    Decimal, BeforeValidator(_price), Field(json_schema_extra={"type": "string", "pattern": PRICE_PATTERN})
]
Id = Annotated[str, BeforeValidator(_id), Field(json_schema_extra={"format": "uuid"})]
OptionalId = Annotated[Annotated[str, AfterValidator(_id)] | None, BlankIsNone, Trimmed]

Money = Annotated[Decimal, PlainSerializer(lambda amount: f"{amount:.2f}", return_type=str)]
"""Money in an answer: "49.99"."""

Moment = Annotated[
    datetime,
    PlainSerializer(lambda moment: moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"), return_type=str),
]
"""A time in an answer: ISO 8601 in UTC with a Z, to the millisecond."""


class Done(View):
    """`{"success": true}`."""

    success: bool = True
