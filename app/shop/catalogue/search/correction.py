"""Words of a query that no product has, replaced by known ones."""

from dataclasses import replace

from sqlalchemy.orm import Session

from app.shop.catalogue.search.hits import Scope, hits_of
from app.shop.catalogue.search.spelling import containing, nearest
from app.shop.catalogue.search.terms import Term, match_expression, read_word, singular_of
from app.shop.catalogue.search.trade_synonyms import trade_words
from app.shop.catalogue.search.vehicle import Terms, read_vehicle
from app.shop.catalogue.search.words import letters_of, synonyms_of, words_of

MOST_PARTIAL = 200
"""Known words that one may stand for as a part of them."""


def in_parts(session: Session, terms: Terms) -> Terms:
    """Let each word also match known words that contain it."""
    return tuple(as_part(session, term) for term in terms)


def as_part(session: Session, term: Term) -> Term:
    """Let a word also match known words that contain it. This does not apply to a word of the trade, so that "fender"
    does not match Defender.
    """
    if len(term.words) > 1 or _is_of_trade(term.words[0]):
        return term
    known = containing(term.words[0], words_of(session), MOST_PARTIAL)
    return replace(term, options=(*term.options, *((word,) for word in known)))


def correct(scope: Scope, terms: Terms) -> Terms | None:
    """Return the terms with each unknown word replaced by the nearest known word. Returns None when an unknown word has
    no near one, or when all words are known. The words that name a vehicle and its year are not changed.
    """
    corrected: list[Term] = []
    wanted = read_vehicle(scope.session, terms)
    for term in terms:
        may_err = len(term.words) == 1 and not (wanted and term in (*wanted.named, *wanted.engine))
        unknown = may_err and hits_of(scope, match_expression([term])) == 0 and not _is_of_trade(term.words[0])
        near = _nearest(scope.session, term.words[0]) if unknown else None
        if unknown and near is None:
            return None
        corrected.append(_respell(scope.session, term, near) if near else term)
    return tuple(corrected) if tuple(corrected) != terms else None


def write_terms(terms: Terms) -> str:
    """Return the words of the terms as a query."""
    return " ".join(word for term in terms for word in term.words)


def _is_of_trade(word: str) -> bool:
    return not trade_words().isdisjoint((word, *singular_of(word)))


def _nearest(session: Session, word: str) -> str | None:
    """Return the nearest known word; of several things that of one."""
    known, letters = dict.fromkeys(trade_words(), 0) | words_of(session), letters_of(session)
    found = (nearest(form, known, letters) for form in (word, *singular_of(word)))
    return next(filter(None, found), None)


def _respell(session: Session, term: Term, word: str) -> Term:
    # A word of the trade alone is of use by what it also means.
    meant = Term((word,), ((word,),)) if word in words_of(session) else read_word(word, synonyms_of(session))
    return replace(meant, is_last=term.is_last)
