"""Brands and models: everybody's lists, the owner's changes, and every refusal."""

from flask.testing import FlaskClient

from tests.make import NOBODY, make_brand, make_fitment, make_image, make_model, make_product

BRANDS = "/api/admin/brands"
MODELS = "/api/admin/models"


def test_brands_and_models_come_in_display_order_then_by_name(client: FlaskClient):
    audi, bmw = make_brand("Audi", display_order=2), make_brand("BMW", display_order=1)
    for name in ("TT", "A1"):
        make_model(audi, name)
    make_model(bmw, "M2")
    assert [row["name"] for row in client.get("/api/brands").json] == ["BMW", "Audi"]
    assert [row["name"] for row in client.get(f"/api/models?brandId={audi.id}").json] == ["A1", "TT"]
    assert len(client.get("/api/models").json) == 3
    assert client.get(f"/api/models?brandId={NOBODY}").json == client.get("/api/models?brandId=x").json == []


def test_a_model_lists_the_parts_that_fit_it(client: FlaskClient):
    model, bare = make_model(make_brand("Audi")), make_model(make_brand("BMW"))
    make_fitment(make_product("Exhaust"), model)
    make_product("Elsewhere")
    assert [row["name"] for row in client.get(f"/api/models/{model.id}/products").json] == ["Exhaust"]
    assert client.get(f"/api/models/{bare.id}/products").json == []
    unknown = client.get(f"/api/models/{NOBODY}/products")
    assert (unknown.status_code, unknown.json["message"]) == (404, "Model not found")


def test_a_brand_is_added_changed_and_removed(admin: FlaskClient):
    made = admin.post(BRANDS, json={"name": "Citroen", "displayOrder": "3"})
    assert (made.status_code, made.json["slug"], made.json["displayOrder"], made.json["logo"]) == (
        201, "citroen", 3, None,
    )  # fmt: skip
    upload = make_image()
    changed = admin.patch(f"{BRANDS}/{made.json['id']}", json={"logoUrl": upload.url})
    assert (changed.status_code, changed.json["logo"]["width"], changed.json["name"]) == (200, 1200, "Citroen")
    assert admin.get("/api/brands").json[0]["logoUrl"] == upload.url
    assert admin.patch(f"{BRANDS}/{made.json['id']}", json={"logoUrl": None}).json["logoUrl"] is None
    assert admin.delete(f"{BRANDS}/{made.json['id']}").json == {"success": True}
    assert admin.get("/api/brands").json == []


def test_a_logo_must_be_an_upload(admin: FlaskClient):
    own = make_image(listed=0)
    for url in ("https://elsewhere.example/logo.png", own.url):
        answer = admin.post(BRANDS, json={"name": "Audi", "logoUrl": url})
        assert (answer.status_code, answer.json["errors"].keys()) == (400, {"logoUrl"})
    assert admin.get("/api/brands").json == []


def test_a_logo_put_in_later_must_be_an_upload(admin: FlaskClient):
    brand, own = make_brand("Audi"), make_image(listed=0)
    for url in ("https://elsewhere.example/logo.png", own.url):
        answer = admin.patch(f"{BRANDS}/{brand.id}", json={"name": "Other", "logoUrl": url})
        assert (answer.status_code, answer.json["errors"].keys()) == (400, {"logoUrl"})
    assert [(row["name"], row["logoUrl"]) for row in admin.get("/api/brands").json] == [("Audi", None)]


def test_a_taken_brand_is_a_conflict(admin: FlaskClient):
    make_brand("Audi")
    answer = admin.post(BRANDS, json={"name": "Audi", "slug": "other"})
    assert (answer.status_code, answer.json["errors"]) == (409, {"name": "A brand with this name already exists"})
    other = make_brand("BMW")
    assert admin.patch(f"{BRANDS}/{other.id}", json={"slug": "audi"}).json["errors"].keys() == {"slug"}


def test_what_is_in_use_stays_and_says_by_how_many(admin: FlaskClient):
    brand = make_brand("Audi")
    model = make_model(brand, "A1")
    make_model(brand, "A3")
    make_fitment(make_product("Exhaust"), model)
    for address, sentence in (
        (f"{BRANDS}/{brand.id}", "This brand has 2 models"),
        (f"{MODELS}/{model.id}", "1 product fits this model"),
    ):
        answer = admin.delete(address)
        assert (answer.status_code, answer.json["message"]) == (409, sentence)


def test_the_owners_overview_counts_the_parts(admin: FlaskClient):
    brand = make_brand("Audi")
    first, second = make_model(brand, "A1"), make_model(brand, "A3")
    product = make_product()
    make_fitment(product, first)
    make_fitment(product, second)
    make_fitment(make_product("Mat"), second)
    (counted,) = admin.get("/api/admin/vehicles").json
    assert (counted["productCount"], [model["productCount"] for model in counted["models"]]) == (2, [1, 2])


def test_a_new_order_is_stored(admin: FlaskClient):
    brand = make_brand("Audi")
    ids = [make_model(brand, name).id for name in ("A1", "A3")]
    assert admin.post(f"{MODELS}/order", json={"ids": ids[::-1]}).status_code == 200
    assert [row["id"] for row in admin.get("/api/models").json] == ids[::-1]
    brands = [brand.id, make_brand("BMW").id]
    assert admin.post(f"{BRANDS}/order", json={"ids": brands[::-1]}).status_code == 200
    assert [row["id"] for row in admin.get("/api/brands").json] == brands[::-1]
