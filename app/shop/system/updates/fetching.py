"""Reading a notice or a setup, with limits."""

import errno
import hashlib
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPException, HTTPMessage
from pathlib import Path
from typing import IO
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, HTTPSHandler, Request, build_opener

from app import practice
from app.held_files import remove_file, replace_file
from app.shop.base.errors import Unavailable
from app.shop.system.updates.release import Release, read_notice
from app.shop.system.updates.source import Source
from app.version import VERSION

NOTICE_LIMIT = 64 * 1024
NOTICE_SECONDS, SETUP_SECONDS, READ_SECONDS = 20.0, 60 * 60.0, 15.0
BLOCK = 256 * 1024
TOO_LONG = "The file there is too large"
NOT_WHOLE = "The setup does not match its description. It was deleted, and nothing was changed."

Tell = Callable[[int], object]


class _SafeAlone(HTTPRedirectHandler):
    """Follows a redirect to another https address, and to nothing else."""

    def redirect_request(  # noqa: PLR0917 -- as urllib calls it
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        """Raises HTTPError for any other."""
        if not newurl.startswith("https://"):
            raise HTTPError(newurl, code, "a redirect to an address without https", headers, fp)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def fetch_notice(source: Source, trust: ssl.SSLContext | None = None) -> Release:
    """Return the release that a source describes. Raises Unavailable when the notice cannot be fetched, and Invalid
    when it is not a notice. `trust` is for tests.
    """
    with _plain_words(), closing(_open(source.path, source.url, trust)) as file:
        return read_notice(b"".join(_blocks(file, NOTICE_LIMIT, NOTICE_SECONDS)))


def fetch_setup(
    source: Source, release: Release, folder: Path, tell: Tell = int, trust: ssl.SSLContext | None = None
) -> Path:
    """Fetch a setup into a folder and return its path. The file gets its final name only after its size and digest
    match the release. Raises Unavailable. The number of bytes fetched so far is passed to `tell`.
    """
    setup = release.setup
    part, target = folder / f"{setup.file}.part", folder / setup.file
    path = source.path.with_name(setup.file) if source.path else None
    digest, size = hashlib.sha256(), 0
    try:
        with _plain_words(), closing(_open(path, source.url_of(setup.file), trust)) as file:
            folder.mkdir(parents=True, exist_ok=True)
            with part.open("wb") as written:
                for block in _blocks(file, setup.size, SETUP_SECONDS):
                    digest.update(block)
                    size += written.write(block)
                    tell(size)
        if (size, digest.hexdigest()) != (setup.size, setup.digest):
            raise Unavailable(NOT_WHOLE)
        replace_file(part, target)
    finally:
        remove_file(part)
    return target


def is_described(path: Path, release: Release) -> bool:
    """Return whether a fetched setup is still the described one."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest() == release.setup.digest


def _open(path: Path | None, url: str, trust: ssl.SSLContext | None) -> IO[bytes]:
    if practice.is_on():
        raise Unavailable(f"{practice.NOTHING_LEAVES} Look for updates in the real shop.")
    if path:
        return path.open("rb")
    opener = build_opener(_SafeAlone(), HTTPSHandler(context=trust))
    request = Request(url, headers={"User-Agent": f"Pitlane/{VERSION}"})  # noqa: S310 -- https alone (Source)
    answer: IO[bytes] = opener.open(request, timeout=READ_SECONDS)
    return answer


def _blocks(file: IO[bytes], limit: int, seconds: float) -> Iterator[bytes]:
    """Yield a file's bytes; raises Unavailable beyond `limit` bytes or `seconds`."""
    until, size = time.monotonic() + seconds, 0
    while block := file.read(BLOCK):
        size += len(block)
        if size > limit:
            raise Unavailable(TOO_LONG)
        if time.monotonic() > until:
            raise TimeoutError
        yield block


@contextmanager
def _plain_words() -> Iterator[None]:
    """Turn what may go wrong on the way into one sentence."""
    try:
        yield
    except HTTPError as error:
        with error:
            raise Unavailable(f"The address answers {error.code}. Is it right?") from error
    except URLError as error:
        raise Unavailable(_sentence(error.reason)) from error
    except (OSError, HTTPException) as error:
        raise Unavailable(_sentence(error)) from error


def _sentence(reason: object) -> str:
    if isinstance(reason, OSError) and reason.errno in {errno.ENOSPC, errno.EDQUOT}:
        return "There is not enough space on the disk. Nothing was changed."
    if isinstance(reason, FileNotFoundError):
        return "That folder has no file that describes a version, or its setup is missing."
    if isinstance(reason, ssl.SSLError):
        return "The certificate of the address is not valid, so nothing was downloaded."
    if isinstance(reason, TimeoutError):
        return "The address did not answer in time."
    return "It could not be read. Is this PC connected to the internet, and the folder there?"
