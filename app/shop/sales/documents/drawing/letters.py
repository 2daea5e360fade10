"""Fonts of the documents. Letters that Figtree lacks are drawn with Inter, which is read at the first of them."""

from itertools import groupby
from pathlib import Path
from typing import Any
from unicodedata import category, normalize

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

FONTS = Path(__file__).resolve().parents[1] / "fonts"
OTHERS = {"figtree-regular": "inter-regular", "figtree-semibold": "inter-semibold"}
"""The fonts with Greek and Cyrillic letters, by those that lack them."""
SYMBOLS = frozenset({"So", "Sk", "Cf", "Mn", "Me"})
"""Unicode's categories of pictures such as emoji, and of the marks that change them."""


def printable(text: str, font: str) -> str:
    """Return a text without the emoji that no font has. An empty box would be printed for each."""
    return "".join(each for each in normalize("NFC", text) if _is_printable(each, font))


def measure_letters(text: str, font: str, size: float) -> float:
    """Return the width of a printable text in points."""
    return sum(float(pdfmetrics.stringWidth(part, name, size)) for name, part in split_letters(text, font))


def _is_printable(letter: str, font: str) -> bool:
    kind = category(letter)
    if ord(letter) in _glyphs(font) or kind not in SYMBOLS:
        return True
    # A mark is not drawn: it would stand beside its letter, as nothing here places it.
    return kind in {"So", "Sk"} and ord(letter) in _glyphs(OTHERS[font])


def split_letters(text: str, font: str) -> list[tuple[str, str]]:
    """Return the parts of a text, each with the font that has its letters. A letter that no font has is left to the
    first, whose box is printed for it.
    """
    own = _glyphs(font)
    if all(ord(each) in own for each in text):
        return [(font, text)]
    other = _glyphs(OTHERS[font])

    def choose(letter: str) -> str:
        return OTHERS[font] if ord(letter) not in own and ord(letter) in other else font

    return [(name, "".join(part)) for name, part in groupby(text, choose)]


def _glyphs(font: str) -> Any:
    """Return the letters that a font has. A font is read once a process."""
    if font not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(font, str(FONTS / f"{font}.ttf")))
    return pdfmetrics.getFont(font).face.charToGlyph
