"""Classes of tables that are loaded while other threads read."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any

from sqlalchemy.orm import configure_mappers
from sqlalchemy.orm.mapper import _CONFIGURE_MUTEX

from app.store.database.base import Base

NAMED = {
    "catalogue.categories": ("base.images",),
    "catalogue.product_codes": ("catalogue.products",),
    "catalogue.product_documents": ("catalogue.products",),
    "catalogue.product_images": ("base.images", "catalogue.products"),
    "catalogue.products": ("catalogue.categories", "catalogue.product_options"),
    "catalogue.related_products": ("catalogue.products",),
    "catalogue.vehicles": ("catalogue.products",),
    "customers.mails": ("customers.enquiries",),
    "sales.carts": ("base.users", "catalogue.vehicles"),
    "sales.documents": ("sales.orders",),
    "sales.orders": ("sales.carts", "sales.withdrawals"),
    "sales.payments": ("sales.orders",),
    "sales.stock_counts": ("catalogue.product_options",),
    "workshop.jobs": ("customers.contacts", "workshop.calendar"),
}
"""The modules with tables that the tables of a module name and that it does not import, mostly because they import it.
The test of this module says what is missing.
"""


@contextmanager
def loading_tables() -> Iterator[None]:
    """Load classes of tables within this block; no thread sees them before all are complete.

    SQLAlchemy completes new classes at the next query of any thread. One that names a class which is not there yet is
    marked as broken for good, so other threads wait here, by the lock that SQLAlchemy itself takes for that work. Every
    import that may bring tables into a running shop is in such a block: two threads that took this lock and the locks
    of modules in different orders would wait for each other.
    """
    with _CONFIGURE_MUTEX:
        yield
        _complete()
        configure_mappers()


def _complete() -> None:
    """Bring the tables that those loaded so far name. A start needs none but those of settings and the home page."""
    waiting = {mapper.class_.__module__ for mapper in Base.registry.mappers}
    done: set[str] = set()
    while waiting:
        for module in waiting:
            for named in NAMED.get(module.removeprefix("app.store."), ()):
                import_module(f"app.store.{named}")
        done |= waiting
        waiting = {mapper.class_.__module__ for mapper in Base.registry.mappers} - done


@cache
def load_late(module: str) -> Any:
    """Return a module, which the first call loads."""
    with loading_tables():
        return import_module(module)


def find_late(module: str, name: str) -> Any:
    """Return what a module calls by this name. The first call loads it."""
    return getattr(load_late(module), name)


def late(module: str, name: str) -> Callable[..., Any]:
    """Return a function that calls the one of this name in a module, which is loaded by the first call."""

    def call(*given: Any, **named: Any) -> Any:
        return find_late(module, name)(*given, **named)

    call.__name__ = name
    return call
