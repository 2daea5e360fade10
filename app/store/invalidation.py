"""Invalidation of cached responses: the write count of each cart and product.

An order changes the stock of a few products. A response made of others stays valid, and in a rush of customers nearly
every open cart is such a response.
"""

import threading
from collections.abc import Iterable

from sqlalchemy.orm import Session

Names = tuple[str, ...]
"""Ids of carts and products."""
LIMIT = 50_000
"""Ids remembered at once. When there are more, all that was ever made counts as old."""
_MARK = "pitlane.changed"

_lock = threading.Lock()
_count = 1
_floor = 1
_last: dict[str, int] = {}


def count() -> int:
    """The writes so far. Read it before the query whose answer you mean to keep."""
    return _count


def is_current(made_from: int, names: Names) -> bool:
    """Return whether none of the ids was written since count `made_from`."""
    untouched = all(_last.get(name, 0) <= made_from for name in names)
    # Read last: the thread that empties the list has raised the floor before.
    return untouched and made_from >= _floor


def mark_changed(session: Session, *names: str) -> None:
    """Say within a write() what it changes; known to others once it is committed."""
    session.info.setdefault(_MARK, set()).update(names)


def take_marks(session: Session) -> set[str]:
    """Return the ids that the session changed, and forget them."""
    marks: set[str] = session.info.pop(_MARK, set())
    return marks


def publish(names: Iterable[str]) -> None:
    """These ids were written just now."""
    global _count, _floor  # noqa: PLW0603 -- one shop in the process
    with _lock:
        _count += 1
        if len(_last) >= LIMIT:
            _floor = _count
            _last.clear()
        _last.update(dict.fromkeys(names, _count))


def publish_everything() -> None:
    """Anything may have been written just now."""
    global _count, _floor  # noqa: PLW0603 -- as above
    with _lock:
        _count += 1
        _floor = _count
        _last.clear()
