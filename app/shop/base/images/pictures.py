"""Reads an uploaded picture.

The result is a small upright sRGB picture, or a refusal. Limits are checked before a pixel is decoded, because a file
of half a megabyte can expand to half a gigabyte.
"""

import io
from contextlib import suppress

from PIL import Image, ImageCms, ImageOps

from app.shop.base.errors import TooLarge, WrongKind
from app.shop.base.images.limits import PICTURE_BYTES

PIXEL_LIMITS = {"JPEG": 50_000_000, "MPO": 50_000_000, "PNG": 50_000_000, "WEBP": 25_000_000}
"""WebP is decoded whole at once and needs three times the memory. MPO is a phone's JPEG with a second view in it."""
GREATEST_WIDTH = 1280
GREATEST_HEIGHT = 8192
"""Pixels that a stored picture has at most; WebP could not hold 16,384."""
TOO_MANY_BYTES = "The picture is larger than 10 MB"
TOO_MANY_PIXELS = "The picture has too many pixels: at most 50 megapixels (WebP 25)"
NO_PICTURE = "The file is not a JPEG, PNG or WebP picture"
_COLOUR_SPACES = {"RGB ": ("RGB", "RGBA"), "CMYK": ("CMYK",)}


def read_picture(raw: bytes) -> Image.Image:
    """Return the picture in RGB or RGBA, upright and in sRGB.

    It is at most 1280 pixels wide and 8192 high, without any metadata. Raises TooLarge (more bytes than are accepted)
    or WrongKind (no picture, another kind, too many pixels).
    """
    if len(raw) > PICTURE_BYTES:
        raise TooLarge(TOO_MANY_BYTES)
    try:
        return _read(raw)
    except WrongKind:
        raise
    except Image.DecompressionBombError as error:
        raise WrongKind(TOO_MANY_PIXELS) from error
    except Exception as error:
        # Hostile files make Pillow raise OSError, ValueError, SyntaxError, struct.error and its own bomb errors.
        raise WrongKind(NO_PICTURE) from error


def scale_to_width(picture: Image.Image, width: int) -> Image.Image:
    """The picture at `width` pixels in its own proportions; never enlarged."""
    if picture.width <= width:
        return picture
    height = max(1, round(picture.height * width / picture.width))
    return picture.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)


def _fit(picture: Image.Image) -> Image.Image:
    """Within the greatest width and height that are stored."""
    picture.thumbnail((GREATEST_WIDTH, GREATEST_HEIGHT), Image.Resampling.LANCZOS, reducing_gap=3.0)
    return picture


def _read(raw: bytes) -> Image.Image:
    with Image.open(io.BytesIO(raw), formats=("JPEG", "PNG", "WEBP")) as picture:
        _refuse_giants(picture)
        # JPEG can decode straight to a half, a quarter or an eighth; both sides stay at least this long.
        picture.draft(None, (GREATEST_WIDTH, GREATEST_WIDTH))
        picture.load()
        upright = _fit(_to_eight_bits(_turn(picture)))
        clean = _to_srgb(upright)
    clean.info.clear()
    return clean


def _refuse_giants(picture: Image.Image) -> None:
    pixels = picture.width * picture.height
    if pixels > PIXEL_LIMITS[picture.format or ""]:
        raise WrongKind(TOO_MANY_PIXELS)


def _turn(picture: Image.Image) -> Image.Image:
    """Return the picture turned upright, as its camera was held. If the EXIF data is damaged, the picture is returned
    without turning it.
    """
    with suppress(Exception):
        return ImageOps.exif_transpose(picture)
    return picture


def _to_eight_bits(picture: Image.Image) -> Image.Image:
    """Convert a picture to a mode that scales well, without a palette, single bits or 16-bit greys."""
    if picture.mode.startswith("I"):
        return picture.point(lambda level: level / 256).convert("L")
    if picture.mode in {"RGB", "RGBA", "CMYK", "L"} and "transparency" not in picture.info:
        return picture
    return picture.convert("RGBA" if picture.has_transparency_data else "RGB")


def _to_srgb(picture: Image.Image) -> Image.Image:
    """Convert a picture to sRGB, which browsers assume for a picture without a profile. If the profile is damaged, the
    picture is assumed to be in sRGB.
    """
    transparent = picture.mode == "RGBA"
    with suppress(Exception):
        picture = _apply_profile(picture)
    return picture.convert("RGBA" if transparent else "RGB")


def _apply_profile(picture: Image.Image) -> Image.Image:
    embedded = picture.info.get("icc_profile")
    if not embedded:
        return picture
    profile = ImageCms.ImageCmsProfile(io.BytesIO(embedded))
    if picture.mode not in _COLOUR_SPACES.get(profile.profile.xcolor_space, ()):
        return picture
    mode = "RGBA" if picture.mode == "RGBA" else "RGB"
    srgb = ImageCms.createProfile("sRGB")
    return ImageCms.profileToProfile(picture, profile, srgb, outputMode=mode) or picture
