"""Checks of an official picture, of which no byte may change."""

import io

from PIL import Image

from app.shop.base.errors import TooLarge, WrongKind
from app.shop.base.images.limits import OFFICIAL_BYTES
from app.shop.base.images.picture_files import Renditions
from app.shop.base.images.pictures import NO_PICTURE, read_picture

TOO_MANY_BYTES = "The file is larger than 5 MB"
SVG = "An SVG may contain programs and is not accepted: please use the official PNG, JPEG or WebP"
EXTENSIONS = {"PNG": ".png", "JPEG": ".jpg", "MPO": ".jpg", "WEBP": ".webp"}


def check_official_file(raw: bytes) -> Renditions:
    """Return the picture as a single unchanged file, after decoding it fully. Raises TooLarge or WrongKind."""
    if len(raw) > OFFICIAL_BYTES:
        raise TooLarge(TOO_MANY_BYTES)
    if b"<svg" in raw[:2048].lower():
        raise WrongKind(SVG)
    upright = read_picture(raw)
    try:
        with Image.open(io.BytesIO(raw), formats=("JPEG", "PNG", "WEBP")) as picture:
            return Renditions(upright.width, upright.height, (), {EXTENSIONS[picture.format or ""]: raw})
    except OSError as error:
        raise WrongKind(NO_PICTURE) from error
