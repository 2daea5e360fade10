"""The fields that only settings have: URLs, the tax rate, retention periods."""

import re
from decimal import Decimal
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_core import PydanticCustomError

from app.contract.base.days import read_day
from app.contract.base.decimals import read_decimal
from app.contract.base.fields import GREATEST_PRICE, SHORT_LIMIT, AnyText, Digits, Text
from app.contract.base.limits import NOT_PUBLIC, too_long
from app.contract.base.public_hosts import is_public_host

TOKEN_LIMIT = 2000
KEY_LIMIT = 300
HOST_LIMIT = 253
IBAN_LIMIT = 42
"""34 signs, and the spaces between groups of four."""


def _link(text: str) -> str:
    """A web address with http or https, or blank."""
    if text and not _is_url(text):
        raise ValueError("not a web address")
    return text


def _is_url(text: str) -> bool:
    if re.search(r"[\s\"'<>\\`]", text):
        return False
    parts = urlsplit(text)
    return parts.scheme in {"http", "https"} and bool(parts.hostname) and "@" not in parts.netloc


def _origin(text: str) -> str:
    """Scheme and host of a web address, without a path: "https://shop.example"."""
    origin = _link(text.rstrip("/").lower())
    parts = urlsplit(origin)
    if parts.path or parts.query or parts.fragment or parts.port == 0:
        raise ValueError("more than an origin")
    return origin


def _public_origin(text: str) -> str:
    """An origin that customers can reach, or blank."""
    origin = _origin(text)
    if origin and not is_public_host(urlsplit(origin).hostname or ""):
        raise PydanticCustomError(NOT_PUBLIC, "not public")
    return origin


def _tax_rate(value: Any) -> str:
    """Return a tax rate in per cent, from 0 to 100. It has up to two decimals and is written without needless zeros."""
    whole, _, decimals = format(read_decimal(value, Decimal(100)), "f").partition(".")
    return f"{whole}.{decimals.rstrip('0')}".rstrip(".")


def _host(text: str) -> str:
    """Return the name or address of a computer, or blank. Raises ValueError for one with a scheme, a port or a path."""
    if len(text) > HOST_LIMIT:
        raise too_long(HOST_LIMIT)
    if text and not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?", text):
        raise ValueError("not a host")
    return text


def _secret(value: Any) -> str:
    """Return a secret unchanged, including its spaces. Raises ValueError only for a text that no login could use."""
    if not isinstance(value, str) or re.search(r"[\x00-\x1f\x7f\ud800-\udfff]", value):
        raise ValueError("not a password")
    if len(value) > SHORT_LIMIT:
        raise too_long(SHORT_LIMIT)
    return value


def _tunnel_token(value: Any) -> str:
    """Return a tunnel's token. If the whole command of the provider's page was pasted, the token is its last word."""
    word = (value.split() or [""])[-1] if isinstance(value, str) else value
    if not isinstance(word, str) or not re.fullmatch(r"[A-Za-z0-9+/=_.-]*", word):
        raise ValueError("not a token")
    if len(word) > TOKEN_LIMIT:
        raise too_long(TOKEN_LIMIT)
    return word


def _stripe_key(value: Any) -> str:
    """Return a secret or restricted key of Stripe, or blank. The publishable key beside it on Stripe's page has no use
    here, so it is refused.
    """
    return _matching(value, r"(?:[sr]k_(?:test|live)_[A-Za-z0-9_]{8,280})?")


def _webhook_secret(value: Any) -> str:
    """Return the signing secret of Stripe's messages, or blank."""
    return _matching(value, r"(?:whsec_[A-Za-z0-9+/=_-]{8,280})?")


def _matching(value: Any, pattern: str) -> str:
    if isinstance(value, str) and len(value.strip()) > KEY_LIMIT:
        raise too_long(KEY_LIMIT)
    if not isinstance(value, str) or not re.fullmatch(pattern, value.strip()):
        raise ValueError("of another form")
    return value.strip()


def _amount(value: Any) -> str:
    """Euros with up to two decimals, written with both; or blank."""
    if isinstance(value, str) and not value.strip():
        return ""
    return f"{read_decimal(value, GREATEST_PRICE):.2f}"


def _day(text: str) -> str:
    """A day of this century like 2026-08-24, or blank."""
    return text and read_day(text).isoformat()


def _iban(text: str) -> str:
    """Return an account number without spaces, or blank. Raises ValueError when its check digits are wrong (ISO
    13616).
    """
    if len(text) > IBAN_LIMIT:
        raise too_long(IBAN_LIMIT)
    iban = re.sub(r"\s", "", text).upper()
    if iban and not (re.fullmatch(r"[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}", iban) and _checks_out(iban)):
        raise ValueError("not an IBAN")
    return iban


def _checks_out(iban: str) -> bool:
    """Return whether the number has the remainder 1 when divided by 97. Letters count from A = 10."""
    return int("".join(str(int(sign, 36)) for sign in iban[4:] + iban[:4])) % 97 == 1


def _at_most(letters: int) -> Any:
    """Return a field definition that gives the forms the greatest length of a field. The field's own rule enforces
    it.
    """
    return Field(json_schema_extra={"maxLength": letters})


Blank = Annotated[Text, Field(max_length=0)]
Link = Annotated[Text, AfterValidator(_link)]
PublicOrigin = Annotated[Text, AfterValidator(_public_origin)]
TaxRate = Annotated[str, BeforeValidator(_tax_rate), _at_most(len("100.00"))]
Amount = Annotated[str, BeforeValidator(_amount), _at_most(len("99999999.99"))]
Iban = Annotated[AnyText, AfterValidator(_iban), _at_most(IBAN_LIMIT)]
Day = Annotated[Text, AfterValidator(_day)]
Days = Annotated[Digits, Field(ge=1, le=3650)]
Percent = Annotated[Digits, Field(ge=1, le=100)]
Hours = Annotated[Digits, Field(ge=1, le=720)]
Months = Annotated[Digits, Field(ge=1, le=120)]
HourlyMails = Annotated[Digits, Field(ge=0, le=10_000)]
Host = Annotated[AnyText, AfterValidator(_host), _at_most(HOST_LIMIT)]
Port = Annotated[Digits, Field(ge=1, le=65535)]
Secret = Annotated[str, BeforeValidator(_secret), _at_most(SHORT_LIMIT)]
TunnelToken = Annotated[str, BeforeValidator(_tunnel_token), _at_most(TOKEN_LIMIT)]
StripeKey = Annotated[str, BeforeValidator(_stripe_key), _at_most(KEY_LIMIT)]
WebhookSecret = Annotated[str, BeforeValidator(_webhook_secret), _at_most(KEY_LIMIT)]
