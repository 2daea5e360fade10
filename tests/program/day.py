"""A day's work at a shop: visitors, orders, photos, a backup."""

from itertools import cycle, islice
from pathlib import Path
from typing import Any

from tests.program.http import Listener

READS, ORDERS, PHOTOS = 3000, 60, 8
PHOTO = Path(__file__).with_name("photo.jpg")
PAGES = ("/", "/shop", "/by-vehicle", "/cart", "/api/products", "/api/product-categories", "/api/brands")
CUSTOMER = {
    "customerName": "Trial Customer",
    "customerEmail": "trial@example.org",
    "shippingAddress": "12 Trial Road, Galway",
}


def use_shop(public: Listener) -> None:
    """Read ten pages and order once."""
    products: list[dict[str, Any]] = public.get("/api/products")
    for path in _list_paths(products)[:10]:
        _expect_ok(path, *public.ask("GET", path)[:2])
    _order(public, _list_sold_whole(products)[0])


def work_a_day(public: Listener, admin: Listener) -> None:
    """Do a day's work; `admin` is signed in. Raises ValueError when an answer is an error."""
    products: list[dict[str, Any]] = public.get("/api/products")
    for path in islice(cycle(_list_paths(products)), READS):
        _expect_ok(path, *public.ask("GET", path)[:2])
    in_stock = _list_sold_whole(products)
    for product in islice(cycle(in_stock), ORDERS):
        _order(public, product)
    for number in range(PHOTOS):
        admin.upload("/api/admin/upload-image", f"photo-{number}.jpg", _make_photo(number))
    admin.post("/api/admin/backups", {})


def _list_sold_whole(products: list[dict[str, Any]]) -> list[str]:
    """Return the ids of products in stock that have no options to choose from."""
    return [product["id"] for product in products if product["inventory"] > 1 and not product["optionCount"]]


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
    """Return a phone's photo of 12 megapixels. Each number gives a different file, because a byte follows the
    picture.
    """
    return PHOTO.read_bytes() + bytes([number])
