"""A document on its sheets: head, parties, lines, sums, foot."""

from typing import Any

from app.shop.documents.drawing.head import draw_continued, draw_head
from app.shop.documents.drawing.lines import draw_lines
from app.shop.documents.drawing.paper import GREY, LEFT, RIGHT, Paper, Style, wrap
from app.shop.documents.drawing.sums import draw_sums
from app.shop.documents.drawing.words import NOT_REGISTERED, TITLES

Content = dict[str, Any]
FOOT = 48.0
FINE = Style(7.5, colour=GREY)


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
    return paper


def _draw_foot(paper: Paper, seller: Content, pages: int) -> None:
    paper.y = FOOT + 14
    paper.rule()
    paper.y = FOOT
    named = " · ".join(filter(None, _name_seller(seller)))
    paper.write(LEFT, wrap(named, RIGHT - LEFT - 60, FINE)[0], FINE)
    paper.write_to(RIGHT, f"Page {paper.pages} of {pages}", FINE)


def _name_seller(seller: Content) -> list[str]:
    number, vat = seller["companyNumber"], seller["vatNumber"]
    return [
        f"{seller['legalName']} {seller['legalForm']}".strip(),
        number and f"Company number {number}",
        f"VAT number {vat}" if vat else "" if seller["taxed"] else NOT_REGISTERED,
    ]
