"""Write the PDFs of the sample's products, data/sample/documents, from the texts in `guides.json` beside them:
`.venv/bin/python packaging/bundle/make_sample_documents.py`, after a text was changed.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "data" / "sample" / "documents"
sys.path.insert(0, str(ROOT))

from app.shop.sales.documents.drawing.paper import (  # noqa: E402 -- the program is found by the line above
    BODY,
    GREY,
    INK,
    LEFT,
    RIGHT,
    SMALL_QUIET,
    STRONG,
    TOP,
    Paper,
    Style,
    wrap,
)

ACCENT = "#ff5a1f"
NUMBER_WIDTH = 22.0
LINE = 14.5


def draw_guide(guide: dict[str, Any]) -> bytes:
    """Return one guide as a PDF: a headline, its parts with their lines, and who wrote it."""
    paper = Paper(guide["title"], "Pitlane", lambda _paper: None)
    paper.y = TOP - 16
    paper.write(LEFT, guide["kind"].upper(), Style(8, STRONG, ACCENT))
    paper.down(26)
    paper.write(LEFT, guide["title"], Style(20, STRONG, INK))
    paper.down(20)
    write_lines(paper, LEFT, guide["about"], Style(10, colour=GREY))
    for part in guide["parts"]:
        draw_part(paper, part)
    paper.down(10)
    paper.rule()
    paper.down(16)
    write_lines(paper, LEFT, "A document of the sample catalogue: the part and its figures are invented.", SMALL_QUIET)
    return paper.close()


def draw_part(paper: Paper, part: dict[str, Any]) -> None:
    """Write one part below a line. Its steps are numbered."""
    paper.down(12)
    paper.rule()
    paper.down(22)
    paper.write(LEFT, part["title"], Style(12, STRONG, INK))
    paper.down(20)
    for number, line in enumerate(part["lines"], 1):
        paper.write(LEFT, f"{number}" if part["numbered"] else "–", Style(9.5, STRONG, ACCENT))
        write_lines(paper, LEFT + NUMBER_WIDTH, line, BODY)
        paper.down(4)


def write_lines(paper: Paper, left: float, text: str, style: Style) -> None:
    """Write a text in as many lines as it needs."""
    for line in wrap(text, RIGHT - left, style):
        paper.write(left, line, style)
        paper.down(LINE)


for entry in json.loads((FOLDER / "guides.json").read_text(encoding="utf-8")):
    (FOLDER / entry["file"]).write_bytes(draw_guide(entry))
