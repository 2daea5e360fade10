"""The owner's changes to the models of the brands."""

from app.contract.base.fields import Done
from app.contract.base.rows import OrderBody
from app.contract.catalogue.vehicle_bodies import AdminModelView, ModelChange, ModelsList, NewModel, ReadModelView
from app.shop.base import rows
from app.shop.catalogue.vehicles import car_models, models_list
from app.store.catalogue.vehicles import CarModel
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo


@call("POST", "/api/admin/models", body=NewModel, answer=AdminModelView, status=201, admin=True)
def add_model(body: NewModel) -> CarModel:
    """Add a model to a brand."""
    with write() as session:
        return car_models.add_model(session, body.model_dump())


@call(
    "POST",
    "/api/admin/brands/{brandId}/models-list",
    body=ModelsList,
    answer=list[AdminModelView],
    status=201,
    admin=True,
)
def add_models(brand_id: str, body: ModelsList) -> list[CarModel]:
    """Add a pasted list of models, all or none."""
    with write() as session:
        return models_list.add_models(session, brand_id, body.text)


@call(
    "POST",
    "/api/admin/brands/{brandId}/models-list/preview",
    body=ModelsList,
    answer=list[ReadModelView],
    admin=True,
)
def preview_models(brand_id: str, body: ModelsList) -> list[models_list.ReadModel]:
    """Return how a pasted list is read; nothing is saved."""
    with write() as session:
        return models_list.preview_models(session, brand_id, body.text)


@call("POST", "/api/admin/models/order", body=OrderBody, answer=Done, admin=True)
def order_models(body: OrderBody) -> Done:
    """Show these models in this order."""
    with write() as session:
        rows.put_in_order(session, CarModel, body.ids)
    return Done()


@call("PATCH", "/api/admin/models/{modelId}", body=ModelChange, answer=AdminModelView, admin=True)
def change_model(model_id: str, body: ModelChange) -> CarModel:
    """Change a model."""
    with write() as session:
        return car_models.change_model(session, model_id, body.model_dump(exclude_unset=True))


@call("DELETE", "/api/admin/models/{modelId}", answer=Done, admin=True)
def remove_model(model_id: str) -> Done:
    """Remove a model that no product fits."""
    with write() as session:
        deletion = car_models.remove_model(session, model_id)
    offer_undo(deletion)
    return Done()
