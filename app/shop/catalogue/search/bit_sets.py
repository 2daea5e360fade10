"""Sets of places that are stored as whole numbers. Each product has one byte in the catalogue's order, which is 1
within the set. Two sets of 25,000 places are compared in microseconds.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, compress, islice
from typing import Any

FEW = 2000
"""Places that are listed one by one."""


def flags_at(places: Iterable[int], size: int) -> int:
    """Return the flags of some places."""
    flags = bytearray(size)
    for place in places:
        flags[place] = 1
    return read_flags(flags)


def read_flags(content: bytes | bytearray) -> int:
    """Return flags by their bytes."""
    return int.from_bytes(content, "little")


def places_in(flags: int, size: int) -> Iterator[int]:
    """Return the places of a set in their order."""
    return compress(range(size), flags.to_bytes(size, "little"))


@dataclass(frozen=True)
class ManyPlaces(Sequence[int]):
    """The places of many products. The places of each part are in the catalogue's order, and one part follows another.
    No place is in two parts.
    """

    size: int
    parts: tuple[int, ...]

    def keep(self, flags: int) -> Sequence[int]:
        """Return those that are also in a set, in their order."""
        both = ManyPlaces(self.size, tuple(part & flags for part in self.parts))
        return list(both) if len(both) <= FEW else both

    def __len__(self) -> int:
        """Return the number of places."""
        return sum(part.bit_count() for part in self.parts)

    def __iter__(self) -> Iterator[int]:
        """Return the places in their order."""
        return chain.from_iterable(places_in(part, self.size) for part in self.parts)

    def __getitem__(self, at: Any) -> Any:
        """Return the places of a slice, or one."""
        if isinstance(at, slice):
            return list(islice(self, at.start, at.stop, at.step))
        return next(islice(self, at, None))


def put_last(places: ManyPlaces, first: int) -> ManyPlaces:
    """Return the same places, those outside a set after the rest."""
    inside = tuple(part & first for part in places.parts)
    return ManyPlaces(places.size, (*inside, *(part ^ own for part, own in zip(places.parts, inside, strict=True))))


def flags_of(places: Sequence[int], size: int) -> int:
    """Return the flags of places that are many or few."""
    if isinstance(places, ManyPlaces):
        return sum(places.parts)
    return flags_at(places, size)


def keep_places(places: Sequence[int], flags: int, size: int) -> Sequence[int]:
    """Return those of some places that are in a set, in order."""
    if isinstance(places, ManyPlaces):
        return places.keep(flags)
    content = flags.to_bytes(size, "little")
    return [place for place in places if content[place]]
