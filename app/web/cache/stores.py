"""Caches in memory: bounded in bytes, oldest evicted first, thread-safe."""

import threading
from operator import itemgetter
from typing import Generic, TypeVar

from cachetools import FIFOCache

from app.store.invalidation import Invalidation, Names
from app.store.version import CatalogueVersion

BYTES = 16 * 1024 * 1024
"""Value on a cache at once; the oldest go first, so that odd addresses cannot fill the memory."""

Value = TypeVar("Value")


class Bounded(FIFOCache[object, tuple[Value, int]]):
    """Values with their bytes, together no larger than a limit. Written under a lock, read without one."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit, getsizeof=itemgetter(1))

    def find(self, key: object) -> Value | None:
        """Return the cached value, or None. The cache's own `get` looks twice, and between may find it evicted."""
        try:
            return self[key][0]
        except KeyError:
            return None

    def put(self, key: object, value: Value, size: int) -> None:
        """Keep a value of `size` bytes, but not one that is larger than the limit."""
        if size <= self.maxsize:
            self[key] = (value, size)


class VersionedCache(Generic[Value]):
    """Things of the catalogue's present version by their keys; a newer version empties it."""

    def __init__(self, version: CatalogueVersion, limit: int = BYTES) -> None:
        self._limit = limit
        self._things: Bounded[Value] = Bounded(limit)
        self._source = version
        self._version = 0
        self._lock = threading.Lock()

    def find(self, key: object) -> Value | None:
        """Return the cached value if nothing has been written since, or None."""
        things = self._things
        return things.find(key) if self._version == self._source.current() else None

    def put(self, key: object, thing: Value, size: int, made_from: int) -> None:
        """Keep a thing of `size` bytes that was made from a version, unless that one is old already."""
        with self._lock:
            if made_from != self._source.current():
                return
            if self._version != made_from:
                self._things, self._version = Bounded(self._limit), made_from
            self._things.put(key, thing, size)


class DependencyCache(Generic[Value]):
    """Things made of a cart and of the products in it; each is old once one of those was written."""

    def __init__(self, invalidation: Invalidation, limit: int = BYTES) -> None:
        self._source = invalidation
        self._things: Bounded[tuple[Value, int, Names]] = Bounded(limit)
        self._lock = threading.Lock()

    def find(self, key: object) -> Value | None:
        """Return the cached value if no dependency has been written since."""
        found = self._things.find(key)
        return found[0] if found and self._source.is_current(found[1], found[2]) else None

    def put(self, key: object, thing: Value, size: int, made_from: int, names: Names) -> None:
        """Keep a thing of `size` bytes, made at a count of writes of what `names` are the ids of."""
        with self._lock:
            self._things.put(key, (thing, made_from, names), size)
