"""Layout of a mail as plain text and as HTML.

Two templates over one content, so that no sentence stands twice.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, Template
from markupsafe import Markup

from app.shop.settings.settings import Settings

Pairs = tuple[tuple[str, str], ...]
Lines = tuple[tuple[str, str, str], ...]
"""A name, an amount, and the words beneath them, blank where there are none."""

TEMPLATES = Path(__file__).resolve().parent / "templates"
LINE_BREAK = Markup("<br>")


@dataclass(frozen=True)
class Sheet:
    """Content of a mail's layout.

    `lines` are the goods bought, `sums` the amounts, `facts` anything with a name.

    `quoted` are facts that stand on lines of their own, a visitor's words.
    """

    heading: str
    paragraphs: tuple[str, ...]
    greeting: str = ""
    link: tuple[str, str] | None = None
    lines: Lines = ()
    sums: Pairs = ()
    facts: Pairs = ()
    quoted: Pairs = ()


def write_text(sheet: Sheet, settings: Settings) -> str:
    """The sheet as plain text."""
    return _text_template().render(_values(sheet, settings))


def write_html(sheet: Sheet, settings: Settings) -> str:
    """Return the mail as a page that needs nothing from outside.

    It has no picture, no script, no style but its own.
    """
    return _html_template().render(_values(sheet, settings))


def _values(sheet: Sheet, settings: Settings) -> dict[str, Any]:
    paragraphs = [each for each in (sheet.greeting, *sheet.paragraphs) if each]
    sender = {"business_name": settings.business_name, "signature": _signature(settings)}
    return vars(sheet) | sender | {"paragraphs": paragraphs}


@cache
def _text_template() -> Template:
    environment = Environment(trim_blocks=True, keep_trailing_newline=True)  # noqa: S701 -- plain text is not escaped
    environment.filters["below"] = _below
    return environment.from_string((TEMPLATES / "mail.txt").read_text(encoding="utf-8"))


@cache
def _html_template() -> Template:
    """Return the template without its indentation.

    A mail is one line, which the mail's encoding folds.
    """
    lines = (TEMPLATES / "mail.html").read_text(encoding="utf-8").splitlines()
    environment = Environment(autoescape=True)
    environment.filters["in_lines"] = _in_lines
    return environment.from_string("".join(line.strip() for line in lines))


def _in_lines(text: str) -> Markup:
    """A text of several lines in HTML, escaped."""
    return LINE_BREAK.join(text.splitlines())


def _below(value: str) -> str:
    """A value of several lines stands below its name."""
    return "\n  " + "\n  ".join(value.splitlines())


def _signature(settings: Settings) -> list[str]:
    hours = [f"{line['days']} {line['hours']}" for line in settings.hours]
    said = (settings.business_name, settings.address, settings.phone, settings.email, *hours)
    return [line for line in said if line]
