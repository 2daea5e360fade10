"""A4 paper: text, lines and grounds at their places, page after page."""

import io
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from app.shop.sales.documents.drawing.letters import measure_letters, printable, split_letters

PLAIN, STRONG = "figtree-regular", "figtree-semibold"
WIDTH, HEIGHT = A4
LEFT, RIGHT = 54.0, WIDTH - 54.0
TOP, BOTTOM = HEIGHT - 54.0, 84.0
INK, GREY, HAIR = "#16181b", "#5b6169", "#d9dce0"


class Style(NamedTuple):
    """Size in points, font and colour of a text."""

    size: float = 9.5
    font: str = PLAIN
    colour: str = INK


BODY, QUIET, LABEL = Style(), Style(colour=GREY), Style(8, STRONG, GREY)
SMALL, SMALL_QUIET = Style(8.5), Style(8.5, colour=GREY)


class Paper:
    """The pages of a PDF with a cursor `y`, in points from the foot. `continued` draws the head of every further
    page.
    """

    def __init__(self, title: str, author: str, continued: Callable[["Paper"], None]) -> None:
        self._file = io.BytesIO()
        self._canvas: Any = Canvas(self._file, pagesize=A4, invariant=1, lang="en-IE")
        self._continued = continued
        self.foot: Callable[[Paper], None] = lambda _paper: None
        self.pages, self.y = 1, TOP
        self._canvas.setTitle(title)
        self._canvas.setAuthor(author)
        self._canvas.setCreator("Pitlane")

    def write(self, x: float, text: str, style: Style = BODY) -> None:
        """Write a line that begins at `x`."""
        draw_text(self._canvas, x, self.y, text, style)

    def write_to(self, x: float, text: str, style: Style = BODY) -> None:
        """Write a line that ends at `x`."""
        draw_text(self._canvas, x - measure(text, style), self.y, text, style)

    def rule(self, left: float = LEFT, right: float = RIGHT, colour: str = HAIR, thick: float = 0.6) -> None:
        """Draw a line at the cursor."""
        self._canvas.setStrokeColor(HexColor(colour))
        self._canvas.setLineWidth(thick)
        self._canvas.line(left, self.y, right, self.y)

    def block(self, x: float, wide: float, high: float, colour: str) -> None:
        """Fill a rectangle above the cursor."""
        self._canvas.setFillColor(HexColor(colour))
        self._canvas.rect(x, self.y, wide, high, stroke=0, fill=1)

    def picture(self, image: Any, x: float, wide: float, high: float) -> None:
        """Draw a picture above the cursor."""
        self._canvas.drawImage(image, x, self.y, wide, high, mask="auto")

    def squares(self, x: float, size: float, rows: Sequence[Sequence[tuple[int, int]]]) -> None:
        """Fill the squares of a code below the cursor, as one shape. Each row contains the starts and widths of its
        dark squares.
        """
        side, path = size / len(rows), self._canvas.beginPath()
        for number, row in enumerate(rows):
            for place, wide in row:
                path.rect(x + place * side, self.y - (number + 1) * side, wide * side, side)
        self._canvas.setFillColor(HexColor(INK))
        self._canvas.drawPath(path, stroke=0, fill=1)

    def down(self, points: float) -> None:
        """Move the cursor down."""
        self.y -= points

    def keep(self, points: float) -> bool:
        """Start a new page if less room than this is left, and return whether that happened."""
        if self.y - points >= BOTTOM:
            return False
        self._end_page()
        self.pages += 1
        self.y = TOP
        self._continued(self)
        return True

    def close(self) -> bytes:
        """Return the finished PDF."""
        self._end_page()
        self._canvas.save()
        return self._file.getvalue()

    def _end_page(self) -> None:
        self.foot(self)
        self._canvas.showPage()


def wrap(text: str, width: float, style: Style = BODY) -> list[str]:
    """Return the lines of a text; too wide words are parted."""
    lines = [line for each in printable(text, style.font).splitlines() for line in _wrap_line(each, width, style)]
    return lines or [""]


def measure(text: str, style: Style) -> float:
    """Return the width of a text in points."""
    return measure_letters(printable(text, style.font), style.font, style.size)


def draw_text(canvas: Any, x: float, y: float, text: str, style: Style) -> None:
    """Draw a line that begins at a place."""
    for font, part in split_letters(printable(text, style.font), style.font):
        canvas.setFont(font, style.size)
        canvas.setFillColor(HexColor(style.colour))
        canvas.drawString(x, y, part)
        x += measure_letters(part, font, style.size)


def _wrap_line(text: str, width: float, style: Style) -> Iterator[str]:
    line = ""
    for part in (part for word in text.split() for part in _part(word, width, style)):
        longer = f"{line} {part}".strip()
        if line and measure(longer, style) > width:
            yield line
            longer = part
        line = longer
    if line:
        yield line


def _part(word: str, width: float, style: Style) -> Iterator[str]:
    part = ""
    for letter in word:
        if part and measure(part + letter, style) > width:
            yield part
            part = ""
        part += letter
    yield part
