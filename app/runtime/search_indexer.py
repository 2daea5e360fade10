"""Worker that rebuilds the search index for rows that another program wrote. After an upgrade it indexes every product;
after an import of thousands, those that the import did not index itself. It does some at a time so that nobody
waits, and until then the old index rows are used.
"""

import logging

from flask import Flask

from app.periodic_worker import PeriodicWorker
from app.store.database.base import db
from app.store.database.search_index import (
    CACHE_PAGES,
    LARGE_CACHE,
    IndexBacklog,
    index_products,
    list_due,
    resize_cache,
)
from app.store.database.sqlite import quiet, write
from app.store.database.state import state_of
from app.store.database.writer import driver_of

log = logging.getLogger(__name__)

HOUR = 60 * 60.0
SOME = 100
"""Products written in one turn: some 20 ms."""


class SearchIndexer(PeriodicWorker):
    """Writes the due index rows: at the start, hourly, and when woken."""

    def __init__(self, app: Flask) -> None:
        super().__init__("search index", HOUR, self._index_due)
        self._app = app
        state_of(app).of(IndexBacklog).wake = self.wake

    def _index_due(self) -> None:
        with self._app.app_context():
            due = _list_due()
            if not due:
                return
            _resize_cache(LARGE_CACHE)
            try:
                self._index(due)
            finally:
                _resize_cache(CACHE_PAGES)

    def _index(self, due: list[str]) -> None:
        for start in range(0, len(due), SOME):
            if self._stopping.is_set():
                return
            with write() as session:
                index_products(driver_of(session.connection()), due[start : start + SOME])
        state_of(self._app).version.bump()
        log.info("wrote %s products into the search index", len(due))


def _resize_cache(size: int) -> None:
    """Give the writer another cache, between its turns."""
    with quiet() as connection:
        resize_cache(connection, size)


def _list_due() -> list[str]:
    try:
        return list_due(driver_of(db.session.connection()))
    finally:
        db.session.remove()
