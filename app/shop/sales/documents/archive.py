"""Streams the documents of a period as one zip. Neither the file nor a list of all PDFs is ever in memory: they are
made and sent a few at a time.
"""

import io
import zipfile
from collections.abc import Iterator, Sequence
from datetime import UTC
from pathlib import Path

from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from app.shop.sales.documents.files import read_pdfs
from app.shop.sales.documents.logos import list_drawables
from app.store.sales.documents import Document

TOGETHER = 20
"""Documents of one start of the child."""

Moment = tuple[int, int, int, int, int, int]


class _Stream(io.RawIOBase):
    """A file that is written once and read as it grows."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]  # zipfile writes bytes alone
        self._waiting += data
        return len(data)

    def take(self) -> bytes:
        taken, self._waiting = bytes(self._waiting), bytearray()
        return taken


def zip_documents(engine: Engine, data_dir: Path, ids: Sequence[str]) -> Iterator[bytes]:
    """Return the zip of these documents in parts. Raises Unavailable; if parts of it have already been sent, this
    breaks off the download.
    """
    stream = _Stream()
    with zipfile.ZipFile(stream, "w") as archive:
        for start in range(0, len(ids), TOGETHER):
            for name, moment, pdf in _read(engine, data_dir, ids[start : start + TOGETHER]):
                archive.writestr(zipfile.ZipInfo(name, moment), pdf)
            yield stream.take()
    yield stream.take()


def _read(engine: Engine, data_dir: Path, ids: Sequence[str]) -> list[tuple[str, Moment, bytes]]:
    # A session of its own, and short: the download lasts as long as its reader likes.
    with Session(engine) as session:
        found = {each.id: each for each in session.scalars(select(Document).where(Document.id.in_(ids)))}
        documents = [found[each] for each in ids if each in found]
        drawables = list_drawables(session, documents)
        session.expunge_all()
    pdfs = read_pdfs(data_dir, drawables)
    return [(_name(each), _moment(each), pdf) for each, pdf in zip(documents, pdfs, strict=True)]


def _name(document: Document) -> str:
    return document.file or f"{document.id}.pdf"


def _moment(document: Document) -> Moment:
    at = document.issued_at.astimezone(UTC)
    return at.year, at.month, at.day, at.hour, at.minute, at.second
