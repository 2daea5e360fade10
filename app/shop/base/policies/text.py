"""A policy's text: its fields filled in, and its Markdown as HTML."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from app.shop.base.errors import invalid_field
from app.shop.base.settings.settings import Settings

FIELD = re.compile(r"\{\{(.*?)\}\}", re.S)
FIELDS: dict[str, Callable[[Settings], str]] = {
    "businessName": lambda settings: settings.business_name,
    "address": lambda settings: settings.address,
    "phone": lambda settings: settings.phone,
    "email": lambda settings: settings.email,
    "vatNumber": lambda settings: settings.vat_number,
    "website": lambda settings: settings.public_url,
}
FIELD_WORDS = {
    "businessName": "the business name",
    "address": "the address",
    "phone": "the phone number",
    "email": "the e-mail address",
    "vatNumber": "the VAT number",
    "website": "the public address",
}
NO_FIELD = "There is no field {{{{{}}}}}. There are: {}"
SIGNS = re.compile(r"([\\`*_{}\[\]<>()#+!|~-])")
"""Signs of Markdown, which a value of the settings must not be."""

ESCAPED = re.compile(rf"\\{SIGNS.pattern}")


def refuse_unknown_fields(body: str) -> None:
    """Raise Invalid naming the first field that there is not."""
    for name in FIELD.findall(body):
        if name.strip() not in FIELDS:
            known = ", ".join(f"{{{{{each}}}}}" for each in FIELDS)
            raise invalid_field("body", NO_FIELD.format(name.strip()[:60], known))


def fill_in(body: str, settings: Settings) -> str:
    """Return the text with the owner's details in place of its fields."""
    return FIELD.sub(lambda found: _shown(FIELDS[found[1].strip()](settings)), body)


def fill_in_plain(body: str, settings: Settings) -> str:
    """Return the text with its fields, its Markdown left as written."""
    return FIELD.sub(lambda found: FIELDS[found[1].strip()](settings), ESCAPED.sub(r"\1", body))


def blank_fields(body: str, settings: Settings) -> list[str]:
    """Return the fields of a text for which the settings have nothing."""
    names = dict.fromkeys(name.strip() for name in FIELD.findall(body))
    return [name for name in names if not FIELDS[name](settings)]


def write_html(body: str) -> str:
    """Return Markdown as HTML. HTML inside it remains plain text, and pictures are not allowed."""
    return str(_markdown().render(body))


def _shown(value: str) -> str:
    return "  \n".join(SIGNS.sub(r"\\\1", line) for line in value.splitlines())


@cache
def _markdown() -> Any:
    # Imported when a text is first shown: an idle shop has no need of it.
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
