"""Synonyms of the search: the owner's list, and its changes."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.owner_lists import OwnerList, Values
from app.shop.catalogue.search.synonym_rules import check_synonym
from app.store.catalogue.search_tables import SearchSynonym


def list_synonyms(session: Session) -> Sequence[SearchSynonym]:
    """Return all synonyms, by their words."""
    return session.scalars(select(SearchSynonym).order_by(SearchSynonym.word, SearchSynonym.means)).all()


def _settle(session: Session, synonym: SearchSynonym, values: Values) -> Values:
    present = {"id": synonym.id, "word": synonym.word, "means": synonym.means, "both": synonym.both}
    check_synonym(session, SearchSynonym(**{**present, **values}))
    return values


SYNONYMS = OwnerList(
    SearchSynonym,
    "synonym",
    "Synonym not found",
    named=lambda synonym: f"{synonym.word}, {synonym.means}",
    settle=_settle,
)
