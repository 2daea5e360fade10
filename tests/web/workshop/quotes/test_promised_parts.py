"""Parts that accepted quotes and jobs promise."""

from functools import partial
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import func, select

from app.store.catalogue.products import Product
from app.store.customers.mails import Mail
from app.store.database.base import db
from app.store.sales.orders import OrderItem
from tests.live import ask, at_once, serving
from tests.make import checkout, make_cart, make_product
from tests.web.workshop.jobs.work import JOBS, POLISH, book, change, part_of, step, with_ids
from tests.web.workshop.quotes.offer import QUOTES, accepting, offer

PRODUCTS = "/api/admin/products"
CONFIRM = "/api/checkout/confirm"
TEXT = "Boost Gauge"
NOT_ENOUGH = "We do not have enough of it in stock now, and will contact you about it."
CONFIRMED_LATER = f"We still have to confirm this part: {TEXT}. {NOT_ENOUGH}"


def stock(admin: FlaskClient, product: Product) -> tuple[int, int, int, int]:
    """What is counted, promised and short, and what visitors see."""
    own = next(each for each in admin.get(PRODUCTS).json if each["id"] == product.id)
    assert own == {**admin.get(f"{PRODUCTS}/{product.id}").json, "modelCount": 0}
    shown = admin.get(f"/api/products/{product.slug}").json["inventory"]
    return own["inventory"], own["promised"], own["short"], shown


def offer_part(admin: FlaskClient, product: Product, **given: Any) -> tuple[dict[str, Any], str]:
    return offer(admin, lines=[part_of(product.id, **given), POLISH])


def accept(client: FlaskClient, quote: dict[str, Any], token: str) -> dict[str, Any]:
    answer = client.post(f"/api/quotes/{token}/answer", json=accepting(quote, TEXT, "Polish"))
    assert answer.status_code == 200, answer.json
    return dict(answer.json)


def test_accepted_parts_are_promised_until_they_are_fitted(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=5)
    quote, token = offer_part(admin, product, quantity="1.5")
    assert stock(admin, product) == (5, 0, 0, 5)
    accept(client, quote, token)
    assert stock(admin, product) == (5, 2, 0, 3)
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={}).json
    assert stock(admin, product) == (5, 2, 0, 3)
    step(admin, job, "arrived")
    fitted = f"{JOBS}/{job['id']}/lines/{job['lines'][0]['id']}/fitted"
    admin.post(fitted)
    assert stock(admin, product) == (3, 0, 0, 3)
    admin.delete(fitted)
    assert stock(admin, product) == (5, 2, 0, 3)
    admin.post(fitted)
    step(admin, job, "in_work", "ready", "collected")
    assert stock(admin, product) == (3, 0, 0, 3)
    admin.delete(fitted)
    assert stock(admin, product) == (5, 0, 0, 5)


def test_an_answer_or_another_version_releases(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=5)
    _, token = offer_part(admin, product)
    declined = {"version": 1, "name": "Aoife Byrne", "decline": True}
    assert client.post(f"/api/quotes/{token}/answer", json=declined).status_code == 200
    assert stock(admin, product) == (5, 0, 0, 5)
    other, token = offer_part(admin, product)
    accept(client, other, token)
    assert stock(admin, product) == (5, 2, 0, 3)
    seen = admin.get(f"{QUOTES}/{other['id']}").json["updatedAt"]
    assert admin.patch(f"{QUOTES}/{other['id']}", json={"updatedAt": seen, "intro": "Anew"}).status_code == 200
    assert stock(admin, product) == (5, 0, 0, 5)
    admin.post(f"{QUOTES}/{other['id']}/withdraw")
    assert stock(admin, product) == (5, 0, 0, 5)


def test_a_job_promises_what_is_agreed_until_it_ends(admin: FlaskClient) -> None:
    product = make_product(inventory=5)
    job = book(admin, lines=[part_of(product.id), POLISH])
    assert stock(admin, product) == (5, 2, 0, 3)
    lines = with_ids(job)
    job = change(admin, job, lines=[lines[0] | {"quantity": "1"}, lines[1]]).json
    assert stock(admin, product) == (5, 1, 0, 4)
    job = change(admin, job, lines=with_ids(job)[1:]).json
    assert stock(admin, product) == (5, 0, 0, 5)
    job = change(admin, job, lines=[*with_ids(job), part_of(product.id, quantity="3")]).json
    assert stock(admin, product) == (5, 3, 0, 2)
    step(admin, job, "cancelled")
    assert stock(admin, product) == (5, 0, 0, 5)


def test_extra_work_is_promised_once_it_is_approved(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=5)
    job = book(admin)
    asked = admin.post(f"{JOBS}/{job['id']}/extra-work", json={"lines": [part_of(product.id)], "by": "link"})
    assert asked.status_code < 300, asked.json
    assert stock(admin, product) == (5, 0, 0, 5)
    token = asked.json["url"].rpartition("/")[2]
    line = client.get(f"/api/jobs/{token}").json["lines"][-1]
    answer = {"approve": True, "name": "Aoife Byrne"}
    assert client.post(f"/api/jobs/{token}/lines/{line['id']}", json=answer).status_code == 200
    assert stock(admin, product) == (5, 2, 0, 3)


def test_a_removed_job_is_restored_with_its_promise(admin: FlaskClient) -> None:
    product = make_product(inventory=5)
    job = book(admin, lines=[part_of(product.id)])
    undo = admin.delete(f"{JOBS}/{job['id']}").headers["Pitlane-Undo"]
    assert stock(admin, product) == (5, 0, 0, 5)
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert stock(admin, product) == (5, 2, 0, 3)


def test_a_removed_product_is_restored_with_its_promise(admin: FlaskClient) -> None:
    product = make_product(inventory=5)
    job = book(admin, lines=[part_of(product.id)])
    undo = admin.delete(f"{PRODUCTS}/{product.id}").headers["Pitlane-Undo"]
    step(admin, job, "cancelled")
    assert admin.post(f"/api/admin/deleted/{undo}/restore").status_code == 200
    assert stock(admin, product) == (5, 0, 0, 5)
    copy = admin.post(f"{PRODUCTS}/{product.id}/duplicate").json["product"]
    assert (copy["inventory"], copy["promised"]) == (0, 0)


def test_an_erased_customer_holds_no_part(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=5)
    quote, token = offer_part(admin, product)
    accept(client, quote, token)
    assert stock(admin, product) == (5, 2, 0, 3)
    erased = admin.post("/api/admin/privacy/erase", json={"email": "aoife@example.ie"})
    assert erased.status_code == 200, erased.json
    assert stock(admin, product) == (5, 0, 0, 5)


def test_cart_and_checkout_leave_the_promised_pieces(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=3)
    full = make_cart((product, 3))
    book(admin, lines=[part_of(product.id)])
    refused = client.post(CONFIRM, json=checkout(full))
    assert (refused.status_code, refused.json["message"]) == (409, f"Only 1 left in stock of {product.name}")
    cart = client.get(f"/api/cart/{full.id}").json
    assert cart["items"][0]["product"]["inventory"] == 1
    more = client.post(f"/api/cart/{make_cart().id}/items", json={"productId": product.id, "quantity": 2})
    assert (more.status_code, more.json["message"]) == (409, "Only 1 left in stock")
    assert client.post(CONFIRM, json=checkout(make_cart((product, 1)))).status_code == 201
    assert stock(admin, product) == (2, 2, 0, 0)


def test_a_refusal_names_to_the_owner_what_is_promised(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=3)
    book(admin, lines=[part_of(product.id)])
    said = f"Only 1 left in stock of {product.name} (2 are promised to quotes and jobs)"
    asked = {"items": [{"productId": product.id, "quantity": 2}]}
    whose = {"customerName": "Niall Kehoe", "shippingAddress": "12 Castle Road, Kilkenny"}
    for url, order in (("/api/admin/orders/preview", asked), ("/api/admin/orders", asked | whose)):
        refused = admin.post(url, json=order)
        assert (refused.status_code, refused.json["message"]) == (409, said), url
    placed = client.post(CONFIRM, json=checkout(make_cart((product, 1)))).json["order"]
    wanted = {"items": [{"itemId": placed["items"][0]["id"], "quantity": 2}]}
    refused = admin.patch(f"/api/admin/orders/{placed['id']}", json=wanted)
    assert refused.json["message"] == f"Sold out: {product.name} (2 are promised to quotes and jobs)"


@pytest.mark.parametrize(
    "path",
    [
        "/api/products/{slug}", "/api/products?category=car-accessories", "/api/products?inStock=1",
        "/api/product-facets", "/api/search?q=gauge", "/shop/{slug}",
    ],
)  # fmt: skip
def test_a_cached_answer_is_made_again(admin: FlaskClient, client: FlaskClient, path: str) -> None:
    product = make_product(TEXT, inventory=2)
    quote, token = offer_part(admin, product)
    url = path.format(slug=product.slug)
    before = client.get(url)
    assert (before.status_code, client.get(url).data) == (200, before.data)
    accept(client, quote, token)
    taken = client.get(url).data
    assert taken != before.data
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={}).json
    step(admin, job, "cancelled")
    assert client.get(url).data == before.data


def test_what_is_short_is_said_and_filled_by_the_next_delivery(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=2)
    quote, token = offer_part(admin, product)
    assert client.post(CONFIRM, json=checkout(make_cart((product, 1)))).status_code == 201
    said = accept(client, quote, token)
    assert said["toConfirm"] == CONFIRMED_LATER
    assert stock(admin, product) == (1, 1, 1, 0)
    own = admin.get(f"{QUOTES}/{quote['id']}").json
    assert [(line["stock"], line["short"]) for line in own["lines"]] == [(1, 1), (None, 0)]
    job = admin.post(f"{QUOTES}/{quote['id']}/job", json={}).json
    assert [line["short"] for line in job["lines"]] == [1, 0]
    later = book(admin, contactId=quote["contactId"], lines=[part_of(product.id, quantity="1")])
    assert [(line["stock"], line["short"]) for line in later["lines"]] == [(0, 1)]
    admin.patch(f"{PRODUCTS}/{product.id}", json={"inventoryChange": 1})
    assert stock(admin, product) == (2, 2, 1, 0)
    assert [line["short"] for line in admin.get(f"{JOBS}/{job['id']}").json["lines"]] == [0, 0]
    assert [line["short"] for line in admin.get(f"{JOBS}/{later['id']}").json["lines"]] == [1]
    assert client.get(f"/api/quotes/{token}").json["toConfirm"] is None


@pytest.mark.parametrize("left", [10, 3])
def test_twenty_checkouts_and_an_acceptance_at_once_oversell_nothing(app: Flask, admin: FlaskClient, left: int) -> None:
    product = make_product(inventory=left)
    quote, token = offer_part(admin, product)
    carts = [make_cart((product, 1)) for _ in range(20)]

    with serving(app) as address:
        orders = [partial(ask, address, "POST", CONFIRM, checkout(cart)) for cart in carts]
        answer = partial(ask, address, "POST", f"/api/quotes/{token}/answer", accepting(quote, TEXT, "Polish"))
        answers = at_once([*orders[:10], answer, *orders[10:]])

    assert answers[10][0] == 200
    db.session.rollback()
    sold = db.session.scalar(select(func.coalesce(func.sum(OrderItem.quantity), 0)))
    counted, promised, short, shown = stock(admin, product)
    assert sold == sum(status == 201 for status, _ in answers)
    assert (counted + sold, promised + short, shown) == (left, 2, 0)
    assert sold + promised == left
    assert answers[10][1]["toConfirm"] == (CONFIRMED_LATER if short else None)


def test_both_mails_today_and_the_shopping_list_say_what_is_short(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json={"mailHost": "127.0.0.1", "mailPort": 1, "email": "owner@example.ie"})
    product = make_product(inventory=1)
    quote, token = offer_part(admin, product)
    accept(client, quote, token)
    rows = {mail.kind: mail.body_text for mail in db.session.scalars(select(Mail))}
    assert CONFIRMED_LATER in " ".join(rows["quote-accepted"].split())
    short = f"Not enough in stock: {TEXT}, short by 1. The customer was told that you confirm this first."
    assert short in " ".join(rows["quote-answered"].split())
    today = admin.get("/api/admin/today").json
    assert (today["promisedPieces"], today["shortProducts"], today["soldOut"]) == (1, 1, 1)
    for stock in ("promised", "short", "out"):
        assert [each["id"] for each in admin.get(f"{PRODUCTS}?stock={stock}").json] == [product.id]
    assert admin.get(f"{PRODUCTS}?stock=low").json == []
    low = admin.get("/api/admin/demand").json["low"]
    assert [(part["inventory"], part["promised"], part["short"]) for part in low] == [(1, 1, 1)]
