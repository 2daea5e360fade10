"""The owner's list in parts: searched, filtered and sorted over all products."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest
from flask.testing import FlaskClient

from tests.in_one_shop import in_one_shop
from tests.make import make_image, make_product

# Name, price, stock, featured; the newest first.
PARTS = [
    ("wheel 10", "30.00", 0, 0),
    ("Wheel 9", "9.00", 4, 1),
    ("Élan mirror", "100.00", 5, 0),
    ("Aero kit", "9.00", 1, 0),
]
EVERY = [part[0] for part in PARTS]


@pytest.fixture
def parts(admin: FlaskClient) -> list[str]:
    """The ids, the newest first."""
    made = []
    for age, (name, price, inventory, featured) in enumerate(PARTS):
        at = datetime(2026, 1, 9, tzinfo=UTC) - timedelta(days=age)
        given = {"price": Decimal(price), "inventory": inventory, "featured": featured, "created_at": at}
        made.append(make_product(name, **given).id)
    return made


def names(admin: FlaskClient, query: str) -> list[str]:
    answer = admin.get(f"/api/admin/products?{query}")
    assert answer.status_code == 200
    named = admin.get(f"/api/admin/products/names?{query}").json
    assert {product["name"] for product in answer.json} <= {product["name"] for product in named}
    return [product["name"] for product in answer.json]


@in_one_shop(
    ("query", "found"),
    [
        ("", EVERY),
        ("sort=name", ["Aero kit", "Élan mirror", "Wheel 9", "wheel 10"]),
        ("sort=-name", ["wheel 10", "Wheel 9", "Élan mirror", "Aero kit"]),
        ("sort=price", ["Wheel 9", "Aero kit", "wheel 10", "Élan mirror"]),
        ("sort=-price", ["Élan mirror", "wheel 10", "Wheel 9", "Aero kit"]),
        ("sort=-stock", ["Élan mirror", "Wheel 9", "Aero kit", "wheel 10"]),
        ("sort=featured", ["Wheel 9", "wheel 10", "Élan mirror", "Aero kit"]),
        ("sort=-category", EVERY),
        ("sort=image", EVERY),
        ("sort=fits", EVERY),
        ("sort=nothing", EVERY),
        ("stock=low", ["Wheel 9", "Aero kit"]),
        ("stock=out", ["wheel 10"]),
        ("featured=1", ["Wheel 9"]),
        ("category=Gauges+of+none", []),
        ("search=WHEEL", ["wheel 10", "Wheel 9"]),
        ("search=elan", ["Élan mirror"]),
        ("search=wheel+mirror", []),
        ("search=wheel&sort=name", ["Wheel 9", "wheel 10"]),
        ("search=a&stock=low&sort=-name", ["Wheel 9", "Aero kit"]),
    ],
)
@pytest.mark.usefixtures("parts")
def test_all_products_are_searched_filtered_and_sorted(admin: FlaskClient, query: str, found: list[str]) -> None:
    assert names(admin, query) == found
    together = [name for start in range(5) for name in names(admin, f"{query}&limit=1&offset={start}")]
    assert together == found


def test_products_without_pictures_come_first_by_picture(admin: FlaskClient) -> None:
    first, second = make_image().url, make_image().url
    make_product("Two", image_url=first, image_url2=second)
    make_product("None")
    make_product("One", image_url=first)
    assert names(admin, "sort=image") == ["None", "One", "Two"]
    assert names(admin, "sort=-image") == ["Two", "One", "None"]


@pytest.mark.parametrize("query", ["", "search=a", "sort=name"])
@pytest.mark.usefixtures("parts")
def test_a_part_says_how_many_there_are(admin: FlaskClient, query: str) -> None:
    answer = admin.get(f"/api/admin/products?limit=2&offset=2&{query}")
    assert len(answer.json) == 2
    assert answer.headers["X-Total-Count"] == "4"


def test_the_names_are_those_of_all_that_match(admin: FlaskClient, parts: list[str]) -> None:
    named = admin.get("/api/admin/products/names?sort=-price&stock=low").json
    assert named == [{"id": parts[1], "name": "Wheel 9"}, {"id": parts[3], "name": "Aero kit"}]


@in_one_shop("query", ["limit=0", "limit=501", "offset=-1", "stock=some", "featured=2"])
def test_what_cannot_be_meant_is_refused(admin: FlaskClient, query: str) -> None:
    assert admin.get(f"/api/admin/products?{query}").status_code == 400


def test_a_visitor_gets_no_names(client: FlaskClient) -> None:
    assert client.get("/api/admin/products/names").status_code == 401


def test_a_bulk_act_takes_the_ids_of_a_large_shop(admin: FlaskClient, parts: list[str]) -> None:
    many = parts * 7000
    answer = admin.post("/api/admin/products/bulk-update", json={"ids": many, "updates": {"inventory": 7}})
    assert (answer.status_code, answer.json["count"]) == (200, 4)
