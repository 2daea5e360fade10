"""The process that makes pictures. It answers one request after another until there are no more."""

import json
import signal
from collections.abc import Callable, Sequence
from typing import IO, Any, BinaryIO

from app.shop.base.errors import TooLarge, WrongKind
from app.shop.base.images.picture_files import Renditions

REFUSALS: dict[str, type[TooLarge | WrongKind]] = {"TooLarge": TooLarge, "WrongKind": WrongKind}
Made = tuple[Renditions, str]
"""The files, and of a logo the ground that suits it."""
Box = Sequence[int]
"""Left, top, width and height in pixels."""


def answer_requests(source: BinaryIO, target: BinaryIO) -> None:
    """Answer each request of the shop. A request is a line of JSON with its kind and size, followed by the bytes of the
    picture.
    """
    # Ctrl+C in a console is meant for the shop, which ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while line := source.readline():
        asked = json.loads(line)
        target.writelines(_answer(asked["kind"], source.read(asked["size"]), asked["box"]))
        target.flush()


def make(kind: str, raw: bytes, box: Box | None = None) -> Made:
    """Return the files that a kind of request makes of a picture. `box` is the part of a photo that is blurred. Raises
    TooLarge or WrongKind.
    """
    return _blurred(raw, box) if box else _MAKERS[kind](raw)


def _answer(kind: str, raw: bytes, box: Box | None) -> list[bytes]:
    try:
        renditions, ground = make(kind, raw, box)
    except (TooLarge, WrongKind) as error:
        return [_line({"refusal": type(error).__name__, "message": error.message})]
    sizes = {end: len(content) for end, content in renditions.files.items()}
    facts = {"width": renditions.width, "height": renditions.height, "widths": renditions.widths, "ground": ground}
    return [_line(facts | {"files": sizes}), *renditions.files.values()]


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content).encode() + b"\n"


def read_answer(source: IO[bytes]) -> Made:
    """Read one answer. Raises TooLarge, WrongKind, or ValueError for bytes that are not an answer."""
    facts = json.loads(source.readline())
    if "refusal" in facts:
        raise REFUSALS[facts["refusal"]](facts["message"])
    files = {end: source.read(size) for end, size in facts["files"].items()}
    if any(len(files[end]) != size for end, size in facts["files"].items()):
        raise ValueError("an answer that is not whole")
    return Renditions(facts["width"], facts["height"], tuple(facts["widths"]), files), facts["ground"]


def _picture(raw: bytes) -> Made:
    # Pillow is loaded here and below: the shop knows this module without it.
    from app.shop.base.images.pictures import read_picture
    from app.shop.base.images.renditions import make_renditions

    return make_renditions(read_picture(raw)), ""


def _tall_cut(raw: bytes) -> Made:
    from app.shop.base.images.pictures import read_picture
    from app.shop.base.images.tall_cut import make_tall_cut

    return make_tall_cut(read_picture(raw)), ""


def _logo(raw: bytes) -> Made:
    from app.shop.base.images.logos import make_logo

    return make_logo(raw)


def _photo(raw: bytes) -> Made:
    from app.shop.base.images.pictures import read_picture
    from app.shop.base.images.renditions import make_photo

    return make_photo(read_picture(raw)), ""


def _official(raw: bytes) -> Made:
    from app.shop.base.images.official_file import check_official_file

    return check_official_file(raw), ""


def _blurred(raw: bytes, box: Box) -> Made:
    from app.shop.base.images.pictures import read_picture
    from app.shop.base.images.pixelation import pixelate
    from app.shop.base.images.renditions import make_photo

    return make_photo(pixelate(read_picture(raw), box)), ""


_MAKERS: dict[str, Callable[[bytes], Made]] = {
    "picture": _picture,
    "tall cut": _tall_cut,
    "logo": _logo,
    "photo": _photo,
    "official": _official,
}
