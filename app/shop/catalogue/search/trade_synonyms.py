"""Synonyms of the trade, which every shop has: `trade_synonyms.txt`."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from app.store.database.search_text import split_words

Option = tuple[str, ...]
"""Words that a product must have; a text of several words is one phrase."""
Synonyms = Mapping[Option, tuple[Option, ...]]
"""The words that others also mean."""
WHOLE = "$"
"""At the end of an option's word: it begins no other."""
FILE = Path(__file__).with_suffix(".txt")
SHORT = 4
"""Letters of a word that begins too many others: "tip" is no "tipper"."""


@cache
def trade_words() -> frozenset[str]:
    """Return the single words of the file."""
    return frozenset(words[0] for words in read_trade_synonyms() if len(words) == 1)


@cache
def read_trade_synonyms() -> Synonyms:
    """Return each word of the file with what it also means."""
    found: defaultdict[Option, dict[Option, None]] = defaultdict(dict)
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            group, _, wider = line.partition(">")
            words, more = _split(group), _split(wider)
            for word in words:
                others = (other for other in (*words, *more) if other != word)
                found[word] |= dict.fromkeys(form for other in others for form in _forms(other))
    return {word: tuple(means) for word, means in found.items()}


def _split(group: str) -> list[Option]:
    named = (tuple(word.text for word in split_words(each)) for each in group.split(","))
    return [words for words in named if words]


def _forms(words: Option) -> list[Option]:
    """Return the forms of the words as one phrase. If the last word is short, they are its singular and its plural as
    whole words, so that it does not match the beginning of other words.
    """
    phrase = " ".join(words)
    return [(phrase + WHOLE,), (f"{phrase}s{WHOLE}",)] if len(words[-1]) <= SHORT else [(phrase,)]
