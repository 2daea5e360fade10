"""Words of texts, for the search index and for queries."""

import re
import unicodedata
from dataclasses import dataclass
from itertools import pairwise

_WORD = re.compile(r"[^\W_]+")
SHORT_LETTERS, SHORT_DIGITS = 3, 4


@dataclass(frozen=True)
class Word:
    """A folded word, and the text between it and the next one."""

    text: str
    gap: str


def fold(text: str) -> str:
    """The text without case and accents: "Škoda" is "skoda"."""
    folded = text.casefold()
    if folded.isascii():
        return folded
    return "".join(letter for letter in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(letter))


def fold_query(query: str) -> str:
    """Return a query without case, accents and needless spaces."""
    return " ".join(fold(query).split())


def fold_code(text: str) -> str:
    """Return a part number in the form used for comparison: "5K0 615 301" becomes "5k0615301"."""
    return "".join(word.text for word in split_words(text))


def split_words(text: str) -> list[Word]:
    """Return the folded words of a text: runs of letters and digits."""
    folded = fold(text)
    found = list(_WORD.finditer(folded))
    ends = [*(match.start() for match in found[1:]), len(folded)][: len(found)]
    return [Word(match[0], folded[match.end() : end]) for match, end in zip(found, ends, strict=True)]


def is_joined(word: Word, following: Word) -> bool:
    """Return whether two words are also written as one, as in "CX-5", "ID.3" and "C 63"."""
    if word.gap in {"-", "."}:
        return True
    texts = sorted((word.text, following.text), key=str.isdigit)
    return word.gap == " " and _is_short_pair(*texts)


def index_words(text: str) -> list[str]:
    """Return a text's words, then those that are also written as one."""
    words = split_words(text)
    return [word.text for word in words] + [one.text + two.text for one, two in pairwise(words) if is_joined(one, two)]


def engine_words(name: str, code: str | None) -> list[str]:
    """Return an engine's words, its name also as one: `20tdi`."""
    return [*index_words(name), fold_code(name), *index_words(code or "")]


def _is_short_pair(letters: str, digits: str) -> bool:
    return letters.isalpha() and len(letters) <= SHORT_LETTERS and digits.isdigit() and len(digits) <= SHORT_DIGITS
