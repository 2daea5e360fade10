"""The dark squares of a QR code, as few shapes."""

from collections.abc import Iterable, Sequence
from itertools import groupby

Squares = list[list[tuple[int, int]]]
"""The begin and width of each row's dark squares."""


def find_squares(matrix: Iterable[Sequence[int]]) -> Squares:
    """Return the runs of dark squares of each row of a code."""
    return [_find_runs(row) for row in matrix]


def _find_runs(row: Sequence[int]) -> list[tuple[int, int]]:
    place, runs = 0, []
    for is_dark, squares in groupby(row):
        wide = len(list(squares))
        if is_dark:
            runs.append((place, wide))
        place += wide
    return runs
