"""Files for search engines and shopping sites: robots.txt, the sitemap and the product feed."""

import re
from collections.abc import Callable, Iterable
from html import escape
from urllib.parse import quote

from flask import Response, request
from sqlalchemy.orm import Session

from app import practice
from app.shop.base.policies.published import list_current
from app.shop.website import sitemap
from app.shop.website.sitemap import Address
from app.store.database.base import db
from app.store.system.late_tables import loading_tables
from app.web.access import listeners
from app.web.pages.page_table import list_pages
from app.web.pages.pages import show_not_found
from app.web.pages.public_pages import VIEWS

XML = '<?xml version="1.0" encoding="UTF-8"?>'
NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
CLOSED = ("/api/",)
"""Cart and checkout are not among them: who may not read a page cannot read either that it is not to be listed."""
URLS: dict[str, Callable[[Session, str], Iterable[Address]]] = {
    "/": sitemap.list_with_products,
    "/shop": sitemap.list_categories,
    "/by-vehicle": sitemap.list_with_products,
    "/shop/brands/:brand": sitemap.list_brands,
    "/shop/brands/:brand/:model": sitemap.list_models,
    "/shop/:slug": sitemap.list_products,
    "/gallery": sitemap.list_gallery,
}
"""The URLs of the pages that have more than one or change with their rows, from a session and the page's path."""


def show_robots() -> Response:
    """Return robots.txt: the excluded paths and the sitemap's URL."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in CLOSED), f"Sitemap: {_base()}/sitemap.xml", ""]
    return _answer("\n".join(lines), "text/plain; charset=utf-8")


def show_sitemap() -> Response:
    """List the URLs of every public page that may be indexed."""
    base, table, session = _base(), list_pages(), db.session()
    shown = [each for each in VIEWS if not each.of_parts or listeners.current_settings().sells_parts]
    listed = [each for each in shown if each.path in table and table[each.path].indexed]
    pages = [address for each in listed for address in URLS.get(each.path, sitemap.list_path)(session, each.path)]
    pages += [Address(each.path, each.valid_from) for each in list_current(session)]
    urls = (_url(base, address) for address in pages)
    content = f'{XML}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    return _answer(f"{content}{''.join(urls)}</urlset>\n", "application/xml; charset=utf-8")


def show_feed() -> Response:
    """Return the products for shopping sites, as RSS 2.0 with Google's names. The answer is 404 while the owner has not
    switched it on.
    """
    settings = listeners.current_settings()
    if practice.is_on() or not (settings.product_feed and settings.sells_parts):
        return show_not_found()
    # Loaded here: few shops have it switched on.
    with loading_tables():
        from app.shop.website.product_feed import list_items

    base = _base()
    head = [("title", settings.business_name), ("link", base), ("description", settings.tagline)]
    items = (f"<item>{_elements(item)}</item>" for item in list_items(db.session(), settings, base))
    content = f'{XML}\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>{_elements(head)}'
    return _answer(f"{content}{''.join(items)}</channel></rss>\n", "application/xml; charset=utf-8")


def _elements(facts: Iterable[tuple[str, str]]) -> str:
    return "".join(f"<{name}>{_escape(value)}</{name}>" for name, value in facts)


def _escape(text: str) -> str:
    """Return a text for XML 1.0, without the control characters that it does not know."""
    return escape(NOT_IN_XML.sub("", text), quote=False)


def _url(base: str, address: Address) -> str:
    place = escape(base + quote(address.path, safe="/?="))
    changed = f"<lastmod>{address.changed:%Y-%m-%d}</lastmod>" if address.changed else ""
    return f"<url><loc>{place}</loc>{changed}</url>"


def _base() -> str:
    return listeners.site_origin(request)


def _answer(text: str, kind: str) -> Response:
    response = Response(text, content_type=kind)
    response.headers["Cache-Control"] = "no-cache"
    return response
