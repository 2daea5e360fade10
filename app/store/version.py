"""The version of the catalogue: a number that every write raises, so that cached answers know when they are old."""

import threading
from datetime import UTC, datetime

from app.store.base import now
from app.store.invalidation import Invalidation

NEVER = datetime.max.replace(tzinfo=UTC)


class CatalogueVersion:
    """The version of one application's catalogue, and that of its settings."""

    def __init__(self, invalidation: Invalidation) -> None:
        self._invalidation = invalidation
        self._lock = threading.Lock()
        self._version = 1
        self._settings = 1
        self._outdated_at = NEVER

    def current(self) -> int:
        """Return the version now. Read it before the query whose answer you mean to cache."""
        if now() >= self._outdated_at:
            self._let_time_pass()
        return self._version

    def admin_data_version(self) -> int:
        """Return the version of the settings alone: they change rarely, and every request needs them."""
        return self._settings

    def bump(self, *, settings: bool = True) -> None:
        """Outdate every answer that was made from an older version.

        `settings` False when no setting can have changed, and nothing that a cart shows but what was marked as changed.
        """
        with self._lock:
            self._version += 1
            self._settings += settings
        if settings:
            self._invalidation.publish_everything()

    def expire_at(self, moment: datetime) -> None:
        """Outdate every answer at a moment as if something were written then.

        Call it while making an answer that changes at that moment.
        """
        with self._lock:
            self._outdated_at = min(self._outdated_at, moment)

    def _let_time_pass(self) -> None:
        """Once for each moment, whoever comes first; answers made from then on name the next."""
        with self._lock:
            if now() >= self._outdated_at:
                self._version, self._outdated_at = self._version + 1, NEVER
