"""The owner's changes to the models of the brands."""

from app.contract.catalogue.vehicle_bodies import AdminModelView, ModelChange, ModelsList, NewModel, ReadModelView
from app.shop.base.owner_lists import number_from_one
from app.shop.catalogue.vehicles import car_models, models_list
from app.store.catalogue.vehicles import CarModel
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.owner_calls import OwnerCalls


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
def preview_models(brand_id: str, body: ModelsList) -> list[ReadModelView]:
    """Return how a pasted list is read; nothing is saved."""
    with write() as session:
        return models_list.preview_models(session, brand_id, body.text)


MODELS = OwnerCalls(__name__, "/api/admin/models/{modelId}", car_models.MODELS, AdminModelView)
MODELS.add("add_model", NewModel, summary="Add a model to a brand.")
MODELS.order("order_models", number_from_one(CarModel.display_order), summary="Show these models in this order.")
MODELS.change("change_model", ModelChange, summary="Change a model.")
MODELS.remove("remove_model", summary="Remove a model that no product fits.")
