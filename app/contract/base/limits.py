"""Sentences about the limit of a field that a value broke. The limit is a length, a number, its decimals, a count or a
day.
"""

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Any

from pydantic_core import PydanticCustomError, PydanticKnownError

LATE_DAY = "day_too_late"
EARLY_DAY = "day_too_early"
NO_DAY = "no_such_day"
NOT_PUBLIC = "not_public"
WRONG_VAT_LETTER = "wrong_vat_letter"
NO_IRISH_VAT = "no_irish_vat"
NOT_REACHED = "Customers cannot reach this address from the internet"
_PLACES = {1: "one decimal", 2: "two decimals", 3: "three decimals"}
_NAMES = {
    "accept": "Accepted lines",
    "body": "Text",
    "buyerVat": "VAT number",
    "counted": "The count",
    "ean": "Barcode (EAN)",
    "euContact": "Responsible in the EU",
    "facebookUrl": "Facebook",
    "freeDeliveryOver": "Free delivery over",
    "given": "The cash given",
    "iban": "IBAN",
    "imageAlt": "Description of the first picture",
    "imageAlt2": "Description of the second picture",
    "imageUrl": "Picture",
    "imageUrl2": "Second picture",
    "instagramUrl": "Instagram",
    "inventoryChange": "Stock",
    "inventoryWas": "Earlier stock",
    "label": "Car",
    "least": "Least order",
    "leadDays": "Days until more can be had",
    "logoUrl": "Logo",
    "mailHost": "Server",
    "opening": "The cash in the till",
    "orderStockShare": "Largest share",
    "powerKw": "Power in kW",
    "priceFrom": "Price",
    "priceTo": "Price",
    "publicUrl": "Public address",
    "q": "Search",
    "rate": "Tax rate",
    "sku": "Part number",
    "snapchatUrl": "Snapchat",
    "stats.label": "Label",
    "tiktokUrl": "TikTok",
    "vatNumber": "VAT number",
    "vin": "VIN",
    "visitorMailsPerHour": "E-mails per hour",
}
"""What a sentence calls a field whose name is not what a person would say. In a list it may be called otherwise."""


def too_long(greatest: int) -> PydanticKnownError:
    """The error of a text that is too long."""
    return PydanticKnownError("string_too_long", {"max_length": greatest})


def too_short(least: int) -> PydanticKnownError:
    """The error of a text that is too short."""
    return PydanticKnownError("string_too_short", {"min_length": least})


def too_many(greatest: int) -> PydanticCustomError:
    """The error of a list that is longer than its field takes."""
    return PydanticCustomError("too_long", "too many", {"max_length": greatest})


def too_great(greatest: Decimal | int) -> PydanticCustomError:
    """The error of a number above the greatest."""
    return PydanticCustomError("less_than_equal", "too great", {"le": greatest})


def too_small(least: Decimal | int) -> PydanticCustomError:
    """The error of a number below the least."""
    return PydanticCustomError("greater_than_equal", "too small", {"ge": least})


def too_fine(places: int) -> PydanticCustomError:
    """The error of a number with more decimals than its field takes."""
    return PydanticCustomError("decimal_max_places", "too many decimals", {"decimal_places": places})


def name_of(label: str, of: str = "") -> str:
    """Return a field's name in words, such as "Shipping address" for "shippingAddress". The word customer is left out
    of a customer's own details. `of` is the list to whose entries the field belongs.
    """
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in label)
    spoken = words.removeprefix("customer ")
    return _NAMES.get(f"{of}.{label}") or _NAMES.get(label) or spoken[:1].upper() + spoken[1:]


def limit_sentence(name: str, fault: Any, own: str | None) -> str | None:
    """Return the sentence for a broken limit, or None for an error of another kind. The field's own sentence is used
    where it names the limit that was broken.
    """
    kind, known = fault["type"], fault.get("ctx", {})
    if kind in _WHOLE:
        return _WHOLE[kind]
    if kind in _ABOVE:
        key, write = _ABOVE[kind]
        limit = _plain(known[key])
        return own if own and _says_greatest(own, limit) else write(name, limit, fault["input"])
    if kind in _BELOW:
        key, write = _BELOW[kind]
        limit = _plain(known[key])
        return own if own and _says_least(own, limit, fault) else write(name, limit, fault["input"])
    return None


def _plain(limit: Any) -> Any:
    """Return a limit as a number. Pydantic writes a decimal's as "Decimal('9999.99')"."""
    return Decimal(limit.split("'")[1]) if isinstance(limit, str) else limit


def _says_greatest(own: str, limit: Any) -> bool:
    """Return whether a sentence names the greatest value and not the least. A switch names both of its values, 0
    and 1.
    """
    return ("at most" in own and "at least" not in own and _names(own, limit)) or own.endswith(" must be 0 or 1")


def _says_least(own: str, limit: Any, fault: Any) -> bool:
    """Return whether a sentence names the least value. A sentence that asks for a text or an entry does, and so does
    one with the least number of its field, which may be above 0. An example is no limit.
    """
    asks = limit == 1 and fault["type"] != "greater_than_equal"
    names = _names(own, limit) or (limit == 0 and re.search("[0-9]", own.partition(" such as ")[0]))
    return bool(asks or fault["type"] == "greater_than" or _is_blank(fault) or names)


def _names(sentence: str, limit: Any) -> bool:
    return bool(re.search(rf"(?<![0-9.:]){limit}(?![0-9:]|\.[0-9])", sentence.replace(",", "")))


def _is_blank(fault: Any) -> bool:
    return isinstance(fault["input"], str) and not fault["input"].strip()


def _figure(number: Any) -> str:
    return f"{number:,}" if abs(number) >= 10_000 else str(number)


def _too_many(name: str, limit: int, given: Any) -> str:
    if isinstance(given, str):
        return f"{name} must be at most {limit:,} characters"
    return f"{name} can have at most {limit:,} entries"


def _too_few(name: str, limit: int, given: Any) -> str:
    if limit == 1:
        return f"{name} is required"
    return f"{name} must be at least {limit:,} {'characters' if isinstance(given, str) else 'entries'}"


_Sentence = Callable[[str, Any, Any], str]
_WHOLE = {
    LATE_DAY: "Choose a day before 1 January 2100",
    EARLY_DAY: "Choose a day after 31 December 1999",
    NOT_PUBLIC: NOT_REACHED,
    NO_DAY: "There is no such day in the calendar",
    WRONG_VAT_LETTER: "The check letter of this Irish VAT number does not match its figures. Please compare each sign",
    NO_IRISH_VAT: "An Irish VAT number is IE, seven figures and one or two letters, such as IE6388047V",
}
_ABOVE: dict[str, tuple[str, _Sentence]] = {
    "string_too_long": ("max_length", _too_many),
    "too_long": ("max_length", _too_many),
    "less_than_equal": ("le", lambda name, limit, _: f"{name} must be at most {_figure(limit)}"),
    "decimal_max_places": ("decimal_places", lambda name, limit, _: f"{name} can have at most {_PLACES[limit]}"),
}
BEYOND = _WHOLE.keys() | _ABOVE.keys()
"""Kinds of errors of a value that is beyond the greatest, of no day, or of no number as it is issued."""
_BELOW: dict[str, tuple[str, _Sentence]] = {
    "string_too_short": ("min_length", _too_few),
    "too_short": ("min_length", _too_few),
    "greater_than": ("gt", lambda name, limit, _: f"{name} must be above {_figure(limit)}"),
    "greater_than_equal": ("ge", lambda name, limit, _: f"{name} must be at least {_figure(limit)}"),
}
