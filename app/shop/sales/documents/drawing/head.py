"""Head of a document: seller, title, buyer, numbers and dates."""

import base64
import io
from typing import Any

from reportlab.lib.utils import ImageReader

from app.shop.sales.documents.drawing.paper import (
    GREY,
    LABEL,
    LEFT,
    QUIET,
    RIGHT,
    SMALL,
    SMALL_QUIET,
    STRONG,
    Paper,
    Style,
    measure,
    wrap,
)
from app.shop.sales.documents.drawing.words import PARTIES, TITLES, day

Content = dict[str, Any]
MIDDLE = 330.0
"""Where the numbers and dates begin."""
MOST_LINES = 9
"""Lines of a name or an address: what is longer would push everything else off the sheet."""
LOGO = (170.0, 36.0)
DARK = "#0b0c0e"
SMALL_STRONG = Style(8.5, STRONG)
NAME, BUYER = Style(17, STRONG), Style(10.5, STRONG)
TITLE, NUMBER = Style(24, STRONG), Style(24, colour=GREY)


def draw_head(paper: Paper, content: Content) -> None:
    """Draw the head of the first page."""
    top = paper.y
    _draw_name(paper, content)
    paper.y = top
    _draw_seller(paper, content["seller"])
    paper.y = min(paper.y, top - 40) - 34
    _draw_title(paper, content)
    paper.down(34)
    top = paper.y
    _draw_buyer(paper, content)
    below, paper.y = paper.y, top
    _draw_facts(paper, content)
    paper.y = min(paper.y, below) - 22


def draw_continued(paper: Paper, content: Content) -> None:
    """Draw the head of a further page."""
    paper.write(LEFT, content["seller"]["name"], SMALL_STRONG)
    paper.write_to(RIGHT, f"{TITLES[content['kind']]} {content['number']}", SMALL_QUIET)
    paper.down(30)


def _draw_name(paper: Paper, content: Content) -> None:
    if content.get("logo"):
        _draw_logo(paper, content["logo"])
        return
    paper.down(12)
    for line in wrap(content["seller"]["name"], MIDDLE - LEFT - 20, NAME)[:2]:
        paper.write(LEFT, line, NAME)
        paper.down(21)


def _draw_logo(paper: Paper, logo: Content) -> None:
    """Draw the logo, one for dark grounds on such a ground."""
    image = ImageReader(io.BytesIO(base64.b64decode(logo["png"])))
    wide, high = image.getSize()
    scale = min(LOGO[0] / wide, LOGO[1] / high)
    edge = 8.0 if logo["ground"] == "dark" else 0.0
    paper.down(high * scale + edge)
    if edge:
        paper.down(edge)
        paper.block(LEFT, wide * scale + 2 * edge, high * scale + 2 * edge, DARK)
        paper.y += edge
    paper.picture(image, LEFT + edge, wide * scale, high * scale)


def _draw_seller(paper: Paper, seller: Content) -> None:
    paper.down(8)
    name = f"{seller['legalName']} {seller['legalForm']}".strip()
    for line in wrap(name, RIGHT - MIDDLE, SMALL_STRONG):
        paper.write_to(RIGHT, line, SMALL_STRONG)
        paper.down(12)
    reach = (seller["address"], seller["phone"], seller["email"])
    for line in (line for text in reach if text for line in wrap(text, RIGHT - MIDDLE, SMALL)[:MOST_LINES]):
        paper.write_to(RIGHT, line, SMALL_QUIET)
        paper.down(12)
    if seller["vatNumber"]:
        paper.write_to(RIGHT, f"VAT number {seller['vatNumber']}", SMALL_QUIET)
        paper.down(12)


def _draw_title(paper: Paper, content: Content) -> None:
    title = TITLES[content["kind"]]
    paper.y += 26
    paper.block(LEFT, 34, 3, content["accent"])
    paper.y -= 26
    paper.write(LEFT, title, TITLE)
    paper.write(LEFT + measure(title, TITLE) + 9, content["number"], NUMBER)


def _draw_buyer(paper: Paper, content: Content) -> None:
    buyer = content["buyer"]
    _draw_label(paper, LEFT, PARTIES[content["kind"]])
    for line in wrap(buyer["name"], MIDDLE - LEFT - 30, BUYER)[:MOST_LINES]:
        paper.write(LEFT, line, BUYER)
        paper.down(14)
    vat = f"VAT number {buyer['vatNumber']}" if buyer["vatNumber"] else ""
    lines = wrap(buyer["address"], MIDDLE - LEFT - 30)[:MOST_LINES] + wrap(vat, MIDDLE - LEFT - 30)
    for line in filter(None, lines):
        paper.write(LEFT, line)
        paper.down(13)


def _draw_facts(paper: Paper, content: Content) -> None:
    _draw_label(paper, MIDDLE, "Details")
    for label, text in _list_facts(content):
        paper.write(MIDDLE, label, QUIET)
        for line in wrap(text, RIGHT - MIDDLE - 92):
            paper.write_to(RIGHT, line)
            paper.down(13)
    paper.down(1)


def _list_facts(content: Content) -> list[tuple[str, str]]:
    facts = [
        ("Date of issue", day(content["issuedOn"])),
        ("Date of supply", day(content["suppliedOn"])),
        ("Job", content["job"]) if "job" in content else ("Order", content["order"]),
        ("Vehicle", content.get("vehicle")),
        ("Credits invoice", content["refersTo"]),
        ("Reason", content["reason"]),
    ]
    return [(label, text) for label, text in facts if text]


def _draw_label(paper: Paper, x: float, text: str) -> None:
    paper.write(x, text, LABEL)
    paper.down(17)
