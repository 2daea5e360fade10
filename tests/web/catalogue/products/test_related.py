"""Parts that go with a part."""

from datetime import UTC, datetime

from flask.testing import FlaskClient

from app.store.catalogue.products import Product
from tests.make import (
    CHECKOUT,
    NOBODY,
    make_brand,
    make_category,
    make_fitment,
    make_model,
    make_order,
    make_product,
    make_subcategory,
)


def related(client: FlaskClient, product: Product) -> list[str]:
    answer = client.get(f"/api/products/{product.id}/related")
    assert answer.status_code == 200
    return [each["name"] for each in answer.json]


def made(name: str, day: int, **given: object) -> Product:
    return make_product(name, created_at=datetime(2026, 5, day, tzinfo=UTC), **given)


def test_the_same_vehicle_goes_before_the_same_subcategory(client: FlaskClient) -> None:
    brakes = make_subcategory(make_category(), "Brakes").id
    golf = make_model(make_brand())
    kit, discs = made("Brake kit", 1, subcategory_id=brakes), made("Discs", 2, subcategory_id=brakes)
    springs, _foreign = made("Springs", 9), made("Foreign pads", 8, subcategory_id=brakes)
    soap, mats = made("Soap", 7, fits="universal"), made("Mats", 6)
    for product in (kit, discs, springs, soap):
        make_fitment(product, golf)
    assert related(client, kit) == ["Discs", "Springs", "Foreign pads"]
    assert related(client, mats) == []
    assert related(client, soap) == []


def test_what_does_not_fit_the_named_vehicle_is_left_out(client: FlaskClient) -> None:
    brakes = make_subcategory(make_category(), "Brakes").id
    brand = make_brand()
    golf, polo = make_model(brand, "Golf"), make_model(brand, "Polo")
    kit, wax = made("Brake kit", 1, subcategory_id=brakes), made("Wax", 2, fits="universal")
    fitting = {f"For both {day}": (golf, polo) for day in range(3, 6)} | {"Golf springs": (golf,), "Polo mats": (polo,)}
    parts = {name: made(name, day) for day, name in enumerate(fitting, 3)} | {"Brake kit": kit}
    for name, models in (fitting | {"Brake kit": (golf, polo)}).items():
        for model in models:
            make_fitment(parts[name], model)
    make_order(*((product, 1) for product in (kit, wax, parts["Golf springs"], parts["Polo mats"])))
    path = f"/api/products/{kit.id}/related"
    found = {row["name"] for row in client.get(f"{path}?modelId={golf.id}").json}
    assert (len(found), {"Wax", "Golf springs"} <= found, "Polo mats" in found) == (4, True, False)
    assert client.get(f"{path}?modelId={NOBODY}").status_code == 404
    assert client.get(f"{path}?modelId={golf.id}&year=1500").status_code == 400


def test_what_is_sold_out_is_not_recommended(client: FlaskClient) -> None:
    brakes = make_subcategory(make_category(), "Brakes").id
    kit, _pads = made("Brake kit", 1, subcategory_id=brakes), made("Pads", 2, subcategory_id=brakes, inventory=0)
    gone = made("Wax", 3, inventory=2)
    make_order((kit, 1), (gone, 2))
    assert related(client, kit) == []


def test_what_was_bought_together_comes_first(admin: FlaskClient) -> None:
    brakes = make_subcategory(make_category(), "Brakes").id
    kit, discs = made("Brake kit", 1, subcategory_id=brakes), made("Discs", 2, subcategory_id=brakes)
    soap, cloth, wax = made("Soap", 3), made("Cloth", 4), made("Wax", 5)
    for lines in ([soap, kit], [kit, soap, cloth], [wax, soap]):
        make_order(*((product, 1) for product in lines))
    cancelled = make_order((kit, 1), (wax, 1))
    assert admin.patch(f"/api/admin/orders/{cancelled.id}", json={"status": "cancelled"}).status_code == 200
    assert related(admin, kit) == ["Soap", "Cloth", "Discs"]
    assert related(admin, discs) == ["Brake kit"]


def test_an_order_leaves_it_as_it_is_until_the_catalogue_changes(admin: FlaskClient) -> None:
    """An order does not change the related products until the catalogue changes. Otherwise a rush of customers would
    have them calculated again for each visitor.
    """
    kit, soap = made("Brake kit", 1), made("Soap", 2)
    assert related(admin, kit) == []
    cart = admin.post("/api/cart", json={}).json["id"]
    for product in (kit, soap):
        admin.post(f"/api/cart/{cart}/items", json={"productId": product.id})
    assert admin.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart}).status_code == 201
    assert related(admin, kit) == []
    admin.patch(f"/api/admin/products/{soap.id}", json={"name": "Plain soap"})
    assert related(admin, kit) == ["Plain soap"]


def test_no_such_product_is_said(client: FlaskClient) -> None:
    answer = client.get(f"/api/products/{NOBODY}/related")
    assert (answer.status_code, answer.json) == (404, {"message": "Product not found"})
