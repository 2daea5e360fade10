"""The workshop's logo for header, icons, shared links and mails."""

import io

from PIL import Image, ImageStat

from app.shop.base.errors import TooLarge, WrongKind
from app.shop.base.images.limits import LOGO_BYTES
from app.shop.base.images.picture_files import PREVIEW_SIZE, Renditions
from app.shop.base.images.pictures import NO_PICTURE, read_picture
from app.shop.base.images.renditions import encode

SIDE_LIMIT = 4000
TOO_MANY_BYTES = "The logo is larger than 5 MB"
TOO_LARGE = "The logo is more than 4000 pixels wide or high"
NOTHING_SHOWN = "This logo is completely transparent: nothing can be seen"
SVG = "An SVG cannot be used as a logo: please save it as PNG, WebP or JPEG"
GROUNDS = {"dark": "#0b0c0e", "light": "#ffffff"}
HEADER_SIZE = (960, 160)
"""Pixels of the greatest logo: the header's 40, four times for sharp screens."""
MAIL_SIZE = (480, 80)
ICON_SIZE = (192, 192)
ICON_LOGO = (168, 168)
SHARED_LOGO = (760, 320)
DARK_BELOW = 96
"""Mean brightness of 255 below which a transparent logo cannot be seen on the dark ground."""


def make_logo(raw: bytes) -> tuple[Renditions, str]:
    """Return the files of a logo, and the background that suits it. Raises TooLarge or WrongKind."""
    logo = _read(raw)
    files = {
        ".webp": encode(_within(logo, HEADER_SIZE), "WEBP", lossless=True),
        "-mail.png": encode(_within(logo, MAIL_SIZE), "PNG", optimize=True),
    }
    for ground, colour in GROUNDS.items():
        files[f"-icon-{ground}.png"] = encode(_on(colour, logo, ICON_SIZE, ICON_LOGO), "PNG", optimize=True)
        files[f"-share-{ground}.jpg"] = encode(_on(colour, logo, PREVIEW_SIZE, SHARED_LOGO), "JPEG", quality=85)
    shown = _within(logo, HEADER_SIZE)
    return Renditions(shown.width, shown.height, (), files), _ground_of(logo)


def _read(raw: bytes) -> Image.Image:
    """The logo without the transparent margin around it."""
    if len(raw) > LOGO_BYTES:
        raise TooLarge(TOO_MANY_BYTES)
    if b"<svg" in raw[:2048].lower():
        raise WrongKind(SVG)
    _refuse_giants(raw)
    logo = read_picture(raw).convert("RGBA")
    box = logo.getchannel("A").getbbox()
    if box is None:
        raise WrongKind(NOTHING_SHOWN)
    return logo.crop(box)


def _refuse_giants(raw: bytes) -> None:
    """Look at the sides before a pixel is decoded."""
    try:
        with Image.open(io.BytesIO(raw), formats=("JPEG", "PNG", "WEBP")) as picture:
            longest = max(picture.size)
    except Exception as error:
        # As in `read_picture`: hostile files make Pillow raise anything.
        raise WrongKind(NO_PICTURE) from error
    if longest > SIDE_LIMIT:
        raise WrongKind(TOO_LARGE)


def _within(logo: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A copy that fits into a size, never enlarged."""
    shown = logo.copy()
    shown.thumbnail(size, Image.Resampling.LANCZOS)
    return shown


def _on(colour: str, logo: Image.Image, size: tuple[int, int], most: tuple[int, int]) -> Image.Image:
    """The logo in the middle of a ground."""
    ground = Image.new("RGB", size, colour)
    shown = _enlarged(logo, most)
    ground.paste(shown, ((size[0] - shown.width) // 2, (size[1] - shown.height) // 2), shown)
    return ground


def _enlarged(logo: Image.Image, most: tuple[int, int]) -> Image.Image:
    """As large as fits, a small one at most doubled."""
    scale = min(most[0] / logo.width, most[1] / logo.height, 2.0)
    size = (max(1, round(logo.width * scale)), max(1, round(logo.height * scale)))
    return logo.resize(size, Image.Resampling.LANCZOS)


def _ground_of(logo: Image.Image) -> str:
    """Return "light" for a dark logo on nothing, else "dark"."""
    alpha = logo.getchannel("A")
    brightness = ImageStat.Stat(logo.convert("L"), alpha).mean[0]
    is_transparent = any(alpha.histogram()[:128])
    return "light" if is_transparent and brightness < DARK_BELOW else "dark"
