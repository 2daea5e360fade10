"""Caches in memory: bounded in bytes, oldest evicted first, thread-safe."""

import threading
from dataclasses import dataclass
from operator import itemgetter
from typing import Generic, TypeVar

from cachetools import FIFOCache

from app.store.database.invalidation import Names
from app.store.database.state import State
from app.store.database.touched import SOLD_OUT

BYTES = 16 * 1024 * 1024
"""Value on a cache at once; the oldest go first, so that odd addresses cannot fill the memory."""
NAME_BYTES = 100
"""Of each name that a cached thing is made of."""

Value = TypeVar("Value")


class Bounded(FIFOCache[object, tuple[Value, int]]):
    """Values that are stored with their size in bytes, up to a common limit. They are written under a lock and read
    without one.
    """

    def __init__(self, limit: int) -> None:
        super().__init__(limit, getsizeof=itemgetter(1))

    def find(self, key: object) -> Value | None:
        """Return the cached value, or None. The cache's own `get` does two look-ups, and the value may be evicted
        between them.
        """
        try:
            return self[key][0]
        except KeyError:
            return None

    def put(self, key: object, value: Value, size: int) -> None:
        """Cache a value of `size` bytes. A value larger than the limit is not cached."""
        if size <= self.maxsize:
            self[key] = (value, size)


@dataclass(slots=True)
class VersionedEntry(Generic[Value]):
    """A cached thing that holds the count of writes at which it was last known to be current."""

    thing: Value
    made_from: int
    names: Names


class DependencyCache(Generic[Value]):
    """Cache of things that are made from carts and products. A thing is outdated once one of its rows was written, or
    once everything was.
    """

    def __init__(self, state: State, limit: int = BYTES) -> None:
        self._limit = limit
        self._source = state.invalidation
        self._version = state.version
        self._things: Bounded[VersionedEntry[Value]] = Bounded(limit)
        self._floor = 0
        self._lock = threading.Lock()

    def find(self, key: object) -> Value | None:
        """Return the cached value if no dependency has been written since."""
        entry = self._things.find(key)
        if entry is None:
            return None
        self._version.let_time_pass()
        # Read before the dependencies: a write after it is looked at the next time.
        count = self._source.count()
        if entry.made_from != count:
            if not self._source.is_current(entry.made_from, entry.names):
                return None
            entry.made_from = count
        return entry.thing

    def find_sold(self, key: object) -> Value | None:
        """Return the cached value if nothing but sales outdated it, by which no part was sold out or came back."""
        entry = self._things.find(key)
        return entry.thing if entry and self._source.is_current(entry.made_from, (SOLD_OUT,)) else None

    def put(self, key: object, thing: Value, size: int, made_from: int, names: Names) -> None:
        """Cache a thing of `size` bytes that was made at a count of writes. `names` are the ids of the rows that it was
        made from.
        """
        with self._lock:
            if not self._source.is_current(made_from, names):
                return
            if self._floor != self._source.floor():
                self._things, self._floor = Bounded(self._limit), self._source.floor()
            self._things.put(key, VersionedEntry(thing, made_from, names), size + NAME_BYTES * len(names))
