"""Caches in memory: bounded in bytes, oldest evicted first, thread-safe."""

import threading
from typing import Generic, TypeVar

from app.store.invalidation import Invalidation, Names
from app.store.version import CatalogueVersion

BYTES = 16 * 1024 * 1024
"""Value on a cache at once; the oldest go first, so that odd addresses cannot fill the memory."""

Value = TypeVar("Value")


class Bounded(Generic[Value]):
    """Things by their keys, together no larger than a limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._things: dict[object, tuple[Value, int]] = {}
        self._free = limit

    def get(self, key: object) -> Value | None:
        """Return the value stored under the key, or None."""
        found = self._things.get(key)
        return found[0] if found else None

    def put(self, key: object, thing: Value, size: int) -> None:
        """Keep a thing of `size` bytes, letting go of the oldest; not one that is larger than all."""
        if size > self.limit:
            return
        self.drop(key)
        while self._free < size:
            self.drop(next(iter(self._things)))
        self._things[key] = (thing, size)
        self._free -= size

    def drop(self, key: object) -> None:
        """Evict the value under the key."""
        _thing, size = self._things.pop(key, (None, 0))
        self._free += size


class VersionedCache(Generic[Value]):
    """Things of the catalogue's present version by their keys; a newer version empties it."""

    def __init__(self, version: CatalogueVersion, limit: int = BYTES) -> None:
        self._things: Bounded[Value] = Bounded(limit)
        self._source = version
        self._version = 0
        self._lock = threading.Lock()

    def find(self, key: object) -> Value | None:
        """Return the cached value if nothing has been written since, or None."""
        things = self._things
        return things.get(key) if self._version == self._source.current() else None

    def put(self, key: object, thing: Value, size: int, made_from: int) -> None:
        """Keep a thing of `size` bytes that was made from a version, unless that one is old already."""
        with self._lock:
            if made_from != self._source.current():
                return
            if self._version != made_from:
                self._things, self._version = Bounded(self._things.limit), made_from
            self._things.put(key, thing, size)


class DependencyCache(Generic[Value]):
    """Things made of a cart and of the products in it; each is old once one of those was written."""

    def __init__(self, invalidation: Invalidation, limit: int = BYTES) -> None:
        self._source = invalidation
        self._things: Bounded[tuple[Value, int, Names]] = Bounded(limit)
        self._lock = threading.Lock()

    def find(self, key: object) -> Value | None:
        """Return the cached value if no dependency has been written since."""
        found = self._things.get(key)
        return found[0] if found and self._source.is_current(found[1], found[2]) else None

    def put(self, key: object, thing: Value, size: int, made_from: int, names: Names) -> None:
        """Keep a thing of `size` bytes, made at a count of writes of what `names` are the ids of."""
        with self._lock:
            self._things.put(key, (thing, made_from, names), size)
