"""Initial data of a page is the API's own bytes, sent with it. The first screen therefore needs no request."""

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from flask import Response, current_app, request
from werkzeug.exceptions import NotFound as NoSuchPath

from app.contract.system.sessions import SetupView
from app.shop.base.errors import ShopError
from app.shop.system.access import sessions
from app.store.database.base import db
from app.web.access import listeners
from app.web.api.call import TOTAL
from app.web.cache.responses import CACHE_ENTRY, CacheEntry, Rendered, find_answer
from app.web.pages.page_table import AS_TYPED, PublicPage

NOTHING = b"null"
"""The answer about something that does not exist, so that the page does not ask for it."""
CATEGORIES = "/api/product-categories"
BRANDS = "/api/brands"
PART_SIZE = 60
"""Products that a list of the shop shows at once (ui/src/shared/api/list-part.ts)."""
Row = dict[str, Any]


class InitialData(dict[str, bytes]):
    """API paths that are mapped to their answers, in the order of reading. `names` are the products with stock that the
    answers show.
    """

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()


@dataclass(frozen=True)
class Opened:
    """First answers of a page, and the rows that its URL names. A missing row is None."""

    page: PublicPage
    data: InitialData
    brand: Row | None = None
    model: Row | None = None
    category: Row | None = None
    wants_model: bool = False

    @property
    def path_of_products(self) -> str:
        """The answer with the category's first products."""
        slug = quote(self.category["slug"], safe=AS_TYPED) if self.category else ""
        return f"/api/products?category={slug}&sort=best&limit={PART_SIZE}" if slug else ""

    @property
    def products(self) -> tuple[list[Row], int]:
        """The category's first products, and how many it has."""
        part = json.loads(self.data[self.path_of_products])
        return part["products"], part["total"]


class InitialDataReader:
    """Answers by their paths, each read as if the browser requested it."""

    def __init__(self) -> None:
        self.data = InitialData()
        self.add("/api/settings")

    def add(self, path: str) -> bytes | None:
        """Read and store an answer; None, storing nothing, where refused."""
        found = self._ask(path)
        if found is None:
            return None
        self.data[path] = found.content
        return found.content

    def add_part(self, path: str) -> None:
        """Store a part of a list together with the number of all its rows. The browser's cache holds it in the same
        form.
        """
        found = self._ask(path)
        if found is not None:
            total = found.headers.get(TOTAL, "0").encode()
            self.data[path] = b'{"products":' + found.content + b',"total":' + total + b"}"

    def rows(self, path: str) -> list[Row]:
        """The rows of a list answer; none where the API refuses."""
        rows: list[Row] = json.loads(self.data.get(path) or self.add(path) or b"[]")
        return rows

    def find(self, path: str, wanted: str) -> Row | None:
        """Return the row of a list answer that has `wanted` as its slug or id."""
        return next((row for row in self.rows(path) if wanted and wanted in {row["slug"], row["id"]}), None)

    def _ask(self, path: str) -> Rendered | None:
        cached = find_answer(path)
        if cached is None:
            return self._call(path)
        self.data.names.update(cached.names)
        return Rendered(cached.body.plain.content, cached.headers)

    def _call(self, path: str) -> Rendered | None:
        with current_app.test_request_context(path):
            try:
                # The view is called by itself: the guards ran when the page was requested.
                answer = current_app.ensure_sync(current_app.view_functions[request.endpoint or ""])
                found: Response = answer(**(request.view_args or {}))
            except (ShopError, NoSuchPath, KeyError):
                return None
            entry: CacheEntry | None = request.environ.get(CACHE_ENTRY)
            self.data.names.update(entry.names if entry else ())
            return Rendered(found.get_data(), dict(found.headers))


def page_data(page: PublicPage, **parameters: str) -> InitialDataReader:
    """Read the answers that the table names, null where refused."""
    reader = InitialDataReader()
    for path in page.data_paths(parameters):
        if reader.add(path) is None:
            reader.data[path] = NOTHING
    return reader


def subject(page: PublicPage, data: InitialData, **parameters: str) -> Row | None:
    """Return the row that a page's path names, or None if it is missing. It is the answer to the first of the page's
    data paths.
    """
    found: Row | None = json.loads(data[page.data_paths(parameters)[0]])
    return found


def shop_data(page: PublicPage) -> Opened:
    """Return the shop's first data, with the opened category's products."""
    reader = page_data(page)
    category = reader.find(CATEGORIES, request.args.get("category", ""))
    opened = Opened(page, reader.data, category=category)
    if category:
        reader.add_part(opened.path_of_products)
        reader.add(f"/api/product-subcategories?categoryId={category['id']}")
    return opened


def vehicle_data(page: PublicPage, brand_slug: str, model_slug: str | None) -> Opened:
    """Return a page's first data, with those of a brand or model."""
    reader = page_data(page)
    brand, model = _open_vehicle(reader, brand_slug, model_slug or "")
    return Opened(page, reader.data, brand, model, wants_model=bool(model_slug))


def admin_data() -> InitialData:
    """Return the data of every page; on the admin listener also setup."""
    reader = InitialDataReader()
    if listeners.is_admin_listener(request):
        setup = SetupView(needed=not sessions.is_set_up(db.session()))
        reader.data["/api/admin/setup"] = setup.model_dump_json().encode()
    return reader.data


def _open_vehicle(reader: InitialDataReader, brand_slug: str, model_slug: str) -> tuple[Row | None, Row | None]:
    brand = reader.find(BRANDS, brand_slug)
    if brand is None:
        return None, None
    model = reader.find(f"/api/models?brandId={brand['id']}", model_slug)
    if model:
        reader.add(f"/api/models/{model['id']}/products?universal=1")
    return brand, model
