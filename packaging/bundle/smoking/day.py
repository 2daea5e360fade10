"""A day's work at a shop: visitors, orders, photos, a backup."""

import struct
import zlib
from itertools import cycle, islice
from typing import Any

from smoking.http import Listener

READS, ORDERS, PHOTOS = 3000, 60, 8
PHOTO_SIZE = (4000, 3000)
PAGES = ("/", "/shop", "/by-vehicle", "/cart", "/api/products", "/api/product-categories", "/api/brands")
CUSTOMER = {
    "customerName": "Trial Customer",
    "customerEmail": "trial@example.org",
    "shippingAddress": "12 Trial Road, Galway",
}


def work_a_day(public: Listener, admin: Listener) -> None:
    """Do a day's work; `admin` is signed in.

    Raises ValueError when an answer is an error.
    """
    products: list[dict[str, Any]] = public.get("/api/products")
    for path in islice(cycle(_list_paths(products)), READS):
        _expect_ok(path, *public.ask("GET", path)[:2])
    in_stock = [product["id"] for product in products if product["inventory"] > 1]
    for product in islice(cycle(in_stock), ORDERS):
        _order(public, product)
    for number in range(PHOTOS):
        admin.upload("/api/admin/upload-image", f"photo-{number}.png", _make_photo(number))
    admin.post("/api/admin/backups", {})


def _list_paths(products: list[dict[str, Any]]) -> list[str]:
    pictures = [product["imageUrl"] for product in products if product["imageUrl"]]
    pages = [f"{place}/{product['slug']}" for product in products for place in ("/shop", "/api/products")]
    return [*PAGES, *pages, *pictures]


def _order(public: Listener, product: str) -> None:
    cart = public.post("/api/cart", {})
    public.post(f"/api/cart/{cart['id']}/items", {"productId": product, "quantity": 1})
    public.post("/api/checkout/confirm", CUSTOMER | {"cartId": cart["id"]})


def _expect_ok(path: str, status: int, content: bytes) -> None:
    if status != 200:
        raise ValueError(f"GET {path} answered {status}: {content[:200].decode('utf-8', 'replace')}")


def _make_photo(number: int) -> bytes:
    """Return a PNG as large as a phone's photo.

    Each number has colours of its own.
    """
    width, height = PHOTO_SIZE
    row = b"\0" + bytes((3 * number + at // 16) % 256 for at in range(3 * width))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(row * height, 1)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(map(_chunk, *zip(*parts, strict=True)))


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
