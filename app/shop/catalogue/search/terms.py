"""Reading a search query into terms, and writing them for the index."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.shop.catalogue.search.trade_synonyms import WHOLE, Option, Synonyms
from app.shop.catalogue.search.trims import TRIMS
from app.store.database.search_text import Word, is_joined, split_words

MOST_WORDS, MOST_LETTERS = 8, 60
FILLING = frozenset({"best", "buy", "cheap", "for", "my", "our", "the", "with", "your"})
"""Words that say nothing of a part, left out beside others."""
NEAR = "~"
"""Between words of an option that stand near each other, in any order."""
YEAR = re.compile(r"19[5-9][0-9]|20[0-9]{2}")


@dataclass(frozen=True)
class Term:
    """Words of a query that belong together, with their alternatives. A product matches a term when it has every word
    of one of the `options`.
    """

    words: Option
    options: tuple[Option, ...]
    is_last: bool = False


def read_terms(query: str, synonyms: Synonyms) -> tuple[Term, ...]:
    """Return the terms of a query's first words, without case and accents."""
    words = split_words(query)
    words = [word for word in words if word.text not in FILLING] or words
    words = [replace(word, text=word.text[:MOST_LETTERS]) for word in words[:MOST_WORDS]]
    terms: list[Term] = []
    while words:
        terms.append(_next_term(words, synonyms))
        words = words[len(terms[-1].words) :]
    return tuple(replace(term, is_last=term is terms[-1]) for term in terms)


def match_expression(terms: Iterable[Term], columns: str = "") -> str:
    """Return the query, in the index's syntax, for all of these terms. Every word is quoted, so that none is an
    operator, and matches the beginning of a word. A single letter before the last word must be a whole word, since
    thousands of words begin with it.
    """
    scope = f"{{{columns}}} : " if columns else ""
    return " AND ".join(f"{scope}({' OR '.join(_match_option(term, each) for each in term.options)})" for term in terms)


def _match_option(term: Term, option: Option) -> str:
    last = len(option) - 1 if term.is_last else -1
    words = [_quote(word, is_whole=len(word) == 1 and at != last) for at, word in enumerate(option)]
    return f"({' AND '.join(words)})"


def _quote(word: str, *, is_whole: bool) -> str:
    if NEAR in word:
        near = " ".join(f'"{each}"' for each in words_in((word,)))
        return f"NEAR({near})"
    return f'"{word.removesuffix(WHOLE)}"' if is_whole or word.endswith(WHOLE) else f'"{word}" *'


def words_in(option: Option) -> list[str]:
    """Return the single words of an option, in which a phrase is one text."""
    return " ".join(each.removesuffix(WHOLE) for each in option).replace(NEAR, " ").split()


def _next_term(words: list[Word], synonyms: Synonyms) -> Term:
    for length in (3, 2):
        span = tuple(word.text for word in words[:length])
        if len(span) == length and (meant := _meant_by(span, synonyms)):
            forms = dict.fromkeys((*_forms(span), (*span[:-1], f"{_forms(span)[-1][-1]}s")))
            # Near each other: a part for a SEAT with a cover of its own is no seat cover.
            return Term(span, (*((*(word + WHOLE for word in form), NEAR.join(form)) for form in forms), *meant))
    if len(words) == 1 or not _are_joined(*words[:2]) or _has_year(*words[:2]):
        return read_word(words[0].text, synonyms)
    first = _options(words[0].text, synonyms)
    one, two = words[0].text, words[1].text
    apart = tuple(before + after for before in first for after in _options(words[1].text, synonyms))
    return Term((one, two), (*apart, (one + two,)))


def read_word(word: str, synonyms: Synonyms) -> Term:
    """Return the term of one word, with its synonyms."""
    return Term((word,), _options(word, synonyms))


def _meant_by(span: Option, synonyms: Synonyms) -> tuple[Option, ...]:
    """Return the synonyms of several words. The last word may be in the plural."""
    return next((synonyms[form] for form in _forms(span) if form in synonyms), ())


def _forms(span: Option) -> tuple[Option, ...]:
    """Return the words as written, and for one thing."""
    return (span, *((*span[:-1], one) for one in singular_of(span[-1])))


def _are_joined(word: Word, following: Word) -> bool:
    """Return whether two words are one, such as a trim: "type r"."""
    return is_joined(word, following) or word.text + following.text in TRIMS


def _has_year(word: Word, following: Word) -> bool:
    """Return whether one of two words is a year: "bmw 2016"."""
    return word.gap == " " and any(YEAR.fullmatch(each.text) for each in (word, following))


def _options(word: str, synonyms: Synonyms) -> tuple[Option, ...]:
    forms = (word, *singular_of(word))
    meant = (option for form in forms for option in synonyms.get((form,), ()))
    return (*((form if form == word else form + WHOLE,) for form in forms), *meant)


def singular_of(word: str) -> tuple[str, ...]:
    """Return the word for one thing: "brakes" also finds a brake kit."""
    if len(word) < 4 or not word.endswith("s") or word.endswith("ss"):
        return ()
    return (word[:-3] + "y",) if word.endswith("ies") else (word[:-1],)
