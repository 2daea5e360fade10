"""Labels of products on rolls and sheets, one label a product or a piece."""

import io
from collections.abc import Iterator
from typing import Any

import segno
from reportlab.graphics import renderPDF
from reportlab.graphics.barcode.code128 import Code128
from reportlab.graphics.barcode.eanbc import Ean13BarcodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from app.shop.base.code_squares import find_squares
from app.shop.sales.documents.drawing.paper import GREY, INK, PLAIN, STRONG, Style, draw_text, measure, wrap

Content = dict[str, Any]
WIDE, HIGH = 62.0, 29.0
"""Millimetres of the label whose sizes stand here; those of others are in proportion."""
LEAST, MOST = 0.62, 3.0
"""Sizes below could not be read, and above waste ink."""
EDGE = 2 * mm
NAME_LINES = 2
WIDEST = 0.33 * mm
"""Widest bar, the nominal one of an EAN (GS1 General Specifications)."""


def draw_labels(content: Content) -> bytes:
    """Return the labels as PDF; the same content gives the same bytes."""
    file, paper = io.BytesIO(), content["paper"]
    is_sheet = paper["columns"] > 1
    size = A4 if is_sheet else (paper["width"] * mm, paper["height"] * mm)
    canvas: Any = Canvas(file, pagesize=size, invariant=1, lang="en-IE")
    canvas.setTitle("Labels")
    canvas.setCreator("Pitlane")
    places = paper["columns"] * paper["rows"]
    for place, label in enumerate(_repeat(content), content["first"] - 1):
        if place >= places and place % places == 0:
            canvas.showPage()
        _draw_at(canvas, paper, place % places, label)
    canvas.save()
    return file.getvalue()


def _repeat(content: Content) -> Iterator[Content]:
    for label, copies in zip(content["labels"], content["copies"], strict=True):
        yield from [label] * copies


def _draw_at(canvas: Any, paper: Content, place: int, label: Content) -> None:
    row, column = divmod(place, paper["columns"])
    canvas.saveState()
    if paper["columns"] > 1:
        x = (paper["left"] + column * paper["pitch"]) * mm
        canvas.translate(x, A4[1] - (paper["top"] + (row + 1) * paper["height"]) * mm)
    canvas.translate(EDGE, EDGE)
    _draw(canvas, paper["width"] * mm - 2 * EDGE, paper["height"] * mm - 2 * EDGE, label)
    canvas.restoreState()


def _draw(canvas: Any, wide: float, high: float, label: Content) -> None:
    """Draw a label in a box at the origin: words and the page's code above, the barcode below."""
    scale = min(MOST, max(LEAST, min((wide + 2 * EDGE) / (WIDE * mm), (high + 2 * EDGE) / (HIGH * mm))))
    foot = _draw_number(canvas, wide, scale, label)
    side = min(high - foot - mm, wide * 0.3, 16 * scale * mm) if label["page"] else 0.0
    if side > 0:
        _draw_page_code(canvas, wide - side, high - side, side, label["page"])
    _draw_words(canvas, high, wide - side - mm, scale, label)


def _draw_words(canvas: Any, high: float, wide: float, scale: float, label: Content) -> None:
    name, price, unit = Style(8 * scale, STRONG), Style(14 * scale, STRONG), Style(6.5 * scale, PLAIN, GREY)
    y = high
    for line in _cut(label["name"], wide, name):
        y -= name.size
        draw_text(canvas, 0, y, line, name)
        y -= name.size * 0.15
    y -= price.size
    draw_text(canvas, 0, y, label["price"], price)
    if label["unitPrice"]:
        draw_text(canvas, 0, y - unit.size * 1.25, label["unitPrice"], unit)


def _cut(text: str, wide: float, style: Style) -> list[str]:
    lines = wrap(text, wide, style)
    if len(lines) <= NAME_LINES:
        return lines
    last = lines[NAME_LINES - 1]
    while last and measure(f"{last}…", style) > wide:
        last = last[:-1].rstrip()
    return [*lines[: NAME_LINES - 1], f"{last}…"]


def _draw_number(canvas: Any, wide: float, scale: float, label: Content) -> float:
    """Draw the barcode and the number below it, and return their height."""
    style = Style(6.5 * scale, PLAIN)
    high: float = 6.4 * scale * mm
    code = label["code"][1] if label["code"] else ""
    text = " · ".join(dict.fromkeys(filter(None, (code, label["number"]))))
    if not text:
        return 0.0
    draw_text(canvas, 0, 0, _cut(text, wide, style)[0], style)
    foot = style.size * 1.2
    if label["code"] is None:
        return foot
    kind, code = label["code"]
    canvas.saveState()
    canvas.translate(0, foot)
    (_draw_ean if kind == "ean" else _draw_code128)(canvas, wide, high, code)
    canvas.restoreState()
    return foot + high


def _draw_code128(canvas: Any, wide: float, high: float, code: str) -> None:
    modules = Code128(code, barWidth=1, barHeight=high, quiet=0).width
    bar = min(WIDEST, wide / modules)
    Code128(code, barWidth=bar, barHeight=high, quiet=0).drawOn(canvas, 0, 0)


def _draw_ean(canvas: Any, wide: float, high: float, code: str) -> None:
    widget = Ean13BarcodeWidget(code, barHeight=high, humanReadable=False, quiet=0)
    drawing = Drawing(widget.width, high)
    drawing.add(widget)
    drawing.scale(min(1.0, wide / widget.width), 1)
    renderPDF.draw(drawing, canvas, 0, 0)


def _draw_page_code(canvas: Any, x: float, y: float, side: float, page: str) -> None:
    """Draw the code that leads a phone to the product's page."""
    rows = find_squares(segno.make(page, error="l", micro=False, boost_error=False).matrix)
    square, path = side / len(rows), canvas.beginPath()
    for number, row in enumerate(rows):
        for place, wide in row:
            path.rect(x + place * square, y + side - (number + 1) * square, wide * square, square)
    canvas.setFillColor(HexColor(INK))
    canvas.drawPath(path, stroke=0, fill=1)
