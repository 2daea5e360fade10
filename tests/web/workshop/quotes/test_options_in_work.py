"""Options in quotes and jobs: promised, fitted and put back as pieces of that option alone."""

from typing import Any

from flask.testing import FlaskClient

from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.database.base import db
from tests.make import CHECKOUT, make_option, make_product
from tests.web.workshop.jobs.work import JOBS, POLISH, book, part_of, step
from tests.web.workshop.quotes.offer import QUOTES, accepting, draft, make_enquiry, offer

TEXT = "Boost Gauge, Red"


def counted(option: ProductOption) -> tuple[int, int, int]:
    """The stock and the promised pieces of an option, and what can be sold of its product."""
    db.session.rollback()
    row = db.session.get_one(ProductOption, option.id)
    return row.inventory, row.agreed, db.session.get_one(Product, row.product_id).available


def make_gauge(red: int = 3) -> tuple[Product, ProductOption, ProductOption]:
    product = make_product(inventory=0)
    return product, make_option(product, "Red", inventory=red), make_option(product, "Blue", inventory=5, position=1)


def line_of(product: Product, option: ProductOption, **given: Any) -> dict[str, Any]:
    return part_of(product.id, **given) | {"text": TEXT, "optionId": option.id}


def test_an_accepted_option_is_promised_fitted_and_put_back(admin: FlaskClient, client: FlaskClient) -> None:
    product, red, blue = make_gauge()
    quote, token = offer(admin, lines=[line_of(product, red, quantity="2"), POLISH])
    assert counted(red) == (3, 0, 8)
    assert client.post(f"/api/quotes/{token}/answer", json=accepting(quote, TEXT, "Polish")).status_code == 200
    assert (counted(red), counted(blue)) == ((3, 2, 6), (5, 0, 6))
    shown = client.get(f"/api/products/{product.slug}").json
    assert [each["inventory"] for each in shown["options"]] == [1, 5]
    cart = client.post("/api/cart").json["id"]
    many = {"productId": product.id, "optionId": red.id, "quantity": 2}
    assert client.post(f"/api/cart/{cart}/items", json=many).json["message"] == "Only 1 left in stock"
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={}).json
    assert (job["lines"][0]["optionId"], job["lines"][0]["stock"]) == (red.id, 3)
    step(admin, job, "arrived")
    fitted = f"{JOBS}/{job['id']}/lines/{job['lines'][0]['id']}/fitted"
    assert admin.post(fitted).json["lines"][0]["stockTaken"] == 2
    assert (counted(red), counted(blue)) == ((1, 0, 6), (5, 0, 6))
    moves = admin.get(f"/api/admin/products/{product.id}/stock-moves").json["moves"]
    assert (moves[0]["reason"], moves[0]["optionName"], moves[0]["change"]) == ("job", "Red", -2)
    admin.delete(fitted)
    assert counted(red) == (3, 2, 6)


def test_an_option_that_is_short_is_said_though_another_has_plenty(admin: FlaskClient) -> None:
    product, red, _blue = make_gauge(red=1)
    job = book(admin, lines=[line_of(product, red, quantity="3")])
    assert job["lines"][0]["short"] == 2
    listed = admin.get("/api/admin/products?stock=short").json
    assert [(each["id"], each["short"]) for each in listed] == [(product.id, 2)]
    low = admin.get("/api/admin/demand").json["low"]
    assert [(each["name"], each["short"]) for each in low] == [("Boost Gauge, Red", 2)]


def test_a_line_names_one_option_of_its_part(admin: FlaskClient) -> None:
    product, red, _blue = make_gauge()
    foreign = make_option(make_product("Kit"))
    about = {"inquiryId": make_enquiry().id}
    bare = admin.post(QUOTES, json=about | {"lines": [line_of(product, red) | {"optionId": None}]})
    said = f"“{TEXT}”: Please choose an option of this part"
    assert (bare.status_code, bare.json["message"]) == (400, said)
    wrong = admin.post(QUOTES, json=about | {"lines": [line_of(product, foreign)]})
    assert (wrong.status_code, wrong.json["message"]) == (400, f"“{TEXT}”: This part has no such option")


def test_a_line_outlives_its_option(admin: FlaskClient) -> None:
    product, red, blue = make_gauge()
    job = step(admin, book(admin, lines=[line_of(product, red)]), "arrived")
    quote = draft(admin, lines=[line_of(product, red)])
    left = [{"id": blue.id, "name": "Blue"}]
    assert admin.put(f"/api/admin/products/{product.id}/options", json=left).status_code == 200
    assert admin.get(f"{QUOTES}/{quote['id']}").json["lines"][0]["text"] == TEXT
    fitted = admin.post(f"{JOBS}/{job['id']}/lines/{job['lines'][0]['id']}/fitted").json
    assert fitted["lines"][0]["stockTaken"] == 0
    assert counted(blue) == (5, 0, 5)


def test_no_public_call_names_a_hidden_option(admin: FlaskClient, client: FlaskClient) -> None:
    product, red, _blue = make_gauge()
    hidden = make_option(product, "Secret", sku="SECRET-1", ean="4006381333931", inventory=7, position=2)
    change = {"id": hidden.id, "name": "Secret", "sku": "SECRET-1", "ean": "4006381333931", "shown": 0}
    rows = [{"id": red.id, "name": "Red"}, change]
    assert admin.put(f"/api/admin/products/{product.id}/options", json=rows).status_code == 200
    admin.patch("/api/admin/settings", json={"productFeed": True})
    paths = (
        "/api/products", f"/api/products/{product.slug}", f"/api/products/{product.id}/related",
        f"/api/products/{product.id}/instead", "/api/suggest?q=boost", "/api/products?search=boost",
        f"/shop/{product.slug}", f"/shop/{product.slug}?option={hidden.id}", "/products.xml", "/sitemap.xml",
    )  # fmt: skip
    for path in paths:
        text = client.get(path).text
        assert "Secret" not in text, path
        assert "SECRET-1" not in text, path
    assert client.get("/api/products?search=secret-1").json == []
    assert len(admin.get("/api/admin/products?number=secret-1").json) == 1
    cart = client.post("/api/cart").json["id"]
    line = {"productId": product.id, "optionId": hidden.id}
    assert client.post(f"/api/cart/{cart}/items", json=line).status_code == 404
    waiting = client.post("/api/stock-waits", json=line | {"email": "aoife@example.ie"})
    assert waiting.status_code == 404
    assert client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart}).status_code == 400
