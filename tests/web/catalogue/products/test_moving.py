"""Categories deleted with their products moved, and brought back by Undo."""

import pytest
from flask.testing import FlaskClient

from tests.make import NOBODY, make_category, make_product, make_subcategory

CATEGORIES = "/api/admin/product-categories"
SUBCATEGORIES = "/api/admin/product-subcategories"


def state(admin: FlaskClient) -> object:
    """Categories and products as their lists show them."""
    rows = {part["id"]: part for part in admin.get("/api/products").json}
    return admin.get("/api/admin/categories").json, admin.get("/api/product-categories").json, rows


def places(admin: FlaskClient) -> dict[str, tuple[str, str | None]]:
    """The category and the subcategory of each product, by its name."""
    return {part["name"]: (part["category"], part["subcategoryId"]) for part in admin.get("/api/products").json}


def bring_back(admin: FlaskClient, undo: str) -> list[str]:
    """Restore a deletion and return its notes."""
    answer = admin.post(f"/api/admin/deleted/{undo}/restore")
    assert answer.status_code == 200
    notes: list[str] = answer.json["notes"]
    return notes


def test_a_deleted_category_s_products_move_and_come_back(admin: FlaskClient):
    mats, wheels = make_category("Mats"), make_category("Wheels")
    rubber = make_subcategory(mats, "Rubber")
    make_product("Plain mat", category="Mats")
    make_product("Rubber mat", category="Mats", subcategory_id=rubber.id)
    make_product("Steel wheel", category="Wheels")
    before = state(admin)
    answer = admin.delete(f"{CATEGORIES}/{mats.id}?moveTo={wheels.id}")
    assert (answer.status_code, answer.json) == (200, {"success": True})
    assert set(places(admin).values()) == {("Wheels", None)}
    assert [(row["name"], row["productCount"]) for row in admin.get("/api/product-categories").json] == [("Wheels", 3)]
    assert len(admin.get("/api/products?category=wheels").json) == 3
    assert len(admin.get("/api/products?search=wheels").json) == 3
    listed = admin.get("/api/admin/deleted").json[0]
    assert (listed["kind"], listed["act"], listed["name"], listed["count"]) == ("category", "delete", "Mats", 1)
    assert bring_back(admin, answer.headers["Pitlane-Undo"]) == []
    assert state(admin) == before
    assert [part["name"] for part in admin.get("/api/products?search=wheels").json] == ["Steel wheel"]


def test_a_product_put_elsewhere_since_stays_there(admin: FlaskClient):
    mats, wheels, audio = (make_category(name) for name in ("Mats", "Wheels", "Audio"))
    steel = make_subcategory(wheels, "Steel")
    moved, narrowed, priced = (make_product(f"Mat {number}", category="Mats") for number in range(3))
    undo = admin.delete(f"{CATEGORIES}/{mats.id}?moveTo={wheels.id}").headers["Pitlane-Undo"]
    for part, change in (
        (moved, {"category": audio.name}),
        (narrowed, {"subcategoryId": steel.id}),
        (priced, {"price": "7.00"}),
    ):
        assert admin.patch(f"/api/admin/products/{part.id}", json=change).status_code == 200
    assert bring_back(admin, undo) == ["2 products changed or deleted since then: newer changes stay."]
    assert places(admin) == {"Mat 0": ("Audio", None), "Mat 1": ("Wheels", steel.id), "Mat 2": ("Mats", None)}


@pytest.mark.parametrize("to_none", [True, False])
def test_a_deleted_subcategory_s_products_move_and_come_back(admin: FlaskClient, to_none: bool):
    mats = make_category("Mats")
    rubber, velour = make_subcategory(mats, "Rubber"), make_subcategory(mats, "Velour")
    make_product("Rubber mat", category="Mats", subcategory_id=rubber.id)
    before = state(admin)
    answer = admin.delete(f"{SUBCATEGORIES}/{rubber.id}?moveTo={'none' if to_none else velour.id}")
    assert (answer.status_code, answer.json) == (200, {"success": True})
    assert places(admin) == {"Rubber mat": ("Mats", None if to_none else velour.id)}
    assert [row["name"] for row in admin.get("/api/product-subcategories").json] == ["Velour"]
    found = len(admin.get("/api/products?search=velour").json)
    assert found == (0 if to_none else 1)
    assert bring_back(admin, answer.headers["Pitlane-Undo"]) == []
    assert state(admin) == before


def test_a_wrong_place_to_move_to_changes_nothing(admin: FlaskClient):
    mats, wheels = make_category("Mats"), make_category("Wheels")
    rubber, steel = make_subcategory(mats, "Rubber"), make_subcategory(wheels, "Steel")
    make_product(category="Mats", subcategory_id=rubber.id)
    before = state(admin)
    for address, status, sentence in (
        (f"{CATEGORIES}/{mats.id}?moveTo={mats.id}", 400, "Choose another category than the one to delete"),
        (f"{CATEGORIES}/{mats.id}?moveTo={NOBODY}", 404, "The category to move the products to no longer exists"),
        (f"{CATEGORIES}/{mats.id}?moveTo=7", 400, "Choose the category to move the products to"),
        (f"{CATEGORIES}/{mats.id}?moveTo=none", 400, "Choose the category to move the products to"),
        (f"{CATEGORIES}/{NOBODY}?moveTo={mats.id}", 404, "Category not found"),
        (f"{CATEGORIES}/{mats.id}", 409, "This category has 1 product and 1 subcategory"),
        (f"{SUBCATEGORIES}/{rubber.id}?moveTo={rubber.id}", 400, "Choose another subcategory than the one to delete"),
        (f"{SUBCATEGORIES}/{rubber.id}?moveTo={steel.id}", 400, "Choose a subcategory of the same category"),
        (
            f"{SUBCATEGORIES}/{rubber.id}?moveTo={NOBODY}",
            404,
            "The subcategory to move the products to no longer exists",
        ),
        (f"{SUBCATEGORIES}/{rubber.id}", 409, "This subcategory has 1 product"),
    ):
        answer = admin.delete(address)
        assert (answer.status_code, answer.json["message"]) == (status, sentence)
    assert state(admin) == before
    assert admin.get("/api/admin/deleted").json == []


def test_undoing_a_bulk_edit_leaves_a_product_whose_subcategory_is_newer(admin: FlaskClient):
    make_category("Mats")
    steel = make_subcategory(make_category("Wheels"), "Steel")
    stays, goes = make_product("Mat 1", category="Mats"), make_product("Mat 2", category="Mats")
    body = {"ids": [stays.id, goes.id], "updates": {"category": "Wheels"}}
    undo = admin.post("/api/admin/products/bulk-update", json=body).headers["Pitlane-Undo"]
    assert admin.patch(f"/api/admin/products/{stays.id}", json={"subcategoryId": steel.id}).status_code == 200
    assert bring_back(admin, undo) == ["1 product changed or deleted since then: newer changes stay."]
    assert places(admin) == {"Mat 1": ("Wheels", steel.id), "Mat 2": ("Mats", None)}
