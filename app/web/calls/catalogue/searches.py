"""Searches of visitors, and synonyms, for the owner."""

from collections.abc import Sequence
from datetime import timedelta

from flask import current_app

from app.contract.base.fields import Done
from app.contract.catalogue.searches import NewSynonym, SearchesQuery, SearchesView, SynonymChange, SynonymView
from app.shop.catalogue.search import synonyms
from app.shop.website.analytics.search_report import SearchReport, report_searches
from app.store.catalogue.search_tables import SearchSynonym
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo
from app.web.calls.base.visit_queue import queue_of

SYNONYMS = "/api/admin/search-synonyms"


@call("GET", "/api/admin/searches", query=SearchesQuery, answer=SearchesView, admin=True)
def list_searches(query: SearchesQuery) -> SearchReport:
    """The searches of the last 7, 30 or 90 days."""
    queue_of(current_app).flush()
    return report_searches(db.session(), now() - timedelta(days=query.days))


@call("GET", SYNONYMS, answer=list[SynonymView], admin=True)
def list_synonyms() -> Sequence[SearchSynonym]:
    """All synonyms."""
    return synonyms.list_synonyms(db.session())


@call("POST", SYNONYMS, body=NewSynonym, answer=SynonymView, status=201, admin=True)
def add_synonym(body: NewSynonym) -> SearchSynonym:
    """Add a synonym."""
    with write() as session:
        return synonyms.add_synonym(session, body.model_dump())


@call("PATCH", f"{SYNONYMS}/{{synonymId}}", body=SynonymChange, answer=SynonymView, admin=True)
def change_synonym(synonym_id: str, body: SynonymChange) -> SearchSynonym:
    """Change a synonym."""
    with write() as session:
        return synonyms.change_synonym(session, synonym_id, body.model_dump(exclude_unset=True))


@call("DELETE", f"{SYNONYMS}/{{synonymId}}", answer=Done, admin=True)
def remove_synonym(synonym_id: str) -> Done:
    """Remove a synonym."""
    with write() as session:
        deletion = synonyms.remove_synonym(session, synonym_id)
    offer_undo(deletion)
    return Done()
