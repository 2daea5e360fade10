"""The process that draws documents: JSON in, PDF out."""

import json
from typing import Any, BinaryIO

from app.shop.sales.documents.drawing.sheet import draw

LABELS = "labels"


def write_documents(source: BinaryIO, target: BinaryIO) -> None:
    """Write the PDF of one document or of labels, or those of a list of documents. In a list, each PDF is preceded by a
    line with its number of bytes, so that one start of the program is enough for a whole archive.
    """
    given = json.load(source)
    if isinstance(given, dict):
        target.write(_draw_labels(given) if given["kind"] == LABELS else draw(given))
    else:
        for content in given:
            pdf = draw(content)
            target.write(b"%d\n" % len(pdf))
            target.write(pdf)
    target.flush()


def _draw_labels(content: dict[str, Any]) -> bytes:
    # Imported here because documents have no barcodes.
    from app.shop.sales.documents.drawing.labels import draw_labels

    return draw_labels(content)
