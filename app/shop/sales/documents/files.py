"""Manages the PDFs of documents in the data folder.

A file is made when it is first requested, and again from the stored content if it is missing or damaged. Without room
on the disk it is sent but not stored.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from app.held_files import replace_file
from app.shop.sales.documents.logos import Drawable
from app.shop.sales.documents.making import is_whole, make_pdf, make_pdfs

log = logging.getLogger(__name__)

FOLDER = "documents"


def read_pdf(data_dir: Path, document: Drawable) -> bytes:
    """Return a document's PDF. Raises Unavailable."""
    path = _path_of(data_dir, document)
    stored = _read_stored(path)
    if stored is not None:
        return stored
    pdf = make_pdf(document.content)
    _store(path, pdf)
    return pdf


def read_pdfs(data_dir: Path, documents: Sequence[Drawable]) -> list[bytes]:
    """Return several PDFs in order. Raises Unavailable."""
    stored = {each.id: _read_stored(_path_of(data_dir, each)) for each in documents}
    missing = [each for each in documents if stored[each.id] is None]
    made = dict(zip((each.id for each in missing), make_pdfs([each.content for each in missing]), strict=True))
    for each in missing:
        _store(_path_of(data_dir, each), made[each.id])
    return [stored[each.id] or made[each.id] for each in documents]


def remove_pdf(data_dir: Path, document_id: str) -> None:
    """Remove the stored PDF of a document."""
    (data_dir / FOLDER / f"{document_id}.pdf").unlink(missing_ok=True)


def _path_of(data_dir: Path, document: Drawable) -> Path:
    return data_dir / FOLDER / f"{document.id}.pdf"


def _read_stored(path: Path) -> bytes | None:
    """None for a file that is missing, or not whole."""
    try:
        pdf = path.read_bytes()
    except OSError:
        return None
    return pdf if is_whole(pdf) else None


def _store(path: Path, pdf: bytes) -> None:
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(exist_ok=True)
        part.write_bytes(pdf)
        replace_file(part, path)
    except OSError as error:
        log.warning("a document's PDF was not stored: %s", type(error).__name__)
        with suppress(OSError):
            part.unlink(missing_ok=True)
