"""PDF files beside the pictures. They are stored byte for byte, and only ever sent as downloads."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.shop.base.disk_space import refuse_upload
from app.shop.base.errors import WrongKind
from app.shop.base.images import picture_files
from app.shop.base.images.picture_process import one_at_a_time

HEADER = b"%PDF-"
NO_PDF = "This file is not a PDF"


@contextmanager
def new_document(uploads: Path, raw: bytes) -> Iterator[str]:
    """Write a PDF while the block adds its row, and yield its filename. The file is removed again if the block raises.
    Raises WrongKind, TooLarge or Unavailable.
    """
    if not raw.startswith(HEADER):
        raise WrongKind(NO_PDF)
    with one_at_a_time():
        refuse_upload(uploads)
        filename = picture_files.store_document(uploads, raw)
    try:
        yield filename
    except BaseException:
        picture_files.remove_files(uploads, [filename])
        raise
