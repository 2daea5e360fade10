"""The hero picture's cut for a phone held upright."""

from PIL import Image

from app.shop.base.images.picture_files import Renditions
from app.shop.base.images.renditions import make_renditions

SHAPE = 0.9
"""Width of the cut by its height; then ink follows down to the last line, as below the site's own picture."""
WHOLE = 0.558
INK = "#0b0c0e"
WIDEST = 720


def make_tall_cut(picture: Image.Image) -> Renditions:
    """The middle of a picture, in the shape of an upright phone."""
    width = min(picture.width, round(picture.height * SHAPE))
    left = (picture.width - width) // 2
    cut = picture.convert("RGB").crop((left, 0, left + width, min(picture.height, round(width / SHAPE))))
    whole = Image.new("RGB", (width, round(width / WHOLE)), INK)
    whole.paste(cut, (0, 0))
    if width > WIDEST:
        whole = whole.resize((WIDEST, round(WIDEST / WHOLE)), Image.Resampling.LANCZOS)
    return make_renditions(whole)
