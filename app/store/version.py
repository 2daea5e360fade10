"""The version of the catalogue: a number that every write raises, so that cached answers know when they are old."""

import threading
from datetime import UTC, datetime

from app.store import invalidation
from app.store.base import now

NEVER = datetime.max.replace(tzinfo=UTC)

_lock = threading.Lock()
_version = 1
_settings = 1
_outdated_at = NEVER


def current() -> int:
    """The version now. Read it before the query whose answer you mean to keep."""
    if now() >= _outdated_at:
        _let_time_pass()
    return _version


def admin_data_version() -> int:
    """The version of the settings alone: they change rarely, and every request needs them."""
    return _settings


def bump(*, settings: bool = True) -> None:
    """Outdate every answer that was made from an older version.

    `settings` False when no setting can have changed, and nothing that a cart shows but what was `touched`.
    """
    global _version, _settings  # noqa: PLW0603 -- one catalogue in the process
    with _lock:
        _version += 1
        _settings += settings
    if settings:
        invalidation.publish_everything()


def expire_at(moment: datetime) -> None:
    """Outdate every answer at a moment as if something were written then. Call it while making an answer it changes."""
    global _outdated_at  # noqa: PLW0603 -- as above
    with _lock:
        _outdated_at = min(_outdated_at, moment)


def _let_time_pass() -> None:
    """Once for each moment, whoever comes first; answers made from then on name the next."""
    global _version, _outdated_at
    with _lock:
        if now() >= _outdated_at:
            _version, _outdated_at = _version + 1, NEVER
