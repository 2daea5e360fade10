"""The owner's changes to the engines of the models."""

from app.contract.catalogue.engines import EngineChange, EnginesList, NewEngine
from app.contract.catalogue.vehicles import AdminEngineView
from app.shop.base.owner_lists import number_from_one
from app.shop.catalogue.vehicles import engines, engines_list
from app.store.catalogue.vehicles import CarEngine
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls


@call(
    "POST",
    "/api/admin/models/{modelId}/engines-list",
    body=EnginesList,
    answer=list[AdminEngineView],
    status=201,
    admin=True,
)
def add_engines(model_id: str, body: EnginesList) -> list[CarEngine]:
    """Add a pasted list of engines, all or none."""
    with write() as session:
        return engines_list.add_engines(session, model_id, body.text)


ENGINES = OwnerCalls(__name__, "/api/admin/engines/{engineId}", engines.ENGINES, AdminEngineView)
ENGINES.add("add_engine", NewEngine, summary="Add an engine to a model.")
ENGINES.order("order_engines", number_from_one(CarEngine.display_order), summary="Show these engines in this order.")
ENGINES.change("change_engine", EngineChange, summary="Change an engine.")
ENGINES.remove("remove_engine", summary="Remove an engine that no product names.")
