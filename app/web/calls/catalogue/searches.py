"""Searches of visitors, and synonyms, for the owner."""

from datetime import timedelta

from flask import current_app

from app.contract.catalogue.searches import NewSynonym, SearchesQuery, SearchesView, SynonymChange, SynonymView
from app.shop.catalogue.search import synonyms
from app.shop.website.analytics.search_report import report_searches
from app.store.database.base import db, now
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls
from app.web.calls.base.visit_queue import queue_of


@call("GET", "/api/admin/searches", query=SearchesQuery, answer=SearchesView, admin=True)
def list_searches(query: SearchesQuery) -> SearchesView:
    """The searches of the last 7, 30 or 90 days."""
    queue_of(current_app).flush()
    return report_searches(db.session(), now() - timedelta(days=query.days))


SYNONYMS = OwnerCalls(__name__, "/api/admin/search-synonyms/{synonymId}", synonyms.SYNONYMS, SynonymView)
SYNONYMS.list("list_synonyms", list[SynonymView], synonyms.list_synonyms, summary="All synonyms.")
SYNONYMS.add("add_synonym", NewSynonym, summary="Add a synonym.")
SYNONYMS.change("change_synonym", SynonymChange, summary="Change a synonym.")
SYNONYMS.remove("remove_synonym", summary="Remove a synonym.")
