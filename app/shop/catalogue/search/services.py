"""The workshop's services that a search names: `service_words.txt`."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from sqlalchemy.orm import Session

from app.contract.catalogue.search import NamedServiceView
from app.contract.customers.enquiries import SERVICE_TITLES
from app.shop.base.settings.public import shown_services
from app.shop.base.settings.settings import read_stored_settings
from app.shop.catalogue.search.spelling import nearest
from app.shop.catalogue.search.terms import MOST_WORDS, singular_of
from app.shop.catalogue.search.words import latest, words_of
from app.store.database.search_text import split_words
from app.store.database.state import Latest

FILE = Path(__file__).with_name("service_words.txt")
MOST = 2
BEGINNING = 4
"""Letters of a last word that may be the beginning of a longer one."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
Words = tuple[str, ...]


class ShownServices(Latest[dict[str, str]]):
    """The committed titles of the shown services, by their ids."""


def name_services(session: Session, query: str) -> list[NamedServiceView]:
    """Return the shown services that a query names, the nearest first. A service is nearer when it has more words in
    common with the query. Misspelt words are corrected where no part has them.
    """
    words = [word.text for word in split_words(query)[:MOST_WORDS]]
    asked = [_one_thing(word, words_of(session)) for word in words]
    named = []
    for place, (service, title) in enumerate(latest(session, ShownServices, _read_shown).items()):
        phrases = {*service_words().get(service, ()), _phrase(title)}
        if common := max((_common(asked, phrase) for phrase in phrases), default=0):
            named.append((-common, place, NamedServiceView(id=service, title=title)))
    return [service for _common_words, _place, service in sorted(named, key=lambda each: each[:2])][:MOST]


@cache
def service_words() -> dict[str, tuple[Words, ...]]:
    """Return what each service is called, by its id."""
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    named = (line.partition(": ") for line in lines)
    return {service: tuple(map(_phrase, called.split(","))) for service, _colon, called in named}


@cache
def _known() -> dict[str, int]:
    return dict.fromkeys((word for phrases in service_words().values() for each in phrases for word in each), 0)


def _read_shown(session: Session) -> dict[str, str]:
    """Return the titles of the services that the site shows. The result is empty for a shop that only sells parts."""
    settings = read_stored_settings(session)
    if not settings.works_on_cars:
        return {}
    titles = shown_services(settings) or dict.fromkeys(SERVICE_TITLES, "")
    return {service: title or SERVICE_TITLES[service] for service, title in titles.items()}


def _phrase(text: str) -> Words:
    return tuple(_singular(word.text) for word in split_words(text))


def _singular(word: str) -> str:
    return next(iter(singular_of(word)), word)


def _one_thing(word: str, known: Iterable[str]) -> str:
    """Return a word for one thing, rightly spelt."""
    singular = _singular(word)
    if singular in _known() or word in known or singular in known:
        return singular
    return nearest(singular, _known(), LETTERS) or singular


def _common(asked: list[str], phrase: Words) -> int:
    """Return how many words of the phrase are in the query."""
    size = len(phrase)
    spans = [tuple(asked[at : at + size]) for at in range(len(asked) - size + 1)]
    if phrase in spans:
        return size
    *before, last = asked[-size:] or [""]
    begun = spans[-1:] and tuple(before) == phrase[:-1] and len(last) >= BEGINNING and phrase[-1].startswith(last)
    return size if begun else 0
