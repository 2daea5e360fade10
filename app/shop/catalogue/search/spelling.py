"""The known word nearest to one that is not known."""

from collections.abc import Iterable, Iterator, Mapping


def nearest(word: str, known: Mapping[str, int], letters: Iterable[str]) -> str | None:
    """Return the known word that needs the fewest changes, or None when all are too far. Among several, the most
    frequent is returned. `letters` are the letters that occur in known words.

    One change is allowed from 4 letters on, two from 8 on. Two neighbouring letters that are swapped count as one
    change.
    """
    if len(word) < 4 or word.isdigit():
        return None
    near = known.keys() & set(_change(word, letters)) or (_two_changes(word, known) if len(word) >= 8 else ())
    return min(near, key=lambda each: (-known[each], each), default=None)


def containing(part: str, known: Mapping[str, int], most: int) -> list[str]:
    """Return the most frequent known words that have these letters within them."""
    found = [each for each in known if part in each]
    return sorted(found, key=lambda each: (-known[each], each))[:most]


def _change(word: str, letters: Iterable[str]) -> Iterator[str]:
    """Yield all texts that differ from a word by one change. A change leaves out, adds or replaces a letter, or swaps
    two neighbouring letters.
    """
    for at in range(len(word) + 1):
        before, rest = word[:at], word[at:]
        yield before + rest[1:]
        yield before + rest[1:2] + rest[:1] + rest[2:]
        for letter in letters:
            yield before + letter + rest[1:]
            yield before + letter + rest


def _two_changes(word: str, known: Mapping[str, int]) -> list[str]:
    letters = frozenset(word)
    near = (each for each in known if abs(len(each) - len(word)) <= 2)
    return [each for each in near if len(letters.symmetric_difference(each)) <= 4 and _distance(word, each) <= 2]


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
