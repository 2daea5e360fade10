"""The known word nearest to one that is not known."""

from collections.abc import Mapping


def nearest(word: str, known: Mapping[str, int]) -> str | None:
    """Return the known word with the fewest changes, or None.

    The most frequent of several; None when all are too far.
    One change from 4 letters on, two from 8; two neighbours that are swapped are one change.
    """
    allowed = 0 if len(word) < 4 or word.isdigit() else 1 if len(word) < 8 else 2
    letters = frozenset(word)
    best: tuple[int, int, str] | None = None
    for each, count in known.items():
        if abs(len(each) - len(word)) > allowed or len(letters.symmetric_difference(each)) > 2 * allowed:
            continue
        if (changes := _distance(word, each)) <= allowed and (best is None or (changes, -count, each) < best):
            best = (changes, -count, each)
    return best[2] if allowed and best else None


def containing(part: str, known: Mapping[str, int], most: int) -> list[str]:
    """Return the most frequent known words that have these letters within them."""
    found = [each for each in known if part in each]
    return sorted(found, key=lambda each: (-known[each], each))[:most]


def _distance(one: str, two: str) -> int:
    """Return the number of changes from one word to the other."""
    before: list[int] = []
    last = list(range(len(two) + 1))
    for at, letter in enumerate(one):
        row = [at + 1]
        for place, other in enumerate(two):
            cost = min(last[place] + (letter != other), last[place + 1] + 1, row[place] + 1)
            if at and place and letter == two[place - 1] and one[at - 1] == other:
                cost = min(cost, before[place - 1] + 1)
            row.append(cost)
        before, last = last, row
    return last[-1]
