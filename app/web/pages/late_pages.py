"""Routes of pages whose modules are loaded by their first request.

They are the files for search engines and shopping sites, and the pages without scripts.
"""

from typing import NamedTuple

from flask import Flask

from app.shop.base.policies.published import FIXED
from app.store.system.late_tables import late


class LatePage(NamedTuple):
    """A route, and the function of a module of this folder that answers it."""

    path: str
    module: str
    view: str
    method: str = "GET"


PAGES = (
    LatePage("/robots.txt", "crawlers", "show_robots"),
    LatePage("/sitemap.xml", "crawlers", "show_sitemap"),
    LatePage("/products.xml", "crawlers", "show_feed"),
    LatePage("/withdraw", "withdraw", "show_form"),
    LatePage("/withdraw", "withdraw", "review", "POST"),
    LatePage("/withdraw/confirm", "withdraw", "confirm", "POST"),
    LatePage("/withdraw/confirm/<token>", "withdraw", "confirm_by_mail"),
    LatePage("/withdraw/received/<token>", "withdraw_receipt", "show_receipt"),
    LatePage("/back-in-stock/<token>", "stock_wait", "show_wait"),
    LatePage("/back-in-stock/<token>", "stock_wait", "answer_wait", "POST"),
    LatePage("/policies/<slug>", "policy_pages", "show_custom"),
)


def init_late_pages(app: Flask) -> None:
    """Route the pages."""
    for page in PAGES:
        view = late(f"{__package__}.{page.module}", page.view)
        app.add_url_rule(page.path, f"{page.module}.{page.view}", view, methods=[page.method])
    policy = late(f"{__package__}.policy_pages", "show_policy")
    for slug in FIXED.values():
        app.add_url_rule(f"/{slug}", f"policy {slug}", policy, defaults={"slug": slug})
