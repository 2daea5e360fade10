"""Synonyms of the search: the owner's list, and its changes."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_rows
from app.shop.catalogue.search.synonym_rules import check_synonym
from app.store.catalogue.search_tables import SearchSynonym
from app.store.system.deletions import Deletion

NOT_FOUND = "Synonym not found"


def list_synonyms(session: Session) -> Sequence[SearchSynonym]:
    """Return all synonyms, by their words."""
    return session.scalars(select(SearchSynonym).order_by(SearchSynonym.word, SearchSynonym.means)).all()


def add_synonym(session: Session, given: Mapping[str, Any]) -> SearchSynonym:
    """Add a synonym. Raises Invalid or Conflict."""
    synonym = SearchSynonym(**given)
    check_synonym(session, synonym)
    session.add(synonym)
    session.flush()
    return synonym


def change_synonym(session: Session, synonym_id: str, changes: Mapping[str, Any]) -> SearchSynonym:
    """Change what is named. Raises NotFound, Invalid or Conflict."""
    synonym = _get(session, synonym_id)
    for field, value in changes.items():
        setattr(synonym, field, value)
    with session.no_autoflush:
        check_synonym(session, synonym)
    session.flush()
    return synonym


def remove_synonym(session: Session, synonym_id: str) -> Deletion:
    """Remove a synonym; what brings it back. Raises NotFound."""
    synonym = _get(session, synonym_id)
    name = f"{synonym.word}, {synonym.means}"
    deletion = keep(session, "synonym", [name], take_rows(session, SearchSynonym, [synonym_id]))
    session.delete(synonym)
    return deletion


def _get(session: Session, synonym_id: str) -> SearchSynonym:
    found = session.get(SearchSynonym, synonym_id)
    if found is None:
        raise NotFound(NOT_FOUND)
    return found
