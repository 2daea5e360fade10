"""Modules of calls: loaded by a start, or by their first request.

A call's module brings its shapes and rules along. All of them are 8 MB and a quarter of a start's work, and no run
needs all: a start loads what customers need, and each other module waits for a request to one of its addresses.
"""

import re
from collections.abc import Iterable
from importlib import import_module

FIRST = (
    "admin", "analytics", "cart", "catalogue", "categories", "checkout", "enquiries", "health", "mails",
    "manufacturers", "online", "orders", "search", "settings", "vehicles",
)  # fmt: skip
"""Modules of app.web.calls that a start loads."""
LATE = {
    "about": "admin/about admin/licences",
    "admin_csv": "admin/export",
    "admin_enquiries": "admin/enquiry-templates admin/inbox contact-inquiries",
    "admin_job_links": "admin/jobs",
    "admin_jobs": "admin/jobs admin/quotes",
    "admin_orders": "admin/orders",
    "admin_quotes": "admin/quotes",
    "admin_withdrawals": "admin/export admin/withdrawals",
    "backups": "admin/backups",
    "calendar": "admin/appointments admin/bays admin/calendar admin/closed-days admin/opening",
    "car_models": "admin/brands admin/models",
    "card_payments": "orders payments",
    "clock": "admin/clock",
    "contacts": "admin/cars admin/contacts",
    "deleted": "admin/deleted",
    "demand": "admin/demand",
    "documents": "admin/documents admin/documents.zip admin/orders orders",
    "drops": "admin/drops",
    "engines": "admin/engines admin/models",
    "first_run": "admin/first-run admin/sample",
    "fitment": "admin/fitment admin/products",
    "fitment_csv": "admin/export admin/import",
    "fitted": "admin/orders",
    "gallery": "admin/gallery gallery",
    "images": "admin/products admin/upload-image admin/uploads",
    "job_cards": "jobs",
    "job_money": "admin/jobs",
    "job_photos": "admin/jobs",
    "job_proofs": "admin/jobs",
    "jobs": "jobs",
    "log": "admin/log",
    "look": "admin/look",
    "notice": "admin/guarantee-notice",
    "part_numbers": "admin/products",
    "payments": "admin/orders",
    "photos": "admin/photos",
    "policies": "admin/policies admin/shop-health policies",
    "price_changes": "admin/products",
    "privacy": "admin/privacy privacy",
    "product_csv": "admin/export admin/import",
    "products": "admin/products",
    "quotes": "quotes",
    "sales": "admin/reports",
    "searches": "admin/search-synonyms admin/searches",
    "second_folder": "admin/backup-folder",
    "services": "admin/service-prices",
    "starter": "admin/starter-services admin/starter-vehicles",
    "statistics": "admin/analytics",
    "stock_history": "admin/products",
    "tax_rates": "admin/tax-rates",
    "this_pc": "admin/this-pc",
    "today": "admin/today",
    "updates": "admin/updates",
    "withdrawals": "withdrawals",
}
"""Modules that wait, with the first words of their addresses behind /api/."""
_FIRST_WORD = re.compile("/api/((?:admin/)?[^/]+)")
_WAITING = {
    word: [name for name, words in LATE.items() if word in words.split()] for word in " ".join(LATE.values()).split()
}


def first_word(path: str) -> str | None:
    """Return `orders` of /api/orders/…, `admin/orders` of /api/admin/orders/…"""
    found = _FIRST_WORD.match(path)
    return found[1] if found else None


def is_late(path: str) -> bool:
    """Return whether modules with calls of this path's first word wait."""
    return first_word(path) in _WAITING


def load_first_calls() -> None:
    """Put the calls that a start loads on the list."""
    _load(FIRST)


def load_late_calls(word: str) -> None:
    """Put the calls whose addresses begin with a word on the list."""
    _load(_WAITING[word])


def load_calls() -> None:
    """Put every call on the list."""
    _load((*FIRST, *LATE))


def _load(names: Iterable[str]) -> None:
    for name in names:
        import_module(f"app.web.calls.{name}")
