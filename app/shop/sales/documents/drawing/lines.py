"""Table of a document's lines."""

from dataclasses import dataclass
from typing import Any

from app.shop.sales.documents.drawing.paper import BODY, GREY, INK, LABEL, LEFT, RIGHT, Paper, Style, wrap
from app.shop.sales.documents.drawing.words import euro, exact_euro, percent

Content = dict[str, Any]
LEADING = 12.5
WIDE = 210.0
DETAIL = Style(8, colour=GREY)
PRICED = {"net": "excl. VAT", "gross": "incl. VAT", "plain": ""}


@dataclass(frozen=True)
class Column:
    """A column that ends at `right`."""

    title: str
    right: float
    field: str


def draw_lines(paper: Paper, content: Content) -> None:
    """Draw every line; a page that begins within them repeats the heads."""
    columns = _choose_columns(content)
    _draw_heads(paper, columns)
    for line in content["lines"]:
        _draw_line(paper, columns, line)


def _choose_columns(content: Content) -> list[Column]:
    priced = PRICED[content["priced"]]
    rate = [Column("VAT", 452, "rate")] if content["taxed"] else []
    price = 398 if content["taxed"] else 446
    return [
        Column("Quantity", 312, "quantity"),
        Column(f"Unit price {priced}".strip(), price, "unitPrice"),
        *rate,
        Column(f"Amount {priced}".strip(), RIGHT, "amount"),
    ]


def _draw_heads(paper: Paper, columns: list[Column]) -> None:
    paper.write(LEFT, "Description", LABEL)
    for column in columns:
        paper.write_to(column.right, column.title, LABEL)
    paper.down(7)
    paper.rule(colour=INK, thick=0.8)
    paper.down(16)


def _draw_line(paper: Paper, columns: list[Column], line: Content) -> None:
    texts = [(text, BODY) for text in wrap(line["name"], WIDE)]
    texts += [(text, DETAIL) for text in wrap(line["detail"], WIDE, DETAIL)] if line["detail"] else []
    if paper.keep(len(texts) * LEADING + 8):
        _draw_heads(paper, columns)
    for number, (text, style) in enumerate(texts):
        paper.write(LEFT, text, style)
        for column in columns if number == 0 else ():
            paper.write_to(column.right, _say(column.field, line[column.field]))
        paper.down(LEADING)
    paper.y += 4
    paper.rule()
    paper.down(16)


def _say(field: str, value: Any) -> str:
    if field == "quantity":
        return str(value)
    if field == "unitPrice":
        return exact_euro(value)
    return percent(value) if field == "rate" else euro(value)
