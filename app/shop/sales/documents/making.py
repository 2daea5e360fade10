"""Has documents drawn as PDF by a separate process. A document is stored before it is drawn, so a failed drawing is
repeated the next time the PDF is requested.
"""

import json
import logging
import subprocess
import threading
from collections.abc import Mapping, Sequence
from typing import Any

from app.data_folder import child_environment, own_command
from app.shop.base.errors import Unavailable

log = logging.getLogger(__name__)

COMMAND = "make-document"
SECONDS = 10
NOT_MADE = "The PDF could not be made just now. The document is stored and keeps its number: please try again."
PDF, END = b"%PDF-", b"%%EOF"
Content = Mapping[str, Any]
_turn = threading.Lock()
"""One process at a time: each takes as much memory as a third of the server."""


def make_pdf(content: Content) -> bytes:
    """Return a document as PDF. Raises Unavailable."""
    return _checked(_run(content))


def make_pdfs(contents: Sequence[Content]) -> list[bytes]:
    """Return the PDFs of several documents, made by one start of the program. Raises Unavailable."""
    if not contents:
        return []
    made, rest = [], _run(contents)
    while rest:
        size, _, rest = rest.partition(b"\n")
        length = int(size) if size.isdigit() else 0
        made.append(_checked(rest[:length]))
        rest = rest[length:]
    if len(made) != len(contents):
        raise Unavailable(NOT_MADE)
    return made


def is_whole(pdf: bytes) -> bool:
    """Return whether these bytes are a whole PDF."""
    return pdf.startswith(PDF) and pdf.rstrip().endswith(END)


def _checked(pdf: bytes) -> bytes:
    if not is_whole(pdf):
        raise Unavailable(NOT_MADE)
    return pdf


def _run(given: Content | Sequence[Content]) -> bytes:
    if not _turn.acquire(timeout=SECONDS):
        raise Unavailable(NOT_MADE)
    try:
        done = subprocess.run(  # noqa: S603 -- our own program, the content on its standard input
            own_command(COMMAND),
            input=json.dumps(given).encode(),
            capture_output=True,
            timeout=SECONDS,
            check=True,
            env=child_environment(),
        )
    except (OSError, subprocess.SubprocessError) as error:
        log.warning("a document was not drawn: %s", type(error).__name__)
        raise Unavailable(NOT_MADE) from error
    finally:
        _turn.release()
    return done.stdout
