"""The sample catalogue's rows, without its pictures."""

import json
from collections import defaultdict
from typing import Any

from app.config import sample_folder
from app.shop.system.sample import extras, rows
from app.store.base.images import Image
from app.store.database.sqlite import write


def add_sample() -> None:
    """Write every row of the sample, with one picture for all."""
    with write() as session:
        session.add(Image(filename="a.webp", url="/uploads/a.webp", width=1, height=1))
        session.flush()
        urls: defaultdict[str, str] = defaultdict(lambda: "/uploads/a.webp")
        subcategories = rows.add_categories(session, _read("categories"))
        # No product may have the same picture twice behind its first two.
        products = [entry | {"images": entry["images"][:3]} for entry in _read("products")]
        rows.add_products(session, products, subcategories, rows.add_vehicles(session, _read("vehicles")), urls)
        extras.add_extras(session, products, sample_folder() / "documents", defaultdict(lambda: "a.pdf"))


def _read(name: str) -> list[dict[str, Any]]:
    content: list[dict[str, Any]] = json.loads((sample_folder() / f"{name}.json").read_text(encoding="utf-8"))
    return content
