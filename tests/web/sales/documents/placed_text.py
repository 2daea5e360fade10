"""Texts of a PDF with their places on the paper."""

import io
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.ttLib import TTFont
from pypdf import PdfReader

FONTS = Path(__file__).resolve().parents[4] / "app" / "shop" / "sales" / "documents" / "fonts"


class Placed(NamedTuple):
    """A text, its begin and end, and its line."""

    text: str
    left: float
    right: float
    y: float


def read_places(pdf: bytes) -> list[list[Placed]]:
    """Return the texts of each page."""
    return [_read_page(page) for page in PdfReader(io.BytesIO(pdf)).pages]


def find_overlaps(texts: list[Placed]) -> list[tuple[str, str]]:
    """Return the texts of one line that run into each other."""
    return [
        (one.text, other.text)
        for one in texts
        for other in texts
        if one is not other and abs(one.y - other.y) < 4 and one.left <= other.left < one.right
    ]


def _read_page(page: Any) -> list[Placed]:
    found: list[Placed] = []

    def visit(text: str, _cm: Any, matrix: Any, font: Any, size: float) -> None:
        if text.strip() and font:
            width = sum(map(_widths(font["/BaseFont"]), text.strip("\n"))) * size
            found.append(Placed(text.strip(), matrix[4], matrix[4] + width, matrix[5]))

    page.extract_text(visitor_text=visit)
    return found


@cache
def _widths(font: str) -> Any:
    name = "figtree-semibold" if "semibold" in font.lower() else "figtree-regular"
    read = TTFont(FONTS / f"{name}.ttf")
    letters, metrics, whole = read.getBestCmap(), read["hmtx"], read["head"].unitsPerEm
    return lambda letter: metrics[letters.get(ord(letter), ".notdef")][0] / whole
