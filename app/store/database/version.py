"""The version of the catalogue.

Each write that changes what visitors see raises it, save carts and the stock of products
(`app.store.database.touched`).
"""

import threading
from datetime import UTC, datetime

from app.store.database.base import now
from app.store.database.invalidation import Invalidation

NEVER = datetime.max.replace(tzinfo=UTC)


class CatalogueVersion:
    """The version of one application's catalogue and settings."""

    def __init__(self, invalidation: Invalidation) -> None:
        self._invalidation = invalidation
        self._lock = threading.Lock()
        self._version = 1
        self._outdated_at = NEVER

    def admin_data_version(self) -> int:
        """Return the version. Read it before the query that provides the data to cache."""
        return self._version

    def bump(self) -> None:
        """Invalidate every cached answer, and everything cached under the version."""
        with self._lock:
            self._version += 1
        self._invalidation.publish_everything()

    def expire_at(self, moment: datetime) -> None:
        """Invalidate every cached answer at a moment, although nothing is written then. Call it while making an answer
        that changes at that moment.
        """
        with self._lock:
            self._outdated_at = min(self._outdated_at, moment)

    def let_time_pass(self) -> None:
        """Invalidate every cached answer if the moment set by `expire_at` has passed. Only the first caller after the
        moment does so.
        """
        if now() < self._outdated_at:
            return
        with self._lock:
            if now() >= self._outdated_at:
                self._outdated_at = NEVER
                self._invalidation.publish_everything()
