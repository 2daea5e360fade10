"""Invalidation of cached responses, by the write count of each cart and product. An order changes the stock of only a
few products. Responses made from others remain valid: nearly every open cart in a rush of customers, and every list,
search and page that does not show the sold products.
"""

import threading
from collections.abc import Iterable
from itertools import takewhile

Names = tuple[str, ...]
"""Ids of carts and products."""
LIMIT = 5_000
"""Ids remembered at once, which take a megabyte. When there are more, all that was ever made counts as old."""


class Invalidation:
    """The number of writes in one application so far, and the last write of each id."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._count = 1
        self._floor = 1
        self._forgotten = 0
        self._last: dict[str, int] = {}

    def count(self) -> int:
        """Return the number of writes so far. Read it before the query that provides the data to cache."""
        return self._count

    def is_current(self, made_from: int, names: Names) -> bool:
        """Return whether none of the ids was written since count `made_from`."""
        if made_from == self._count or made_from < self._floor:
            # Nothing was written since, or everything: no id has to be looked at.
            return made_from >= self._floor
        last = self._last
        untouched = all(last.get(name, 0) <= made_from for name in names)
        # Read last: the thread that empties the list has raised the floor before.
        return untouched and made_from >= self._floor

    def changed_since(self, count: int) -> set[str] | None:
        """Return the ids written since a count; None where everything was, or some were forgotten."""
        with self._lock:
            if count < self._forgotten:
                return None
            newest = ((name, last) for name, last in reversed(self._last.items()))
            return {name for name, _last in takewhile(lambda each: each[1] > count, newest)}

    def floor(self) -> int:
        """Return the count of the last write that outdated everything."""
        return self._floor

    def publish(self, names: Iterable[str]) -> None:
        """Count a write of these ids, just committed."""
        with self._lock:
            count = self._count + 1
            if len(self._last) >= LIMIT:
                self._floor = self._forgotten = count
                self._last.clear()
            for name in names:
                # Taken out first, so that the newest are last.
                self._last.pop(name, None)
                self._last[name] = count
            # Written last: who reads the new count without the lock must find the ids with it.
            self._count = count

    def publish_everything(self) -> None:
        """Count a write of anything, just committed."""
        with self._lock:
            # In this order, as above.
            self._floor = self._forgotten = self._count + 1
            self._count = self._floor
