"""What a product fits, with years, notes and conditions: written, copied, undone."""

from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import CarModel
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_brand, make_model, make_product
from tests.web.sales.mail.sending import send_file
from tests.web.system.spreadsheets.product_file import IMPORT, send

PRODUCTS = "/api/admin/products"
NOTE = "only with sport brakes"


def read(admin: FlaskClient, product_id: str) -> Any:
    return admin.get(f"{PRODUCTS}/{product_id}/fitment").json


def put(admin: FlaskClient, product: Product, *rows: dict[str, Any], fits: str = "listed") -> Any:
    return admin.put(f"{PRODUCTS}/{product.id}/fitment", json={"fits": fits, "rows": list(rows)})


@pytest.fixture
def golf() -> CarModel:
    return make_model(make_brand("VW"), "Golf Mk7", year="2013-2019", year_from=2013, year_to=2019)


@pytest.fixture
def part(admin: FlaskClient, golf: CarModel) -> Product:
    """A part that fits the Golf of some years, on a condition."""
    made = make_product("Kit", slug="kit", category="Mats")
    row = {"modelId": golf.id, "yearFrom": "2017", "yearTo": 2019, "note": f" {NOTE} ", "isCondition": 1}
    assert put(admin, made, row).json == {"success": True}
    return made


def expected(golf: CarModel, fits: str = "listed") -> dict[str, Any]:
    row = {"modelId": golf.id, "yearFrom": 2017, "yearTo": 2019, "engineIds": [], "note": NOTE, "isCondition": 1}
    return {"fits": fits, "rows": [row]}


def test_the_details_are_as_written_and_shown_to_everybody(admin: FlaskClient, part: Product, golf: CarModel):
    assert read(admin, part.id) == expected(golf)
    (shown,) = admin.get(f"/api/products/{part.id}/models").json
    assert (shown["year"], shown["fitYears"], shown["note"]) == ("2013-2019", "2017-2019", NOTE)
    bare = {"modelId": golf.id, "note": " "}
    assert put(admin, part, bare, fits="universal").status_code == 200
    plain = {"modelId": golf.id, "yearFrom": None, "yearTo": None, "engineIds": [], "note": None, "isCondition": 0}
    assert read(admin, part.id) == {"fits": "universal", "rows": [plain]}
    assert put(admin, part).status_code == 200
    assert read(admin, part.id)["rows"] == []


def test_a_model_that_stays_ticked_keeps_its_details(admin: FlaskClient, part: Product, golf: CarModel):
    other = make_model(make_brand("BMW"), "3 Series")
    admin.post(f"{PRODUCTS}/{part.id}/compatibility", json={"modelIds": [golf.id, other.id]})
    admin.post(f"{PRODUCTS}/{part.id}/compatibility", json={"modelIds": [golf.id]})
    assert read(admin, part.id) == expected(golf)


def test_a_copy_and_a_restored_part_have_every_detail(admin: FlaskClient, part: Product, golf: CarModel):
    copy = admin.post(f"{PRODUCTS}/{part.id}/duplicate").json["product"]["id"]
    assert read(admin, copy) == expected(golf)
    gone = admin.delete(f"{PRODUCTS}/{part.id}").headers["Pitlane-Undo"]
    assert admin.post(f"/api/admin/deleted/{gone}/restore").json == {"success": True, "notes": []}
    assert read(admin, part.id) == expected(golf)


def test_an_import_keeps_the_details_and_its_undo_brings_them_back(admin: FlaskClient, part: Product, golf: CarModel):
    make_model(make_brand("BMW"), "3 Series")
    assert send(admin, "slug,models\nkit,VW/Golf Mk7;BMW/3 Series\n")[1]["updated"] == 1
    assert [row["note"] for row in read(admin, part.id)["rows"]] == [None, NOTE]
    assert send(admin, "slug,models\nkit,VW/Golf Mk7\n")[1]["updated"] == 1
    assert read(admin, part.id) == expected(golf)
    done = send_file(admin, IMPORT, b"slug,models\nkit,BMW/3 Series\n", "products.csv", "file")
    assert [row["note"] for row in read(admin, part.id)["rows"]] == [None]
    assert admin.post(f"/api/admin/deleted/{done.headers['Pitlane-Undo']}/restore").status_code == 200
    assert read(admin, part.id) == expected(golf)


@in_one_shop(
    ("rows", "refusal"),
    [
        ([{}, {}], (400, "Golf Mk7 is named twice")),
        ([{"yearFrom": 2012}], (400, "Golf Mk7 was made 2013-2019: 2012- is outside")),
        ([{"yearFrom": 2013, "yearTo": 2020}], (400, "Golf Mk7 was made 2013-2019: 2013-2020 is outside")),
        ([{"yearFrom": 2019, "yearTo": 2013}], (400, "Golf Mk7: The first year must not be after the last")),
        ([{"isCondition": 1, "note": " "}], (400, "Golf Mk7: Please write the condition under which it fits")),
        ([{"modelId": NOBODY}], (404, f"Model not found: {NOBODY}")),
        ([{"note": "x" * 201}], (400, None)),
        *(
            ([{"yearFrom": year}], (400, "Row 1: Please give a year from 1886 to 2100"))
            for year in (0, 1885, "2016.0", True, 1e9)
        ),
        *(([{"yearFrom": year}], (400, "Row 1: Year from must be at most 2100")) for year in (2101, 10**30)),
        ([{"isCondition": 2}], (400, "Row 1: A condition must be 0 or 1")),
        ([7], (400, None)),
        (None, (400, None)),
    ],
)
def test_what_cannot_be_meant_changes_nothing(
    admin: FlaskClient, part: Product, golf: CarModel, rows: Any, refusal: tuple[int, str | None]
):
    status, message = refusal
    sent = [{"modelId": golf.id} | row if isinstance(row, dict) else row for row in rows or []]
    body = {"fits": "open", "rows": sent if rows is not None else None}
    answer = admin.put(f"{PRODUCTS}/{part.id}/fitment", json=body)
    assert answer.status_code == status, answer.json
    assert message in (None, answer.json["message"])
    assert read(admin, part.id) == expected(golf)


def test_fitment_of_nothing_is_not_found(admin: FlaskClient):
    address = f"{PRODUCTS}/{NOBODY}/fitment"
    assert admin.get(address).status_code == 404
    assert admin.put(address, json={"fits": "open", "rows": []}).status_code == 404


def copy(admin: FlaskClient, from_id: str, *to_ids: str, mode: str = "add") -> Any:
    return admin.post("/api/admin/fitment/copy", json={"fromProductId": from_id, "toIds": to_ids, "mode": mode})


def test_what_a_part_fits_is_copied_to_others_and_undone(admin: FlaskClient, part: Product, golf: CarModel):
    series = make_model(make_brand("BMW"), "3 Series")
    fitted, bare = make_product("Fitted", fits="open"), make_product("Bare")
    put(admin, fitted, {"modelId": golf.id}, {"modelId": series.id, "note": "own"}, fits="open")
    before = read(admin, fitted.id)
    added = copy(admin, part.id, fitted.id, bare.id, part.id)
    assert added.json == {"success": True, "count": 1}
    assert (read(admin, bare.id), read(admin, fitted.id)) == (expected(golf), before)
    replaced = copy(admin, part.id, fitted.id, bare.id, mode="replace")
    assert replaced.json["count"] == 1
    assert read(admin, fitted.id) == expected(golf)
    for answer, product, earlier in ((replaced, fitted, before), (added, bare, {"fits": "listed", "rows": []})):
        undone = admin.post(f"/api/admin/deleted/{answer.headers['Pitlane-Undo']}/restore")
        assert undone.json == {"success": True, "notes": []}
        assert read(admin, product.id) == earlier
    assert "Pitlane-Undo" not in copy(admin, part.id, part.id).headers


def test_undoing_a_copy_leaves_what_was_changed_since(admin: FlaskClient, part: Product, golf: CarModel):
    one, other = make_product("One"), make_product("Other")
    undo = copy(admin, part.id, one.id, other.id).headers["Pitlane-Undo"]
    put(admin, one, {"modelId": golf.id, "note": "newer"})
    notes = admin.post(f"/api/admin/deleted/{undo}/restore").json["notes"]
    assert notes == ["1 product changed or deleted since then: newer changes stay."]
    assert [row["note"] for row in read(admin, one.id)["rows"]] == ["newer"]
    assert read(admin, other.id)["rows"] == []


@in_one_shop(
    ("wrong", "status"),
    [({"fromProductId": NOBODY}, 404), ({"toIds": [NOBODY]}, 404), ({"toIds": []}, 400), ({"mode": "x"}, 400)],
)
def test_a_copy_that_cannot_be_meant_changes_nothing(
    admin: FlaskClient, part: Product, wrong: dict[str, Any], status: int
):
    bare = make_product("Bare")
    body = {"fromProductId": part.id, "toIds": [bare.id]} | wrong
    assert admin.post("/api/admin/fitment/copy", json=body).status_code == status
    assert read(admin, bare.id)["rows"] == []


def test_a_part_is_duplicated_although_its_model_was_made_for_fewer_years(
    admin: FlaskClient, part: Product, golf: CarModel
):
    admin.patch(f"/api/admin/models/{golf.id}", json={"year": "2013-2016"})
    assert admin.post(f"{PRODUCTS}/{part.id}/duplicate").status_code == 201
