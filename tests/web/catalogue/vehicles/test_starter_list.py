"""Vehicles and services to start with, added whole or not at all."""

from flask.testing import FlaskClient

from tests.make import make_brand

STARTER = "/api/admin/starter-vehicles"


def test_chosen_brands_come_with_all_their_models(admin: FlaskClient):
    offered = admin.get(STARTER).json
    assert sum(brand["models"] for brand in offered) >= 150
    assert "volkswagen" in [brand["slug"] for brand in offered]
    chosen = [brand["slug"] for brand in offered[:2]]
    added = admin.post(STARTER, json={"slugs": chosen})
    assert (added.status_code, added.json["count"]) == (201, offered[0]["models"] + offered[1]["models"])
    models = admin.get("/api/models").json
    assert len(models) == added.json["count"]
    assert all(model["yearFrom"] for model in models if model["year"])
    assert [brand["slug"] for brand in admin.get("/api/brands").json] == chosen
    assert [brand["slug"] for brand in admin.get(STARTER).json] == [brand["slug"] for brand in offered[2:]]


def test_a_brand_that_is_there_or_unknown_adds_nothing(admin: FlaskClient):
    make_brand("VOLKSWAGEN", slug="vw")
    assert "volkswagen" not in [brand["slug"] for brand in admin.get(STARTER).json]
    for slugs, status in ((["bmw", "volkswagen"], 409), (["bmw", "none"], 404), ([], 400)):
        assert admin.post(STARTER, json={"slugs": slugs}).status_code == status
    assert admin.get("/api/models").json == []


def test_a_visitor_is_offered_nothing(client: FlaskClient):
    assert client.get(STARTER).status_code == 401


def test_services_come_without_products_into_an_empty_menu_alone(admin: FlaskClient):
    added = admin.post("/api/admin/starter-services")
    menu = admin.get("/api/admin/service-prices").json
    assert (added.status_code, added.json["count"]) == (201, len(menu))
    assert all(service["minutes"] and float(service["price"]) > 0 for service in menu)
    assert admin.get("/api/products").json == []
    again = admin.post("/api/admin/starter-services")
    assert (again.status_code, again.json["message"]) == (409, "The shop has services already")
