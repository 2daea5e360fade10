"""Views of the public pages, one for each row of the table."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from werkzeug.wrappers import Response as AnyResponse

from app.shop.base.errors import NotFound
from app.store.database.base import db
from app.store.system.late_tables import late
from app.web.access import listeners
from app.web.pages import head_tags, initial_data
from app.web.pages.assets import files_of
from app.web.pages.gallery import gallery_slots
from app.web.pages.head_tags import Head, page_head
from app.web.pages.look import look_slots
from app.web.pages.page_table import PARAMETER, PublicPage
from app.web.pages.template import Page, hide, make_page, send_page
from app.web.pages.workshop_data import describe_workshop

View = Callable[..., Page | AnyResponse]


@dataclass(frozen=True)
class PageView:
    """The view of a row.

    It is called with the row and the parameters of its path. `preview` is the owner's view of what visitors do not see,
    at the same path with `?preview`. `of_parts` is true of what a shop without parts does not have.
    """

    path: str
    view: View
    preview: Callable[..., AnyResponse] | None = None
    of_parts: bool = False

    @property
    def rule(self) -> str:
        """The path as Flask writes it."""
        return PARAMETER.sub(r"<\1>", self.path)


def plain_page(path: str, title: str, description: str, *, of_parts: bool = False) -> PageView:
    """A page of one URL with a fixed head."""

    def show(page: PublicPage) -> Page:
        head = page_head(page, title, description, path)
        return make_page(head, initial_data.page_data(page).data, file=page.file)

    return PageView(path, show, of_parts=of_parts)


def show_home(page: PublicPage) -> Page:
    """The home page, prerendered whole."""
    settings = listeners.current_settings()
    picture = head_tags.preview()
    head = Head(
        f"{settings.business_name} | {settings.tagline}",
        head_tags.shorten(f"{settings.tagline}. {settings.business_name}, {settings.address}."),
        page.path,
        picture=picture,
        facts=describe_workshop(settings, picture),
        scripts=files_of(page.source),
    )
    data = initial_data.page_data(page).data
    return make_page(head, data, file=page.file, slots=look_slots(json.loads(data["/api/settings"])))


def show_gallery(page: PublicPage) -> Page:
    """The gallery, with its pictures for who runs no scripts."""
    data = initial_data.page_data(page).data
    head = page_head(page, "Gallery", "Our work, before and after, car by car.", page.path)
    slots = gallery_slots(json.loads(data["/api/gallery"]) or [])
    return make_page(head, data, file=page.file, slots=slots)


def show_order(page: PublicPage, order: str) -> AnyResponse:
    """Return a customer's order page, which is made for each request and never cached. Its head contains nothing of the
    order.
    """
    found = initial_data.page_data(page, order=order).data
    head = page_head(page, "Your order", "The status of your order.")
    missing = initial_data.subject(page, found, order=order) is None
    status, file = (404, "order-not-found.html") if missing else (200, page.file)
    # The link to withdraw in the footer of who runs no scripts.
    slots = {} if missing else {"ofOrder": f"?order={escape(order)}"}
    response = hide(send_page(make_page(head, found, status=status, file=file, slots=slots)))
    response.headers["Cache-Control"] = "no-store"
    return response


def show_quote(page: PublicPage, token: str) -> AnyResponse:
    """Return the page of a customer's quote, which their browser reads by itself. The page contains nothing of the
    quote, because a preview of the link in a messenger must not count as seen.
    """
    head = page_head(page, "Your quote", "Our quote, for you to choose from and answer.")
    return _send_private(page, head, lambda: _find_quote(db.session(), token))


def show_job(page: PublicPage, token: str) -> AnyResponse:
    """A customer's job, which their browser reads by itself."""
    head = page_head(page, "Your car", "Follow the work on your car here.")
    return _send_private(page, head, lambda: _find_job(db.session(), token))


def _send_private(page: PublicPage, head: Head, find: Callable[[], object]) -> AnyResponse:
    """Return a page that only its link opens, else 404."""
    try:
        find()
        status = 200
    except NotFound:
        status = 404
    response = hide(send_page(make_page(head, initial_data.page_data(page).data, status=status, file=page.file)))
    response.headers["Cache-Control"] = "no-store"
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


_SHOP = "app.web.pages.shop_pages"
_PRODUCT = "app.web.pages.product_page"
_find_quote = late("app.shop.workshop.quotes.answering", "find_quote")
_find_job = late("app.shop.workshop.jobs.job_links", "find_job")

VIEWS = (
    PageView("/", show_home),
    PageView("/shop", late(_SHOP, "show_shop"), of_parts=True),
    PageView("/by-vehicle", late(_SHOP, "show_vehicles"), of_parts=True),
    PageView("/shop/brands/:brand", late(_SHOP, "show_brand"), of_parts=True),
    PageView("/shop/brands/:brand/:model", late(_SHOP, "show_model"), of_parts=True),
    PageView("/shop/:slug", late(_PRODUCT, "show_product"), late(_PRODUCT, "preview_product"), of_parts=True),
    PageView("/order/:order", show_order),
    PageView("/gallery", show_gallery),
    PageView("/quote/:token", show_quote),
    PageView("/job/:token", show_job),
    plain_page("/search", "Search", "Find parts by name, number or vehicle.", of_parts=True),
    plain_page("/cart", "Cart", "The parts you have chosen.", of_parts=True),
    plain_page("/checkout", "Checkout", "Place your order.", of_parts=True),
    plain_page("/order-lookup", "Find your order", "The link to your order, by e-mail."),
    plain_page("/privacy", "Privacy", "What this shop stores about its visitors and customers, and for how long."),
)
