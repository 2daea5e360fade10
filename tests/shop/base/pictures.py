"""Pictures for tests, made on the spot."""

import io
import struct
import zlib
from typing import Any

from PIL import Image

RED, BLUE = (200, 30, 30), (30, 30, 200)


def encode(picture: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    encoded = io.BytesIO()
    picture.save(encoded, kind, **options)
    return encoded.getvalue()


def make_picture(width: int = 400, height: int = 300, kind: str = "PNG", mode: str = "RGB", **options: Any) -> bytes:
    return encode(Image.new("RGB", (width, height), RED).convert(mode), kind, **options)


def make_phone_photo(width: int = 800, height: int = 600) -> bytes:
    """Return a JPEG that is stored on its side, as a phone stores it. It is blue on the left, which becomes the top
    once it is turned.
    """
    picture = Image.new("RGB", (width, height), RED)
    picture.paste(BLUE, (0, 0, width // 2, height))
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "Secret Phone"
    return encode(picture, "JPEG", exif=exif, quality=95)


def make_png_bomb(width: int, height: int) -> bytes:
    """Return a PNG with a header that promises more pixels than its bytes hold."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"\0" * 64)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
