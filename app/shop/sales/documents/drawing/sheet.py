"""A document on its sheets: head, parties, lines, sums, foot."""

from typing import Any

from app.shop.sales.documents.drawing.head import draw_continued, draw_head
from app.shop.sales.documents.drawing.lines import draw_lines
from app.shop.sales.documents.drawing.paper import GREY, LEFT, RIGHT, Paper, Style, measure, wrap
from app.shop.sales.documents.drawing.payment import draw_payment
from app.shop.sales.documents.drawing.sums import draw_notes, draw_sums
from app.shop.sales.documents.drawing.words import NOT_REGISTERED, TITLES

Content = dict[str, Any]
FOOT = 48.0
FINE = Style(7.5, colour=GREY)
FOOT_LINES = 4


def draw(content: Content) -> bytes:
    """Return the document as PDF; the same content gives the same bytes."""
    # Each page says how many there are: a first drawing counts them.
    return _draw(content, _draw(content, 0).pages).close()


def _draw(content: Content, pages: int) -> Paper:
    title = f"{TITLES[content['kind']]} {content['number']}"
    paper = Paper(title, content["seller"]["name"], lambda paper: draw_continued(paper, content))
    paper.foot = lambda paper: _draw_foot(paper, content["seller"], pages)
    draw_head(paper, content)
    draw_lines(paper, content)
    draw_sums(paper, content)
    draw_payment(paper, content)
    draw_notes(paper, content)
    return paper


def _draw_foot(paper: Paper, seller: Content, pages: int) -> None:
    paper.y = FOOT + 14
    paper.rule()
    paper.y = FOOT
    paper.write_to(RIGHT, f"Page {paper.pages} of {pages}", FINE)
    for line in _join(_name_seller(seller), RIGHT - LEFT - 60)[:FOOT_LINES]:
        paper.write(LEFT, line, FINE)
        paper.down(9.5)


def _join(parts: list[str], width: float) -> list[str]:
    """Put parts beside each other as far as there is room."""
    lines: list[str] = []
    for part in (line for text in parts if text for line in wrap(text, width, FINE)):
        longer = f"{lines[-1]} · {part}" if lines else part
        if lines and measure(longer, FINE) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def _name_seller(seller: Content) -> list[str]:
    number, vat = seller["companyNumber"], seller["vatNumber"]
    return [
        f"{seller['legalName']} {seller['legalForm']}".strip(),
        number and f"Company number {number}",
        f"VAT number {vat}" if vat else "" if seller["taxed"] else NOT_REGISTERED,
    ]
