"""Manages the trash for the files of deleted pictures and documents. It lies beside the uploads, so that visitors
cannot open the files and a backup includes them.
"""

import json
from collections.abc import Collection, Iterable
from contextlib import suppress
from pathlib import Path

from sqlalchemy import column, select, table
from sqlalchemy.orm import Session

from app.held_files import replace_file
from app.shop.base.images import picture_files
from app.shop.base.images.picture_files import DOCUMENT_END, FILE, remove_files
from app.store.base.images import Image

FOLDER = "deleted"
_DOCUMENTS = table("product_documents", column("filename"))
_DELETIONS = table("deletions", column("files"))
"""By their columns alone: each start reads them, and needs no products."""


def trash_folder(uploads: Path) -> Path:
    """The folder, made when it is first needed."""
    folder = uploads.parent / FOLDER
    folder.mkdir(exist_ok=True)
    return folder


def settle(session: Session, uploads: Path, filenames: Collection[str]) -> None:
    """Move the files of these pictures to the uploads if they are shown, or to the trash, or delete them. Call it after
    the commit, in a write of its own. Work that a power cut interrupts is completed at the next start.
    """
    names = set(filenames)
    shown = names & _shown(session, names)
    stored = names & _files_in_trash(session) - shown
    folder = trash_folder(uploads)
    _move(folder, uploads, shown)
    _move(uploads, folder, stored)
    for place in (uploads, folder):
        remove_files(place, names - shown - stored)


def settle_all(session: Session, uploads: Path) -> None:
    """Settle all files that are in the bin or belong there. Call it at the start, before the listeners open."""
    in_trash = _names(trash_folder(uploads).iterdir())
    settle(session, uploads, in_trash | _files_in_trash(session))


def sweep_orphans(session: Session, uploads: Path) -> int:
    """Remove files without a row, and return their number. A power cut can leave such files. Call it at the start,
    before the listeners open.
    """
    settle_all(session, uploads)
    rows = [*session.scalars(select(Image.filename)), *session.scalars(select(_DOCUMENTS.c.filename))]
    return picture_files.sweep_orphans(uploads, rows)


def _files_in_trash(session: Session) -> set[str]:
    """Return the filenames of all pictures and documents that can be restored."""
    return {name for files in session.scalars(select(_DELETIONS)) for name in json.loads(files)}


def _shown(session: Session, names: Collection[str]) -> set[str]:
    columns = (Image.filename, _DOCUMENTS.c.filename)
    return {name for each in columns for name in session.scalars(select(each).where(each.in_(names)))}


def _names(paths: Iterable[Path]) -> set[str]:
    """Return the filename of each picture, whatever size of it is there, and of each document."""
    return {
        f"{match[1]}{DOCUMENT_END if path.suffix == DOCUMENT_END else '.webp'}"
        for path in paths
        if (match := FILE.fullmatch(path.name))
    }


def _move(source: Path, target: Path, filenames: Collection[str]) -> None:
    """Move every size of these pictures. A file held open on Windows is left to the next start."""
    stems = {Path(filename).stem for filename in filenames}
    paths = source.iterdir() if stems else ()
    for path in list(paths):
        match = FILE.fullmatch(path.name)
        if match and match[1] in stems:
            with suppress(OSError):
                replace_file(path, target / path.name)
