"""The layout of a mail, which renders one content as plain text and as HTML. No sentence is written twice."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, Template
from markupsafe import Markup

from app.shop.base.accent import Shades, shades_of
from app.shop.base.settings.look_settings import logo_file
from app.shop.base.settings.settings import Settings

Pairs = tuple[tuple[str, str], ...]
Lines = tuple[tuple[str, str, str], ...]
"""A name, an amount, and the words beneath them, blank where there are none."""

TEMPLATES = Path(__file__).resolve().parent / "templates"
ORIGINAL = Shades("#ff5c1a", "#ff7a45", "#140600")
"""The site's own accent (ui/src/styles/tokens.css)."""
LINE_BREAK = Markup("<br>")


@dataclass(frozen=True)
class Sheet:
    """The content that a mail's layout shows. `lines` are the goods bought, `sums` the amounts, `facts` any other named
    values. `quoted` are facts on lines of their own, written by a visitor. `original` is the mail being answered:
    the line above it, and its text.

    `links` are URLs in addition to `link`, each with its label. `withdraw` is the place where the customer withdraws
    from the contract, a URL or words.
    """

    heading: str
    paragraphs: tuple[str, ...]
    greeting: str = ""
    link: tuple[str, str] | None = None
    lines: Lines = ()
    sums: Pairs = ()
    facts: Pairs = ()
    quoted: Pairs = ()
    original: Pairs = ()
    links: Pairs = ()
    withdraw: str = ""


def write_text(sheet: Sheet, settings: Settings) -> str:
    """The sheet as plain text."""
    return _text_template().render(_values(sheet, settings))


def write_html(sheet: Sheet, settings: Settings) -> str:
    """Return the mail as an HTML page that loads nothing from outside, except the logo. It contains no script and only
    its own styles; the logo is served from the shop's public address.
    """
    return _html_template().render(_values(sheet, settings))


def _values(sheet: Sheet, settings: Settings) -> dict[str, Any]:
    paragraphs = [each for each in (sheet.greeting, *sheet.paragraphs) if each]
    sender = {"business_name": settings.business_name, "signature": signature_lines(settings)}
    return vars(sheet) | sender | _look(settings) | {"paragraphs": paragraphs}


def _look(settings: Settings) -> dict[str, Any]:
    """Logo and colours; without a public address there is no logo."""
    file = logo_file(settings, "-mail.png") if settings.public_url else ""
    shades = shades_of(settings.accent) if settings.accent else ORIGINAL
    on_light = bool(file) and settings.logo_ground == "light"
    return {"logo": settings.public_url + file if file else "", "shades": shades, "on_light": on_light}


@cache
def _text_template() -> Template:
    environment = Environment(trim_blocks=True, keep_trailing_newline=True)  # noqa: S701 -- plain text is not escaped
    environment.filters["below"] = _below
    environment.filters["marked"] = quote_lines
    return environment.from_string((TEMPLATES / "mail.txt").read_text(encoding="utf-8"))


@cache
def _html_template() -> Template:
    """Return the template without its indentation. The HTML is one line, which the mail's encoding folds."""
    lines = (TEMPLATES / "mail.html").read_text(encoding="utf-8").splitlines()
    environment = Environment(autoescape=True)
    environment.filters["in_lines"] = _in_lines
    return environment.from_string("".join(line.strip() for line in lines))


def _in_lines(text: str) -> Markup:
    """A text of several lines in HTML, escaped."""
    return LINE_BREAK.join(text.splitlines())


def _below(value: str) -> str:
    """Return a value of several lines, indented on new lines below its name."""
    return "\n  " + "\n  ".join(value.splitlines())


def quote_lines(text: str) -> str:
    """Return a text marked as another's, as mail programs do."""
    return "\n".join(f"> {line}".rstrip() for line in text.splitlines())


def signature_lines(settings: Settings) -> list[str]:
    """Return the lines at the end of each mail."""
    hours = [f"{line['days']} {line['hours']}" for line in settings.shown_hours]
    said = (settings.business_name, settings.address, settings.phone, settings.email, *hours)
    return [line for line in said if line]
