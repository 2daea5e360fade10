"""Makes one picture in the sizes that pages request.

These are WebP and AVIF, 320, 640, 960 and 1280 pixels wide, never enlarged. A preview is added that other sites show
beside a link; it is a JPEG, because not all of them read other formats.
"""

import io

from PIL import Image, ImageOps

from app.shop.base.errors import WrongKind
from app.shop.base.images.picture_files import PHOTO_WIDTH, PREVIEW_END, PREVIEW_SIZE, Renditions
from app.shop.base.images.pictures import NO_PICTURE, scale_to_width

WIDTHS = (320, 640, 960, 1280)
WEBP_QUALITY = 78
AVIF_QUALITY = 50
AVIF_SPEED = 8
"""Three times as quick as speed 6 for 8 % more bytes: an upload is answered within a second."""


PREVIEW_QUALITY = 80
BACKGROUND = "#131518"
"""Colour behind a transparent picture's preview, the same as in the pages."""


def make_renditions(picture: Image.Image) -> Renditions:
    """Return every size of a picture from `read_picture`. Raises WrongKind when it cannot be encoded."""
    widths = (*(width for width in WIDTHS if width < picture.width), picture.width)
    files: dict[str, bytes] = {}
    for width in widths:
        step = scale_to_width(picture, width)
        files[f"-{width}.webp"] = encode(step, "WEBP", quality=WEBP_QUALITY)
        files[f"-{width}.avif"] = encode(step, "AVIF", quality=AVIF_QUALITY, speed=AVIF_SPEED)
    files[".webp"] = files[f"-{picture.width}.webp"]
    files[PREVIEW_END] = encode(_preview_of(picture), "JPEG", quality=PREVIEW_QUALITY, optimize=True)
    return Renditions(picture.width, picture.height, widths, files)


def make_photo(picture: Image.Image) -> Renditions:
    """Return both sizes of a private photo. Raises WrongKind."""
    small = scale_to_width(picture, PHOTO_WIDTH)
    files = {
        f"-{PHOTO_WIDTH}.webp": encode(small, "WEBP", quality=WEBP_QUALITY),
        ".webp": encode(picture, "WEBP", quality=WEBP_QUALITY),
    }
    return Renditions(picture.width, picture.height, (), files)


def _preview_of(picture: Image.Image) -> Image.Image:
    """Its middle in the one shape that every site shows whole."""
    fitted = ImageOps.fit(picture, PREVIEW_SIZE, Image.Resampling.LANCZOS)
    ground = Image.new("RGB", PREVIEW_SIZE, BACKGROUND)
    ground.paste(fitted, mask=fitted if fitted.mode == "RGBA" else None)
    return ground


def encode(picture: Image.Image, kind: str, **options: int) -> bytes:
    """Return the picture encoded as a kind of file, such as "WEBP". Raises WrongKind when it cannot be encoded."""
    encoded = io.BytesIO()
    try:
        picture.save(encoded, kind, **options)
    except (OSError, ValueError) as error:
        # WebP cannot hold very large noise, AVIF not every odd shape.
        raise WrongKind(NO_PICTURE) from error
    return encoded.getvalue()
