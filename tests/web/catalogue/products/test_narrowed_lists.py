"""Lists of products by price, by stock and in another order."""

from datetime import UTC, datetime
from decimal import Decimal

import pytest
from flask.testing import FlaskClient

from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.products import Product
from tests.in_one_shop import in_one_shop
from tests.make import (
    make_brand,
    make_category,
    make_fitment,
    make_model,
    make_order,
    make_product,
    make_subcategory,
    save,
)

LIST = "/api/products"
BACKWARDS = "The highest price must not be below the lowest"
NO_AMOUNT = "Price must be an amount such as 49.99"


@pytest.fixture
def foams(client: FlaskClient) -> dict[str, Product]:
    """Five foams; the featured one is sold out."""
    polishing = make_subcategory(make_category(), "Polishing", slug="polishing")
    rows = [
        ("Red", "9.00", 3),
        ("Blue", "20.00", 1),
        ("Green", "20.00", 0),
        ("Black", "120.50", 7),
        ("White", "0.99", 2),
    ]
    return {
        name: make_product(
            f"{name} foam",
            price=Decimal(price),
            inventory=stock,
            featured=int(name == "Green"),
            created_at=datetime(2026, 5, 20 - place, tzinfo=UTC),
            subcategory_id=polishing.id if name != "White" else None,
        )
        for place, (name, price, stock) in enumerate(rows)
    }


def names(client: FlaskClient, query: str) -> list[str]:
    answer = client.get(f"{LIST}?{query}")
    assert answer.status_code == 200
    found = [product["name"].removesuffix(" foam") for product in answer.json]
    if "limit" not in query:
        assert answer.headers["X-Total-Count"] == str(len(found))
    return found


@in_one_shop(
    ("query", "found"),
    [
        ("", "Green Red Blue Black White"),
        ("sort=best", "Red Blue Black White Green"),
        ("sort=newest", "Red Blue Green Black White"),
        ("sort=price", "White Red Green Blue Black"),
        ("sort=-price", "Black Green Blue Red White"),
        ("inStock=1", "Red Blue Black White"),
        ("inStock=0", "Green Red Blue Black White"),
        ("priceFrom=9&priceTo=20", "Green Red Blue"),
        ("priceFrom=9.00&priceTo=9", "Red"),
        ("priceFrom=20.01", "Black"),
        ("priceTo=0.98", ""),
        ("priceFrom=&priceTo=&inStock=&sort=", "Green Red Blue Black White"),
        ("inStock=1&sort=-price&priceTo=20", "Blue Red White"),
    ],
)
@pytest.mark.parametrize("within", ["", "category=car-accessories&", "search=foam&"])
def test_a_list_is_narrowed_and_put_in_order(
    client: FlaskClient, foams: dict[str, Product], within: str, query: str, found: str
) -> None:
    wanted = found.split()
    shown = names(client, within + query)
    in_its_own_order = any(f"sort={sort}" in query for sort in ("price", "-price", "newest"))
    if within.startswith("search") and not in_its_own_order:
        shown, wanted = sorted(shown), sorted(wanted)
    assert shown == wanted


def test_its_parts_have_the_order_and_the_number_of_the_whole(client: FlaskClient, foams: dict[str, Product]) -> None:
    answer = client.get(f"{LIST}?sort=price&inStock=1&limit=2&offset=1")
    assert [product["price"] for product in answer.json] == ["9.00", "20.00"]
    assert answer.headers["X-Total-Count"] == "4"


@pytest.mark.parametrize(
    ("query", "field", "sentence"),
    [
        ("sort=cheap", "sort", "Sort by best, price, -price or newest"),
        ("sort=PRICE", "sort", "Sort by best, price, -price or newest"),
        ("inStock=yes", "inStock", "In stock must be 1 or left out"),
        ("priceFrom=-1", "priceFrom", "Price must be at least 0"),
        ("priceFrom=1e3", "priceFrom", NO_AMOUNT),
        ("priceTo=1,50", "priceTo", NO_AMOUNT),
        ("priceTo=999999999", "priceTo", "Price must be at most 99,999,999.99"),
        ("priceFrom=20&priceTo=19.99", "priceTo", BACKWARDS),
    ],
)
def test_what_cannot_be_meant_is_refused_in_plain_words(
    client: FlaskClient, query: str, field: str, sentence: str
) -> None:
    for path in (LIST, "/api/product-facets") if field != "sort" else (LIST,):
        answer = client.get(f"{path}?{query}")
        assert (answer.status_code, answer.json) == (400, {"message": sentence, "errors": {field: sentence}})


def test_each_choice_is_counted_as_the_other_filters_leave_it(client: FlaskClient, foams: dict[str, Product]) -> None:
    polishing = foams["Red"].subcategory_id
    whole = client.get("/api/product-facets?category=car-accessories").json
    assert whole == {
        "total": 5,
        "everywhere": 5,
        "subcategories": [{"id": polishing, "slug": "polishing", "name": "Polishing", "count": 4}],
        "makers": [],
        "inStock": 4,
        "priceFrom": "0.99",
        "priceTo": "120.50",
    }
    narrowed = client.get(f"/api/product-facets?category=car-accessories&subcategoryId={polishing}&priceTo=20").json
    assert (narrowed["total"], narrowed["inStock"], narrowed["subcategories"][0]["count"]) == (3, 2, 3)
    assert narrowed["everywhere"] == 4
    assert (narrowed["priceFrom"], narrowed["priceTo"]) == ("9.00", "120.50")
    none = client.get("/api/product-facets?category=nope").json
    assert (none["total"], none["subcategories"], none["priceFrom"]) == (0, [], None)


def test_what_is_sold_out_leaves_the_list_and_returns_with_its_stock(
    admin: FlaskClient, foams: dict[str, Product]
) -> None:
    """The list without it was made of its stock too."""
    in_stock, facets = "inStock=1&category=car-accessories", "/api/product-facets?category=car-accessories"
    assert ("Blue" in names(admin, in_stock), admin.get(facets).json["inStock"]) == (True, 4)
    order = make_order((foams["Blue"], 1))
    assert ("Blue" in names(admin, in_stock), admin.get(facets).json["inStock"]) == (False, 3)
    assert admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"}).status_code == 200
    assert ("Blue" in names(admin, in_stock), admin.get(facets).json["inStock"]) == (True, 4)


def test_lists_are_narrowed_to_a_maker_by_its_slug(client: FlaskClient) -> None:
    bremsa, stoppa = (save(Manufacturer(name=name, slug=name.lower())) for name in ("Bremsa", "Stoppa"))
    golf = make_model(make_brand(), "Golf")
    disc, pads = make_product("Disc", manufacturer_id=bremsa.id), make_product("Pads", manufacturer_id=stoppa.id)
    for product in (disc, pads, make_product("Mats")):
        make_fitment(product, golf)
    for path in (LIST, f"/api/models/{golf.id}/products"):
        (found,) = client.get(f"{path}?maker=bremsa").json
        assert (found["name"], found["manufacturer"], found["manufacturerSlug"]) == ("Disc", "Bremsa", "bremsa")
        assert client.get(f"{path}?maker=nobody").json == []
    assert client.get(f"{LIST}?maker=bremsa&search=disc&modelId={golf.id}").headers["X-Total-Count"] == "1"
    counted = client.get("/api/product-facets?maker=bremsa").json
    assert (counted["total"], [(each["slug"], each["name"], each["count"]) for each in counted["makers"]]) == (
        1, [("bremsa", "Bremsa", 1), ("stoppa", "Stoppa", 1)],
    )  # fmt: skip
