"""The demand book: counted, ranked, marked, and forgotten."""

from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.demand import DemandMark
from app.store.catalogue.products import Product
from app.store.catalogue.search_tables import Searched
from app.store.customers.enquiries import Enquiry
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.website.analytics import DailyVisits, ProductPageView
from tests.make import NOBODY, forget_what_is_old, make_brand, make_fitment, make_model, make_order, make_product, save

BOOK = "/api/admin/demand"
PERSON = {"name": "Zebedee Quirke", "email": "zebedee@example.ie", "message": "Can you get this part for me?"}


def make_search(query: str, model_id: str | None = None, days: int = 1, results: int = 0) -> None:
    made = now() - timedelta(days=days)
    save(Searched(query=query, folded=query.lower(), results=results, model_id=model_id, created_at=made))


def read_lines(admin: FlaskClient, days: int = 30) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = admin.get(f"{BOOK}?days={days}").json["lines"]
    return lines


def brief(line: dict[str, Any]) -> tuple[Any, ...]:
    return line["query"], line["product"], line["vehicle"], line["searches"], line["enquiries"], line["looks"]


def sell_out(name: str) -> Product:
    product = make_product(name)
    with write() as session:
        session.get_one(Product, product.id).inventory = 0
    return product


def test_the_book_ranks_by_vehicle_and_words_how_often_something_was_asked_for(
    admin: FlaskClient, client: FlaskClient
) -> None:
    brand = make_brand()
    golf, polo, lupo = (make_model(brand, name, slug=name.lower()) for name in ("Golf", "Polo", "Lupo"))
    make_fitment(make_product("Brake disc"), polo)
    gauge = sell_out("Boost Gauge")
    for query, model in (("Bash plate", None), ("bash plate", golf.id), ("BASH PLATE", golf.id), ("disc", golf.id)):
        make_search(query, model)
    make_search("bash plate", golf.id, days=60)
    # It is found by now, and by this vehicle too; one was no search without a result.
    for query, model, results in (("disc", polo.id, 0), ("brake", None, 0), ("umbrella", None, 1)):
        make_search(query, model, results=results)
    asked = {"wanted": "Bash  Pláte", "modelId": golf.id}
    assert client.post("/api/contact", json=PERSON | asked).status_code == 201
    assert client.post("/api/contact", json=PERSON | {"productId": gauge.id}).status_code == 201
    for given in ({"outcome": "won"}, {"outcome": "spam"}, {"service_interest": "tinting", "wanted": None}, {}):
        save(Enquiry(**PERSON, **{"wanted": "Roof box"} | given) if given else Enquiry(**PERSON))
    save(Enquiry(**PERSON, vehicle_type="Volkswagen Lupo, 2004"))
    for hours in (-1, 48):
        save(ProductPageView(product_id=gauge.id, created_at=now() - timedelta(hours=hours)))
    for model in (polo, lupo):
        save(DailyVisits(day=now().date().isoformat(), path=f"/shop/brands/volkswagen/{model.slug}", count=4))
    book = admin.get(f"{BOOK}?days=30").json
    assert [brief(line) for line in book["lines"]] == [
        ("Bash  Pláte", None, "Volkswagen Golf", 2, 1, 0),
        ("", None, "Volkswagen Lupo", 0, 1, 4),
        ("", "Boost Gauge", None, 0, 1, 1),
        ("disc", None, "Volkswagen Golf", 1, 0, 0),
        ("Bash plate", None, None, 1, 0, 0),
    ]
    assert book["unnamed"] == 1
    assert read_lines(admin, 90)[0]["searches"] == 3
    assert admin.get(f"{BOOK}?days=7").status_code == 400
    assert "Quirke" not in str(book)


def test_a_line_is_marked_and_unmarked(admin: FlaskClient, client: FlaskClient) -> None:
    make_search("bash plate")
    line = {name: read_lines(admin)[0][name] for name in ("words", "productId", "modelId")}
    for state in ("ordered", "not_for_us", None):
        assert admin.put(f"{BOOK}/marks", json=line | {"state": state}).json == {"success": True}
        assert read_lines(admin)[0]["mark"] == state
    nothing = {"words": " ", "productId": None, "modelId": None, "state": "ordered"}
    assert admin.put(f"{BOOK}/marks", json=nothing).status_code == 400
    assert admin.put(f"{BOOK}/marks", json=line | {"state": "sold"}).status_code == 400
    for path in (BOOK, f"{BOOK}/shopping-list.csv"):
        assert client.get(path).status_code == 401


@pytest.mark.parametrize("erased", [True, False])
def test_a_mark_goes_with_the_last_words_that_named_its_line(
    admin: FlaskClient, client: FlaskClient, erased: bool
) -> None:
    make_search("roof box", days=91)
    assert client.post("/api/contact", json=PERSON | {"wanted": "Zebedee's seat"}).status_code == 201
    for words in ("roof box", "zebedee's seat"):
        assert admin.put(f"{BOOK}/marks", json={"words": words, "state": "ordered"}).status_code == 200
    admin.put(f"{BOOK}/marks", json={"productId": NOBODY, "state": "ordered"})
    if erased:
        assert admin.post("/api/admin/privacy/erase", json={"email": PERSON["email"]}).status_code == 200
    else:
        with write() as session:
            forget_what_is_old(session, now())
    left = [mark.words for mark in db.session.query(DemandMark)]
    assert left == (["roof box"] if erased else ["zebedee's seat"])


def test_the_shopping_list_is_by_supplier_with_what_was_sold(admin: FlaskClient) -> None:
    disc = make_product("Brake disc", inventory=3, sku="BD-1")
    make_product("Wax", inventory=4)
    make_product("Gauge", inventory=5, supplier="Zeta")
    make_product("Draft", inventory=0, hidden=1)
    answer = admin.patch(f"/api/admin/products/{disc.id}", json={"supplier": " Motor Factors "})
    assert answer.json["product"]["supplier"] == "Motor Factors"
    assert admin.get(f"/api/admin/products/{disc.id}").json["supplier"] == "Motor Factors"
    make_order((disc, 2))
    low = admin.get(BOOK).json["low"]
    assert [(part["name"], part["supplier"], part["inventory"], part["sold"]) for part in low] == [
        ("Brake disc", "Motor Factors", 1, 2),
        ("Wax", None, 4, 0),
    ]
    file = admin.get(f"{BOOK}/shopping-list.csv?days=90")
    assert file.get_data(as_text=True).splitlines()[0].lstrip("\ufeff").split(",")[0] == "supplier"
    assert "Motor Factors,BD-1,,,Brake disc,1,2" in file.get_data(as_text=True)


def test_visitors_never_see_a_supplier_or_a_place_in_the_store(client: FlaskClient) -> None:
    product = make_product(supplier="Motor Factors", place="Shelf A3")
    for path in (f"/api/products/{product.slug}", "/api/products", f"/shop/{product.slug}"):
        answer = client.get(path).get_data(as_text=True)
        assert "Motor Factors" not in answer
        assert "Shelf A3" not in answer
