"""Parts of a completed order that fitted are recorded for each line, shown to everybody, and undone."""

from datetime import UTC, datetime
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update

from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import CarEngine, CarModel, FitmentEngine
from app.store.database.sqlite import write
from app.store.sales.orders import OrderEvent
from tests.make import NOBODY, make_brand, make_fitment, make_model, make_product, save
from tests.web.sales.mail.sending import send_file

JULY_AND_A_BIT = datetime(2026, 7, 31, 23, 30, tzinfo=UTC)
"""The first of August in the workshop."""


@pytest.fixture
def golf(admin: FlaskClient) -> CarModel:
    return make_model(make_brand(), "Golf Mk7", year_from=2013, year_to=2019)


@pytest.fixture
def kit(admin: FlaskClient) -> Product:
    return make_product("Coilover Kit", slug="kit")


def order(admin: FlaskClient, product: Product, model: CarModel | None = None, status: str = "completed") -> Any:
    """An order as the owner enters one, taken to a status."""
    vehicle = {"vehicle": {"modelId": model.id, "year": 2016}} if model else {}
    customer = {"customerName": "Aoife Byrne", "customerPhone": "056 123 4567", "deliveryMethod": "collection"}
    body = {"items": [{"productId": product.id, "quantity": 1}]} | customer | vehicle
    placed = admin.post("/api/admin/orders", json=body)
    assert placed.status_code == 201, placed.json
    path = f"/api/admin/orders/{placed.json['order']['id']}"
    for step in ("confirmed", "ready", "completed"):
        if status == "completed":
            assert admin.patch(path, json={"status": step}).status_code == 200
    return admin.get(path).json


def complete_at(order_id: str, moment: datetime) -> None:
    with write() as session:
        done = OrderEvent.order_id == order_id, OrderEvent.status == "completed"
        session.execute(update(OrderEvent).where(*done).values(created_at=moment))


def say(admin: FlaskClient, shown: Any, **body: Any) -> Any:
    return admin.post(f"/api/admin/orders/{shown['id']}/items/{shown['items'][0]['id']}/fitted", json=body)


def lines(admin: FlaskClient, shown: Any) -> Any:
    return admin.get(f"/api/admin/orders/{shown['id']}/fitted").json


def months(admin: FlaskClient, product: Product) -> dict[str, str | None]:
    """What everybody reads of a product's models."""
    found = admin.get(f"/api/products/{product.id}/models").json
    return {model["name"]: model["fittedMonth"] for model in found}


def test_a_part_that_fitted_says_so_with_its_month_and_keeps_its_details(
    admin: FlaskClient, golf: CarModel, kit: Product
) -> None:
    row = make_fitment(kit, golf, year_from=2015, note="Front only", is_condition=1)
    save(FitmentEngine(fitment_id=row.id, engine_id=save(CarEngine(model_id=golf.id, name="2.0 TDI")).id))
    shown = order(admin, kit, golf)
    complete_at(shown["id"], JULY_AND_A_BIT)
    before, fits = admin.get(f"/api/admin/products/{kit.id}/fitment").json, months(admin, kit)
    line = {"itemId": shown["items"][0]["id"], "modelId": golf.id, "model": "Volkswagen Golf Mk7"}
    assert lines(admin, shown) == [line | {"isOpen": True, "proofs": []}]
    done = say(admin, shown)
    proof = {"modelId": golf.id, "model": "Volkswagen Golf Mk7", "month": "2026-08"}
    assert done.json == lines(admin, shown) == [line | {"isOpen": False, "proofs": [proof]}]
    assert (fits, months(admin, kit)) == ({"Golf Mk7": None}, {"Golf Mk7": "2026-08"})
    assert admin.get(f"/api/admin/products/{kit.id}/fitment").json == before
    again = say(admin, shown)
    assert (again.status_code, again.headers.get("Pitlane-Undo")) == (200, None)
    undo = f"/api/admin/deleted/{done.headers['Pitlane-Undo']}/restore"
    assert admin.post(undo).json == {"success": True, "notes": []}
    assert (months(admin, kit), lines(admin, shown)[0]["isOpen"]) == ({"Golf Mk7": None}, True)
    assert admin.get(f"/api/admin/products/{kit.id}/fitment").json == before


def test_a_model_without_a_row_gets_one_that_says_nothing_of_others(
    admin: FlaskClient, golf: CarModel, kit: Product
) -> None:
    shown = order(admin, kit)
    assert lines(admin, shown)[0]["isOpen"] is False
    refused = say(admin, shown)
    assert (refused.status_code, refused.json["errors"]) == (
        400, {"modelId": "Please choose the vehicle that it was fitted to"},
    )  # fmt: skip
    done = say(admin, shown, modelId=golf.id)
    assert [proof["model"] for proof in done.json[0]["proofs"]] == ["Volkswagen Golf Mk7"]
    other = make_model(make_brand("BMW"), "3 Series")
    verdict = admin.get(f"/api/products/{kit.id}/fit?modelId={other.id}").json["verdict"]
    assert (verdict, admin.get(f"/api/products/{kit.id}/fit?modelId={golf.id}").json["verdict"]) == ("unknown", "fits")
    assert admin.post(f"/api/admin/deleted/{done.headers['Pitlane-Undo']}/restore").status_code == 200
    assert admin.get(f"/api/admin/products/{kit.id}/fitment").json == {"fits": "listed", "rows": []}


def test_a_form_a_file_and_an_undo_keep_the_proof_and_a_copy_has_none(
    admin: FlaskClient, golf: CarModel, kit: Product
) -> None:
    make_fitment(kit, golf)
    shown = order(admin, kit, golf)
    complete_at(shown["id"], JULY_AND_A_BIT)
    assert say(admin, shown).status_code == 200
    rows = [{"modelId": golf.id, "yearFrom": 2015, "note": "Front only"}]
    admin.put(f"/api/admin/products/{kit.id}/fitment", json={"fits": "listed", "rows": rows})
    file = b"product,brand,model,note\nkit,Volkswagen,Golf Mk7,Rear only\n"
    assert send_file(admin, "/api/admin/import/fitment?mode=replace", file, "fitment.csv", "file").json["updated"] == 1
    gone = admin.delete(f"/api/admin/products/{kit.id}").headers["Pitlane-Undo"]
    assert lines(admin, shown) == []
    assert admin.post(f"/api/admin/deleted/{gone}/restore").status_code == 200
    assert months(admin, kit) == {"Golf Mk7": "2026-08"}
    copy = admin.post(f"/api/admin/products/{kit.id}/duplicate").json["product"]["id"]
    assert admin.get(f"/api/products/{copy}/models").json[0]["fittedMonth"] is None


def test_what_cannot_have_been_fitted_is_refused(admin: FlaskClient, golf: CarModel, kit: Product) -> None:
    pending = order(admin, kit, golf, status="pending")
    refused = say(admin, pending)
    assert (refused.status_code, lines(admin, pending)) == (409, [])
    shown = order(admin, kit, golf)
    assert say(admin, shown, modelId=NOBODY).status_code == 404
    assert admin.post(f"/api/admin/orders/{shown['id']}/items/{NOBODY}/fitted", json={}).status_code == 404
    back = {"items": [{"itemId": shown["items"][0]["id"], "quantity": 1}], "updatedAt": shown["updatedAt"]}
    assert admin.post(f"/api/admin/orders/{shown['id']}/returns", json=back).status_code == 200
    refused = say(admin, shown)
    assert (refused.status_code, refused.json["message"]) == (409, "Coilover Kit came back: it cannot have been fitted")
    assert months(admin, kit) == {}
