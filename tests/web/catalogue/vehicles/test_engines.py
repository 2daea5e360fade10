"""Engines of a model: changes, a pasted list, fitments that name them."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import CarModel
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_brand, make_model, make_product
from tests.web.sales.mail.sending import send_file
from tests.web.system.spreadsheets.product_file import IMPORT, send

ENGINES = "/api/admin/engines"
PRODUCTS = "/api/admin/products"
DELETED = "/api/admin/deleted"


@pytest.fixture
def golf(admin: FlaskClient) -> CarModel:
    return make_model(make_brand("VW"), "Golf Mk7", year="2013-2019", year_from=2013, year_to=2019)


@pytest.fixture
def tdi(admin: FlaskClient, golf: CarModel) -> str:
    return add(admin, golf, "2.0 TDI", fuel="diesel", powerKw=110).json["id"]


@pytest.fixture
def part(admin: FlaskClient, golf: CarModel, tdi: str) -> Product:
    """A part that fits the Golf with one engine."""
    made = make_product("Kit", slug="kit", category="Mats")
    assert put(admin, made, golf, [tdi]).json == {"success": True}
    return made


def add(admin: FlaskClient, model: CarModel, name: str, **given: Any) -> Any:
    return admin.post(ENGINES, json={"modelId": model.id, "name": name} | given)


def put(admin: FlaskClient, product: Product, model: CarModel, engines: Any) -> Any:
    rows = [{"modelId": model.id, "engineIds": engines}]
    return admin.put(f"{PRODUCTS}/{product.id}/fitment", json={"fits": "listed", "rows": rows})


def engines_of(admin: FlaskClient, product_id: str) -> list[str]:
    return [each for row in admin.get(f"{PRODUCTS}/{product_id}/fitment").json["rows"] for each in row["engineIds"]]


def restore(admin: FlaskClient, answer: Any) -> Any:
    return admin.post(f"{DELETED}/{answer.headers['Pitlane-Undo']}/restore")


def test_an_engine_is_added_changed_listed_and_removed(admin: FlaskClient, golf: CarModel):
    made = add(admin, golf, " 2.0 TDI ", fuel="Diesel", powerKw="110", code="CRBC", yearFrom=2013, yearTo=2017)
    assert (made.status_code, made.json["name"], made.json["modelId"]) == (201, "2.0 TDI", golf.id)
    address = f"{ENGINES}/{made.json['id']}"
    changed = admin.patch(address, json={"yearTo": None, "code": " "}).json
    assert (changed["yearFrom"], changed["yearTo"], changed["code"]) == (2013, None, None)
    listed = {"fuel": "diesel", "powerKw": 110, "yearFrom": 2013, "yearTo": None}
    assert admin.get("/api/models").json[0]["engines"] == [{"id": made.json["id"], "name": "2.0 TDI"} | listed]
    assert admin.get("/api/admin/vehicles").json[0]["models"][0]["engines"][0]["id"] == made.json["id"]
    gone = admin.delete(address)
    assert admin.get("/api/models").json[0]["engines"] == []
    assert restore(admin, gone).status_code == 200
    assert admin.get("/api/models").json[0]["engines"] == [{"id": made.json["id"], "name": "2.0 TDI"} | listed]


def test_a_deleted_model_is_restored_with_its_engines(admin: FlaskClient, golf: CarModel, tdi: str):
    gone = admin.delete(f"/api/admin/models/{golf.id}")
    assert admin.get("/api/models").json == []
    assert restore(admin, gone).status_code == 200
    assert [each["id"] for each in admin.get("/api/models").json[0]["engines"]] == [tdi]


def test_an_engine_whose_model_is_gone_waits_for_it(admin: FlaskClient, golf: CarModel, tdi: str):
    gone = admin.delete(f"{ENGINES}/{tdi}")
    admin.delete(f"/api/admin/models/{golf.id}")
    refused = restore(admin, gone)
    assert (refused.status_code, refused.json["message"]) == (
        409,
        "2.0 TDI cannot come back: its model is gone. Bring that back first.",
    )


@in_one_shop(
    ("given", "status"),
    [
        ({"name": " "}, 400),
        ({"name": "x" * 101}, 400),
        ({"name": "2.0 tdi"}, 409),
        ({"modelId": NOBODY}, 404),
        ({"modelId": "x"}, 400),
        ({"fuel": "steam"}, 400),
        ({"powerKw": 0}, 400),
        ({"powerKw": 2001}, 400),
        ({"powerKw": True}, 400),
        ({"code": "x" * 21}, 400),
        ({"yearFrom": 0}, 400),
        ({"yearFrom": 2019, "yearTo": 2013}, 400),
    ],
)
def test_an_engine_that_cannot_be_meant_is_refused(
    admin: FlaskClient, golf: CarModel, tdi: str, given: dict[str, Any], status: int
):
    assert admin.post(ENGINES, json={"modelId": golf.id, "name": "1.4 TSI"} | given).status_code == status
    assert [each["id"] for each in admin.get("/api/models").json[0]["engines"]] == [tdi]


def test_a_pasted_list_is_added_in_its_order_or_not_at_all(admin: FlaskClient, golf: CarModel, tdi: str):
    address = f"/api/admin/models/{golf.id}/engines-list"
    text = "1.4 TSI; petrol; 92; CZCA; 2014-2019\n\nGTE\thybrid\t150\r\n e-Golf "
    added = admin.post(address, json={"text": text})
    assert added.status_code == 201, added.json
    assert [(row["name"], row["fuel"], row["powerKw"], row["yearTo"]) for row in added.json] == [
        ("1.4 TSI", "petrol", 92, 2019),
        ("GTE", "hybrid", 150, None),
        ("e-Golf", None, None, None),
    ]
    for text, sentence in (
        ("1.6 TDI\n1.4 tsi", "Line 2: An engine with this name already exists"),
        ("1.6 TDI; steam", "Line 1: Fuel must be petrol, diesel, hybrid, electric or other"),
        ("1.6 TDI;;;;Mk7", "Line 1: Years must be written as 2013-2019, 2019- or -2012"),
        ("1.6 TDI;;;;;x", "Line 1: Please write name; fuel; kW; code; years"),
        (" ", "Please give a list of engines"),
    ):
        assert admin.post(address, json={"text": text}).json["errors"]["text"] == sentence
    assert len(admin.get("/api/models").json[0]["engines"]) == 4


def test_an_engine_in_use_stays(admin: FlaskClient, golf: CarModel, tdi: str, part: Product):
    refused = admin.delete(f"{ENGINES}/{tdi}")
    assert (refused.status_code, refused.json["message"]) == (409, "1 product names this engine")
    put(admin, make_product("Other"), golf, [tdi])
    assert admin.delete(f"{ENGINES}/{tdi}").json["message"] == "2 products name this engine"
    assert engines_of(admin, part.id) == [tdi]
    put(admin, part, golf, [])
    assert engines_of(admin, part.id) == []


def test_a_fitment_names_only_engines_of_its_model(admin: FlaskClient, golf: CarModel, tdi: str, part: Product):
    polo = make_model(make_brand("Seat"), "Ibiza")
    refused = put(admin, part, polo, [tdi])
    assert (refused.status_code, refused.json["message"]) == (400, "Ibiza: It has no such engine")
    assert put(admin, part, golf, ["x"]).status_code == 400
    (shown,) = admin.get(f"/api/products/{part.id}/models").json
    assert shown["fitEngines"] == ["2.0 TDI"]


def test_a_copy_an_undo_and_an_import_keep_the_engines(admin: FlaskClient, golf: CarModel, tdi: str, part: Product):
    copy = admin.post(f"{PRODUCTS}/{part.id}/duplicate").json["product"]["id"]
    assert engines_of(admin, copy) == [tdi]
    gone = admin.delete(f"{PRODUCTS}/{part.id}")
    assert restore(admin, gone).json == {"success": True, "notes": []}
    assert engines_of(admin, part.id) == [tdi]
    make_model(make_brand("BMW"), "3 Series")
    assert send(admin, "slug,models\nkit,VW/Golf Mk7;BMW/3 Series\n")[1]["updated"] == 1
    assert engines_of(admin, part.id) == [tdi]
    done = send_file(admin, IMPORT, b"slug,models\nkit,BMW/3 Series\n", "products.csv", "file")
    assert engines_of(admin, part.id) == []
    assert restore(admin, done).status_code == 200
    assert engines_of(admin, part.id) == [tdi]


def test_a_part_made_for_an_engine_that_is_gone_does_not_come_back_for_all(admin: FlaskClient, tdi: str, part: Product):
    gone = admin.delete(f"{PRODUCTS}/{part.id}")
    assert admin.delete(f"{ENGINES}/{tdi}").status_code == 200
    assert restore(admin, gone).json["notes"] == ["1 engine that it fitted is gone."]
    assert admin.get(f"{PRODUCTS}/{part.id}/fitment").json["rows"] == []
