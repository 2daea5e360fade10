"""Layout of a mail as plain text and as HTML.

The HTML has the shop's colours. Everything is escaped here.
"""

from dataclasses import dataclass
from html import escape

from app.shop.settings.settings import Settings

Pairs = tuple[tuple[str, str], ...]

INK, QUIET, LINE, EMBER, NIGHT = "#16181b", "#5b626b", "#d9dce0", "#ff5c1a", "#0b0c0e"
FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
HEAD = f"background:{NIGHT};border-bottom:3px solid {EMBER};padding:20px 28px"
NAME = "color:#f4f5f6;font-size:18px;font-weight:700;letter-spacing:.04em;text-transform:uppercase"
BUTTON = (
    f"display:inline-block;background:{EMBER};color:#140600;text-decoration:none;font-weight:700;"
    "padding:12px 20px;border-radius:2px"
)
TITLE = "margin:0 0 16px;font-size:24px;line-height:1.25"
TABLE = "width:100%;border-collapse:collapse;margin:8px 0 20px"
CELL = f"padding:8px 0;border-bottom:1px solid {LINE};vertical-align:top"


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
    lines: Pairs = ()
    sums: Pairs = ()
    facts: Pairs = ()
    quoted: Pairs = ()


def write_text(sheet: Sheet, settings: Settings) -> str:
    """The sheet as plain text."""
    link = f"{sheet.link[0]}: {sheet.link[1]}" if sheet.link else ""
    rows = "\n".join(f"{name}: {amount}" for name, amount in sheet.lines)
    sums = "\n".join(f"{name}: {amount}" for name, amount in sheet.sums)
    facts = "\n".join(f"{name}: {_indented(value)}" for name, value in sheet.facts)
    quoted = "\n".join(f"{name}:{_below(value)}" for name, value in sheet.quoted)
    signature = "-- \n" + "\n".join(_signature(settings))
    parts = (sheet.greeting, *sheet.paragraphs, link, rows, sums, facts, quoted, signature)
    return "\n\n".join(part for part in parts if part) + "\n"


def write_html(sheet: Sheet, settings: Settings) -> str:
    """The sheet as a page that needs nothing from outside: no picture, no script, no style but its own."""
    words = "".join(_paragraph(each) for each in (sheet.greeting, *sheet.paragraphs) if each)
    button = (
        f'<p style="margin:24px 0"><a href="{escape(sheet.link[1])}" style="{BUTTON}">{escape(sheet.link[0])}</a></p>'
        if sheet.link
        else ""
    )
    signature = "<br>".join(escape(line) for line in _signature(settings))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(sheet.heading)}</title></head>'
        f'<body style="margin:0;background:#eef0f2;{FONT};color:{INK};font-size:16px;line-height:1.5">'
        f'<div style="max-width:600px;margin:0 auto;background:#ffffff">'
        f'<div style="{HEAD}"><span style="{NAME}">{escape(settings.business_name)}</span></div>'
        f'<div style="padding:28px"><h1 style="{TITLE}">{escape(sheet.heading)}</h1>'
        f"{words}{button}{_table(sheet.lines, sheet.sums)}{_facts(sheet.facts + sheet.quoted)}</div>"
        f'<div style="padding:20px 28px;border-top:1px solid {LINE};color:{QUIET};font-size:14px">{signature}</div>'
        "</div></body></html>"
    )


def _paragraph(text: str) -> str:
    return f'<p style="margin:0 0 14px">{_lines(text)}</p>'


def _lines(text: str) -> str:
    return "<br>".join(escape(line) for line in text.splitlines())


def _table(lines: Pairs, sums: Pairs) -> str:
    if not lines and not sums:
        return ""
    rows = [_row(name, amount, CELL) for name, amount in lines]
    rows += [_row(name, amount, f"{CELL};font-weight:700" if name == "Total" else CELL) for name, amount in sums]
    return f'<table role="presentation" style="{TABLE}">{"".join(rows)}</table>'


def _row(name: str, amount: str, style: str) -> str:
    right = f"{style};text-align:right;white-space:nowrap;padding-left:16px"
    return f'<tr><td style="{style}">{escape(name)}</td><td style="{right}">{escape(amount)}</td></tr>'


def _facts(facts: Pairs) -> str:
    label = f"margin:14px 0 0;color:{QUIET};font-size:14px"
    return "".join(
        f'<p style="{label}">{escape(name)}</p><p style="margin:2px 0 0">{_lines(value)}</p>' for name, value in facts
    )


def _indented(value: str) -> str:
    """A value of several lines stands below its name."""
    return value if "\n" not in value else _below(value)


def _below(value: str) -> str:
    return "\n  " + "\n  ".join(value.splitlines())


def _signature(settings: Settings) -> list[str]:
    hours = [f"{line['days']} {line['hours']}" for line in settings.hours]
    said = (settings.business_name, settings.address, settings.phone, settings.email, *hours)
    return [line for line in said if line]
