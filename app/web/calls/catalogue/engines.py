"""The owner's changes to the engines of the models."""

from app.contract.base.fields import Done
from app.contract.base.rows import OrderBody
from app.contract.catalogue.engines import EngineChange, EnginesList, NewEngine
from app.contract.catalogue.vehicles import AdminEngineView
from app.shop.base import rows
from app.shop.catalogue.vehicles import engines, engines_list
from app.store.catalogue.vehicles import CarEngine
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo


@call("POST", "/api/admin/engines", body=NewEngine, answer=AdminEngineView, status=201, admin=True)
def add_engine(body: NewEngine) -> CarEngine:
    """Add an engine to a model."""
    with write() as session:
        return engines.add_engine(session, body.model_dump())


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


@call("POST", "/api/admin/engines/order", body=OrderBody, answer=Done, admin=True)
def order_engines(body: OrderBody) -> Done:
    """Show these engines in this order."""
    with write() as session:
        rows.put_in_order(session, CarEngine, body.ids)
    return Done()


@call("PATCH", "/api/admin/engines/{engineId}", body=EngineChange, answer=AdminEngineView, admin=True)
def change_engine(engine_id: str, body: EngineChange) -> CarEngine:
    """Change an engine."""
    with write() as session:
        return engines.change_engine(session, engine_id, body.model_dump(exclude_unset=True))


@call("DELETE", "/api/admin/engines/{engineId}", answer=Done, admin=True)
def remove_engine(engine_id: str) -> Done:
    """Remove an engine that no product names."""
    with write() as session:
        deletion = engines.remove_engine(session, engine_id)
    offer_undo(deletion)
    return Done()
