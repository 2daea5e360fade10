"""The search of the shop."""

from app.contract.catalogue.search import (
    SearchQuery,
    SearchView,
    SuggestQuery,
    SuggestView,
    VehicleFinderQuery,
    VehicleFinderView,
)
from app.shop.catalogue.fitment.judging import read_named
from app.shop.catalogue.products.narrowing import Narrowing
from app.shop.catalogue.search import results, suggestions, vehicle_finder
from app.shop.catalogue.search.facets import Filters
from app.shop.catalogue.search.results import Results, SearchRequest
from app.shop.catalogue.search.suggestions import Suggestions
from app.store.database.base import db
from app.web.api.call import call


@call("GET", "/api/search", query=SearchQuery, answer=SearchView, cached=True, made_of=lambda found: found.names)
def search_parts(query: SearchQuery) -> Results:
    """Search for parts, best first, and count the choices that narrow them. Misspelt words are corrected. If no part
    matches all words, the closest parts are listed too.
    """
    vehicle = read_named(db.session(), query.model_id, query.year, query.engine_id)
    filters = Filters(query.category, Narrowing.of(query, query.sort))
    wanted = SearchRequest(
        query.q, filters, vehicle, query.fit == "only", query.limit, query.offset, query.as_typed == "1"
    )
    return results.find_results(db.session(), wanted)


@call(
    "GET",
    "/api/search/suggest",
    query=SuggestQuery,
    answer=SuggestView,
    cached=True,
    made_of=lambda found: found.names,
)
def suggest_parts(query: SuggestQuery) -> Suggestions:
    """Suggest vehicles, categories and parts for words being typed."""
    return suggestions.suggest(db.session(), query.q)


@call("GET", "/api/search/vehicles", query=VehicleFinderQuery, answer=VehicleFinderView, cached=True)
def find_vehicles(query: VehicleFinderQuery) -> VehicleFinderView:
    """Find the vehicles that typed words mean, for a chooser."""
    return vehicle_finder.find_vehicles(db.session(), query.q)
