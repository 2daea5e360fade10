"""Lines of the demand book, and how often each was asked for."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple

from app.store.database.base import now


class DemandSubject(NamedTuple):
    """Folded words, product and model of a line, "" for none."""

    words: str = ""
    product_id: str = ""
    model_id: str = ""


@dataclass
class Count:
    """The number of times that a line was asked for and looked at. `query` is the text as somebody wrote it, and
    `waiting` the number of visitors who want an e-mail when it is back in stock.
    """

    query: str = ""
    searches: int = 0
    enquiries: int = 0
    looks: int = 0
    waiting: int = 0
    last_at: datetime | None = None

    @property
    def asked(self) -> int:
        """Return the number of searches, enquiries and visitors who wait."""
        return self.searches + self.enquiries + self.waiting

    def see(self, moment: datetime | None) -> None:
        """Note that it was asked for or looked at then."""
        self.last_at = max((each for each in (self.last_at, moment) if each), default=None)


@dataclass
class Lines:
    """The lines counted so far. `unnamed` is the number of enquiries that belong to no line."""

    counts: dict[DemandSubject, Count] = field(default_factory=dict)
    unnamed: int = 0

    def of(self, subject: DemandSubject) -> Count:
        """Return the count of a line, which may be new."""
        return self.counts.setdefault(subject, Count())

    def ranked(self) -> list[tuple[DemandSubject, Count]]:
        """Return the lines sorted by the number of requests, then of looks, then by the latest one."""
        return sorted(self.counts.items(), key=lambda each: _rank(each[1]), reverse=True)


def _rank(count: Count) -> tuple[int, int, datetime]:
    return count.asked, count.looks, count.last_at or now()
