"""Making a part of a picture unreadable, such as a number plate."""

from collections.abc import Sequence

from PIL import Image

BLOCKS = 6
"""Blocks along the longer side of a part: seven letters of a plate come to less than a block each."""
LEAST_BLOCK = 12
"""Pixels of a block at least: a small part of a photo shows nothing at all."""


def pixelate(picture: Image.Image, box: Sequence[int]) -> Image.Image:
    """Return the picture with one part of it in coarse blocks. `box` contains the left, top, width and height of that
    part, which lies within the picture.
    """
    left, top, width, height = box
    area = (left, top, left + width, top + height)
    block = max(LEAST_BLOCK, -(-max(width, height) // BLOCKS))
    coarse = picture.crop(area).resize((-(-width // block), -(-height // block)), Image.Resampling.BOX)
    picture.paste(coarse.resize((width, height), Image.Resampling.NEAREST), area)
    return picture
