"""Real ids for generated cases. A call with an unknown id is refused at once, so half of the cases get real ids."""

import random
from collections.abc import Callable
from typing import Any

from tests.shop.base.pictures import make_picture

Ask = Callable[..., tuple[int, Any]]

LISTS = {
    "productId": ("/api/admin/products", "id"),
    "slug": ("/api/admin/products", "slug"),
    "brandId": ("/api/brands", "id"),
    "modelId": ("/api/models", "id"),
    "categoryId": ("/api/product-categories", "id"),
    "subcategoryId": ("/api/product-subcategories", "id"),
    "category": ("/api/product-categories", "name"),
    "inquiryId": ("/api/contact-inquiries", "id"),
    "deletionId": ("/api/admin/deleted", "id"),
    "filename": ("/api/admin/uploads", "filename"),
    "imageUrl": ("/api/admin/uploads", "url"),
    "name": ("/api/admin/backups", "name"),
}
NOUNS = {
    "brands": "brandId",
    "models": "modelId",
    "product-categories": "categoryId",
    "product-subcategories": "subcategoryId",
}
"""Kind of the rows of `ids`, by the part of the path before the call's own; products otherwise."""
FEWEST = 3
PERSON = {"customerName": "Ann Byrne", "customerEmail": "ann@example.ie", "customerPhone": "0851234567"}


class Rows:
    """The ids of a shop by the calls' names for them."""

    def __init__(self, ask: Ask, chance: random.Random) -> None:
        self._ask = ask
        self._chance = chance
        self._known: dict[str, list[str]] = {}

    def read(self) -> None:
        """Make new rows, and read every id again. The rows are a cart, an order, an enquiry and an upload."""
        self._stock_up()
        for name, (path, field) in LISTS.items():
            _status, rows = self._ask("GET", path)
            self._known[name] = [row[field] for row in rows]
        self._known["cartId"], self._known["itemId"] = [], []
        orders = [self._shop(number) for number in range(3)]
        self._known["orderId"] = [each for each in orders if each]
        self._ask("POST", "/api/contact", {"name": "Ann Byrne", "email": "ann@example.ie", "message": "Are you open?"})
        _status, mails = self._ask("GET", "/api/admin/mails")
        self._known["mailId"] = [mail["id"] for mail in mails["mails"]]

    def _stock_up(self) -> None:
        """Fill the catalogue again if it has too few products. This adds two brands with a model each, two categories
        with a subcategory each, and products.
        """
        if len(self._ask("GET", "/api/admin/products")[1]) >= FEWEST:
            return
        for _ in range(2):
            name = f"{self._chance.getrandbits(40):x}"
            _status, brand = self._ask("POST", "/api/admin/brands", {"name": name})
            self._ask("POST", "/api/admin/models", {"name": name, "brandId": brand["id"]})
            _status, category = self._ask("POST", "/api/admin/product-categories", {"name": name})
            self._ask("POST", "/api/admin/product-subcategories", {"name": name, "categoryId": category["id"]})
            for number in range(FEWEST):
                sold = {
                    "name": "Exhaust",
                    "slug": f"{name}-{number}",
                    "description": "For the fuzzing.",
                    "inventory": 99,
                }
                self._ask("POST", "/api/admin/products", sold | {"price": "49.99", "category": name})

    def put_into(self, case: Any) -> None:
        """Real ids in the path and the body of a case, sometimes."""
        for name in case.path_parameters or {}:
            if self._chance.random() < 0.5 and self._known.get(name):
                case.path_parameters[name] = self._chance.choice(self._known[name])
        if isinstance(case.body, dict):
            case.body = {key: self._filled(case.path, key, value) for key, value in case.body.items()}

    def _filled(self, path: str, name: str, value: Any) -> Any:
        if self._chance.random() < 0.5:
            return value
        if isinstance(value, list) and name.lower().endswith("ids"):
            noun = NOUNS.get(path.split("/")[-2], "productId") if name == "ids" else f"{name[:-1]}"
            return self._chance.sample(self._known.get(noun, []), k=min(2, len(self._known.get(noun, []))))
        if name == "image" and isinstance(value, bytes):
            return make_picture(40, 30, kind=self._chance.choice(("JPEG", "PNG", "WEBP")))
        known = self._known.get("imageUrl" if name.startswith("imageUrl") else name, [])
        return self._chance.choice(known) if known and isinstance(value, str) and name != "name" else value

    def _shop(self, number: int) -> str | None:
        """Fill a cart, and order it unless `number` is 0. Returns the order's id, or None without an order."""
        _status, cart = self._ask("POST", "/api/cart", {})
        product = self._chance.choice(self._known["productId"] or [cart["id"]])
        status, item = self._ask("POST", f"/api/cart/{cart['id']}/items", {"productId": product})
        self._known["cartId"].append(cart["id"])
        if status != 201:
            return None
        self._known["itemId"].append(item["id"])
        if number == 0:
            return None
        body = PERSON | {"cartId": cart["id"], "shippingAddress": "1 High Street, Kilkenny"}
        status, answer = self._ask("POST", "/api/checkout/confirm", body)
        return str(answer["orderId"]) if status == 201 else None
