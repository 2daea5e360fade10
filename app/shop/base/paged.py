"""A page of a list that is longer than one screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

Row = TypeVar("Row")


@dataclass(frozen=True)
class Paged(Generic[Row]):
    """One page of the rows that match, and how many match. `page` counts from 1, and `page_size` is that of a full
    page.
    """

    rows: Sequence[Row]
    total: int
    page: int
    page_size: int
