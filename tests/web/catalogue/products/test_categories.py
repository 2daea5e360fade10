"""Categories and subcategories: everybody's lists, the owner's changes, and every refusal."""

from datetime import UTC, datetime

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, make_category, make_image, make_product, make_subcategory

CATEGORIES = "/api/admin/product-categories"
SUBCATEGORIES = "/api/admin/product-subcategories"


def test_lists_come_in_display_order_then_by_name(client: FlaskClient):
    last = make_category("Wheels", display_order=2)
    for name, order in (("Mats", 1), ("Audio", 1)):
        make_category(name, display_order=order)
    make_subcategory(last, "Steel", display_order=2)
    make_subcategory(last, "Alloy", display_order=2)
    assert [row["name"] for row in client.get("/api/product-categories").json] == ["Audio", "Mats", "Wheels"]
    subcategories = client.get(f"/api/product-subcategories?categoryId={last.id}").json
    assert [(row["name"], row["categoryId"]) for row in subcategories] == [("Alloy", last.id), ("Steel", last.id)]
    assert len(client.get("/api/product-subcategories").json) == 2
    assert client.get(f"/api/product-subcategories?categoryId={NOBODY}").json == []


def test_a_category_is_added_with_a_slug_made_from_its_name(admin: FlaskClient, client: FlaskClient):
    assert client.get("/api/product-categories").json == []
    answer = admin.post(CATEGORIES, json={"name": " Car Audio & More "})
    assert (answer.status_code, answer.json["slug"], answer.json["displayOrder"]) == (201, "car-audio-more", 0)
    assert [row["name"] for row in client.get("/api/product-categories").json] == ["Car Audio & More"]


@in_one_shop(
    ("body", "errors"),
    [
        ({}, {"name": "Name is required"}),
        ({"name": " "}, {"name": "Name is required"}),
        ({"name": None}, {"name": "Name is required"}),
        ({"name": "M"}, {"name": "Name must be at least 2 characters"}),
        ({"name": "Mats", "slug": "a/b"}, {"slug": "An address may have only letters, digits and hyphens"}),
        ({"name": "三菱"}, {"slug": "Slug is required"}),
        ({"name": "Mats", "displayOrder": -1}, {"displayOrder": "Display order must be at least 0"}),
        ({"name": "Mats", "id": NOBODY}, {"id": "Unknown field: id"}),
    ],
)
def test_a_category_that_cannot_be_meant_is_refused(admin: FlaskClient, body: dict[str, object], errors: object):
    answer = admin.post(CATEGORIES, json=body)
    assert (answer.status_code, answer.json["errors"]) == (400, errors)
    assert admin.get("/api/product-categories").json == []


def test_a_taken_name_or_slug_is_a_conflict_on_its_field(admin: FlaskClient):
    make_category("Mats")
    both = admin.post(CATEGORIES, json={"name": "MATS"})
    assert both.status_code == 409
    assert both.json["errors"] == {
        "name": "A category with this name already exists",
        "slug": "A category with this slug already exists",
    }
    other = make_category("Wheels")
    assert admin.patch(f"{CATEGORIES}/{other.id}", json={"slug": "mats"}).json["errors"].keys() == {"slug"}
    assert admin.patch(f"{CATEGORIES}/{other.id}", json={"name": "Wheels", "slug": "wheels"}).status_code == 200


def test_renaming_a_category_carries_its_products_along(admin: FlaskClient, client: FlaskClient):
    category = make_category("Mats")
    make_product("Rubber Mat", category="Mats")
    assert client.get("/api/products?category=mats").json[0]["category"] == "Mats"
    answer = admin.patch(f"{CATEGORIES}/{category.id}", json={"name": "Floor Mats"})
    assert (answer.status_code, answer.json["name"], answer.json["slug"]) == (200, "Floor Mats", "mats")
    assert [row["category"] for row in client.get("/api/products?category=mats").json] == ["Floor Mats"]


def test_a_category_in_use_stays_and_says_by_how_many(admin: FlaskClient):
    category = make_category("Mats")
    subcategory = make_subcategory(category)
    make_product(category="Mats", subcategory_id=subcategory.id)
    for address, sentence in (
        (f"{CATEGORIES}/{category.id}", "This category has 1 product and 1 subcategory"),
        (f"{SUBCATEGORIES}/{subcategory.id}", "This subcategory has 1 product"),
    ):
        answer = admin.delete(address)
        assert (answer.status_code, answer.json["message"]) == (409, sentence)
    counted = admin.get("/api/admin/categories").json
    assert (counted[0]["productCount"], counted[0]["subcategories"][0]["productCount"]) == (1, 1)


def test_empty_ones_are_removed(admin: FlaskClient):
    category = make_category("Mats")
    subcategory = make_subcategory(category)
    assert admin.delete(f"{SUBCATEGORIES}/{subcategory.id}").json == {"success": True}
    assert admin.delete(f"{CATEGORIES}/{category.id}").json == {"success": True}
    assert admin.get("/api/product-categories").json == []
    assert admin.delete(f"{CATEGORIES}/{category.id}").json["message"] == "Category not found"


def test_a_subcategory_belongs_to_a_category_that_exists(admin: FlaskClient):
    category = make_category("Mats")
    body = {"name": "Rubber", "categoryId": category.id}
    answer = admin.post(SUBCATEGORIES, json=body)
    assert (answer.status_code, answer.json["slug"], answer.json["categoryId"]) == (201, "rubber", category.id)
    unknown = admin.post(SUBCATEGORIES, json=body | {"categoryId": NOBODY, "slug": "other"})
    assert (unknown.status_code, unknown.json["message"]) == (404, "Category not found")
    assert admin.post(SUBCATEGORIES, json=body | {"categoryId": "7"}).status_code == 400
    assert admin.post(SUBCATEGORIES, json=body | {"slug": "other"}).json["errors"].keys() == {"name"}
    assert admin.post(SUBCATEGORIES, json=body | {"name": "Other", "slug": "rubber"}).json["errors"].keys() == {"slug"}


def test_a_slug_made_from_a_subcategorys_name_gets_a_number_where_it_is_taken(admin: FlaskClient):
    mats, wheels, lights = (make_category(name) for name in ("Mats", "Wheels", "Lights"))
    made = [admin.post(SUBCATEGORIES, json={"name": "Sets", "categoryId": each.id}) for each in (mats, wheels, lights)]
    assert [(answer.status_code, answer.json["slug"]) for answer in made] == [
        (201, "sets"),
        (201, "sets-2"),
        (201, "sets-3"),
    ]
    again = admin.post(SUBCATEGORIES, json={"name": "Sets", "categoryId": mats.id})
    assert (again.status_code, again.json["errors"].keys()) == (409, {"name"})
    given = admin.post(SUBCATEGORIES, json={"name": "More", "categoryId": mats.id, "slug": "sets"})
    assert (given.status_code, given.json["errors"].keys()) == (409, {"slug"})


def test_a_subcategory_with_products_does_not_change_its_category(admin: FlaskClient):
    subcategory = make_subcategory(make_category("Mats"))
    other = make_category("Wheels")
    moved = admin.patch(f"{SUBCATEGORIES}/{subcategory.id}", json={"categoryId": other.id, "name": "Rims"})
    assert (moved.status_code, moved.json["categoryId"], moved.json["name"]) == (200, other.id, "Rims")
    make_product(category="Wheels", subcategory_id=subcategory.id)
    back = admin.patch(f"{SUBCATEGORIES}/{subcategory.id}", json={"categoryId": make_category("Audio").id})
    assert (back.status_code, back.json["message"]) == (409, "This subcategory has 1 product")


def test_a_new_order_is_stored_whole_or_not_at_all(admin: FlaskClient):
    ids = [make_category(name).id for name in ("Audio", "Mats", "Wheels")]
    wanted = list(reversed(ids))
    assert admin.post(f"{CATEGORIES}/order", json={"ids": wanted}).json == {"success": True}
    assert [row["id"] for row in admin.get("/api/product-categories").json] == wanted
    assert admin.post(f"{CATEGORIES}/order", json={"ids": [*ids, NOBODY]}).status_code == 404
    assert admin.post(f"{CATEGORIES}/order", json={"ids": []}).status_code == 400
    assert [row["id"] for row in admin.get("/api/product-categories").json] == wanted


def test_a_category_shows_its_own_picture_else_its_first_product_s(admin: FlaskClient):
    mats, audio = make_category("Mats"), make_category("Audio")
    first, second, own = make_image(), make_image(), make_image()
    for day, picture in ((1, second), (2, first)):
        made = datetime(2026, 5, day, tzinfo=UTC)
        make_product(f"Mat {day}", category="Mats", image_url=picture.url, created_at=made)
    make_product("Bare mat", category="Mats")

    def shown() -> list[tuple[object, ...]]:
        rows = admin.get("/api/product-categories").json
        return [(row["name"], row["productCount"], row["imageUrl"], (row["image"] or {}).get("url")) for row in rows]

    assert shown() == [("Audio", 0, None, None), ("Mats", 3, None, first.url)]
    answer = admin.patch(f"{CATEGORIES}/{mats.id}", json={"imageUrl": own.url})
    assert (answer.status_code, answer.json["imageUrl"]) == (200, own.url)
    assert shown()[1] == ("Mats", 3, own.url, own.url)
    uses = next(row for row in admin.get("/api/admin/uploads").json if row["url"] == own.url)["usedBy"]
    assert [(use["kind"], use["name"]) for use in uses] == [("category", "Mats")]
    assert admin.delete(f"/api/admin/uploads/{own.filename}").status_code == 409
    admin.patch(f"{CATEGORIES}/{mats.id}", json={"imageUrl": None})
    assert shown()[1] == ("Mats", 3, None, first.url)
    assert admin.patch(f"{CATEGORIES}/{audio.id}", json={"imageUrl": own.url}).status_code == 200
    undo = admin.delete(f"{CATEGORIES}/{audio.id}").headers["Pitlane-Undo"]
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert shown()[0] == ("Audio", 0, own.url, own.url)


@pytest.mark.parametrize("url", ["/uploads/none.webp", "https://cars.example/a.jpg", "javascript:alert(1)", "x" * 501])
def test_a_picture_that_is_no_upload_is_refused(admin: FlaskClient, url: str):
    mats = make_category("Mats")
    answer = admin.patch(f"{CATEGORIES}/{mats.id}", json={"imageUrl": url})
    assert (answer.status_code, list(answer.json["errors"])) == (400, ["imageUrl"])
    assert admin.get("/api/product-categories").json[0]["imageUrl"] is None
