"""Categories, subcategories and manufacturers of products, to count and to choose by."""

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress

from app.shop.catalogue.search.bit_sets import flags_at


@dataclass(frozen=True)
class FacetChoice:
    """A category by its name, or another one by its id."""

    key: str
    slug: str
    name: str


class FacetGroup:
    """The choices of one kind in their order, with the number of the choice that each product has. A product without a
    choice has the number after the last.
    """

    def __init__(self, rows: Iterable[Sequence[str]]) -> None:
        self.choices = [FacetChoice(*row) for row in rows]
        self._numbers = {choice.key: number for number, choice in enumerate(self.choices)}
        self._by_slug = {choice.slug: number for number, choice in enumerate(self.choices)}
        self._of = array("I")
        self._members = [array("I") for _choice in (*self.choices, None)]

    def add(self, key: str | None) -> None:
        """Note the next product's choice."""
        number = self._numbers.get(key or "", len(self.choices))
        self._members[number].append(len(self._of))
        self._of.append(number)

    def flags_of(self, name: str) -> int:
        """Return the flags of a choice by its key or slug."""
        number = self._numbers.get(name, self._by_slug.get(name))
        return 0 if number is None else flags_at(self._members[number], len(self._of))

    def count(self, flags: int) -> list[tuple[FacetChoice, int]]:
        """Return the choices within a set, each with its number of products."""
        counts = self._count(flags) if self.choices else {}
        return [(choice, counts[at]) for at, choice in enumerate(self.choices) if counts.get(at)]

    def _count(self, flags: int) -> Mapping[int, int]:
        """Count the set, or what it lacks: whichever is smaller."""
        size = len(self._of)
        if 2 * flags.bit_count() <= size:
            return Counter(compress(self._of, flags.to_bytes(size, "little")))
        lacking = Counter(compress(self._of, (flags ^ int.from_bytes(b"\1" * size, "little")).to_bytes(size, "little")))
        return {at: len(members) - lacking[at] for at, members in enumerate(self._members)}
