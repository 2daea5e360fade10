"""The process that draws documents: JSON in, PDF out."""

import json
from typing import BinaryIO

from app.shop.sales.documents.drawing.sheet import draw


def write_documents(source: BinaryIO, target: BinaryIO) -> None:
    """Write the PDF of one document, or those of a list. In a list, each PDF is preceded by a line with its number of
    bytes, so that one start of the program is enough for a whole archive.
    """
    given = json.load(source)
    if isinstance(given, dict):
        target.write(draw(given))
    else:
        for content in given:
            pdf = draw(content)
            target.write(b"%d\n" % len(pdf))
            target.write(pdf)
    target.flush()
