"""Verdicts in lists, searches and of one product."""

from collections.abc import Iterator
from typing import Any

import pytest
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.shop.catalogue.fitment.verdict import FITTING, ORDER
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import CarModel
from app.store.database.base import now
from tests.in_one_shop import in_one_shop
from tests.make import NOBODY, checkout, make_brand, make_cart, make_fitment, make_model, make_product

LIST = "/api/products"
YEAR = "Please choose a year"


@pytest.fixture
def golf(app: Any) -> CarModel:
    """A Golf of 2013-2019, beside parts of every verdict."""
    golf = make_model(make_brand(), "Golf Mk7", year_from=2013, year_to=2019)
    other = make_model(make_brand("Audi"), "A3")
    for number, (name, different) in enumerate(PARTS.items()):
        details = {"fits": "listed"} | different
        product = make_product(name, fits=details["fits"], inventory=details.get("inventory", 3), featured=number % 2)
        if row := details.get("row"):
            make_fitment(product, golf, **row)
        if details.get("other"):
            make_fitment(product, other)
    return golf


PARTS: dict[str, dict[str, Any]] = {
    "Strut, other car": {"other": True},
    "Foam": {"fits": "universal", "other": True},
    "Foam sold out": {"fits": "universal", "inventory": 0},
    "Foam ticked": {"fits": "universal", "row": {"note": "Shake well"}},
    "Kit": {"row": {"year_from": 2016}},
    "Kit sold out": {"row": {"note": "Front only"}, "inventory": 0},
    "Kit early": {"row": {"year_to": 2015}},
    "Kit brakes": {"row": {"note": "only with sport brakes", "is_condition": 1}},
    "Bare": {},
    "Bulb": {"fits": "open", "other": True},
}
BEST_FIRST = [
    "Kit", "Kit brakes", "Kit sold out", "Foam", "Foam ticked", "Foam sold out", "Bulb", "Bare", "Strut, other car",
    "Kit early",
]  # fmt: skip


@in_one_shop("narrowed", ["", "&inStock=1", "&year=2016", "&year=2025", "&priceTo=0.01"])
def test_the_choices_of_a_list_count_only_what_fits_when_asked(
    client: FlaskClient, golf: CarModel, narrowed: str
) -> None:
    query = f"category=car-accessories&modelId={golf.id}{narrowed}"
    listed = client.get(f"{LIST}?{query}&fit=only").json
    counted = get(client, f"/api/product-facets?{query}&fit=only")
    assert (counted["total"], counted["everywhere"]) == (len(listed), len(listed))
    assert counted["inStock"] == sum(each["inventory"] > 0 for each in listed)
    whole = get(client, f"/api/product-facets?{query}")
    assert whole["total"] == len(get(client, f"{LIST}?{query}")) >= len(listed)


def get(client: FlaskClient, path: str) -> Any:
    answer = client.get(path)
    assert answer.status_code == 200, answer.json
    return answer.json


def fits(client: FlaskClient, path: str) -> dict[str, str]:
    return {product["name"]: product["fit"]["verdict"] for product in get(client, path)}


def test_a_list_for_a_vehicle_carries_verdicts_and_begins_with_what_fits(client: FlaskClient, golf: CarModel):
    path = f"{LIST}?modelId={golf.id}&year=2016"
    found = fits(client, path)
    groups = [ORDER.index(verdict) for verdict in found.values()]
    assert list(found)[:3] == BEST_FIRST[:3]
    assert set(list(found)[3:6]) == set(BEST_FIRST[3:6])
    assert list(found)[5] == "Foam sold out"
    assert groups[3:] == sorted(groups[3:])
    assert {verdict: [name for name in sorted(found) if found[name] == verdict] for verdict in ORDER} == {
        "fits": ["Kit", "Kit sold out"],
        "fits_if": ["Kit brakes"],
        "check": [],
        "universal": ["Foam", "Foam sold out", "Foam ticked"],
        "unknown": ["Bare", "Bulb"],
        "no": ["Kit early", "Strut, other car"],
    }
    assert fits(client, f"{LIST}?modelId={golf.id}")["Kit"] == "check"


def test_without_a_vehicle_a_list_is_what_it_was(client: FlaskClient, golf: CarModel):
    plain = get(client, LIST)
    assert {product["fit"] for product in plain} == {None}
    assert get(client, f"{LIST}?year=2016&fit=only") == plain
    assert {product["fit"] for product in get(client, f"/api/models/{golf.id}/products")} == {None}
    assert get(client, f"{LIST}/{plain[0]['slug']}")["fit"] is None


@in_one_shop("year", ["", "&year=2016", "&year=2018", "&year=2024"])
@pytest.mark.parametrize("only", ["", "&fit=only"])
def test_the_parts_of_a_list_make_up_the_whole(client: FlaskClient, golf: CarModel, year: str, only: str):
    path = f"{LIST}?modelId={golf.id}{year}{only}"
    whole = [product["name"] for product in get(client, path)]
    parts = [client.get(f"{path}&limit=2&offset={start}") for start in range(0, len(whole) + 2, 2)]
    assert [product["name"] for part in parts for product in part.json] == whole
    assert {part.headers["X-Total-Count"] for part in parts} == {str(len(whole))}
    verdicts = fits(client, path).values()
    assert set(verdicts) <= set(FITTING) if only else len(whole) == len(PARTS)


def test_another_order_and_a_filter_stay_with_a_vehicle(client: FlaskClient, golf: CarModel):
    path = f"{LIST}?modelId={golf.id}&year=2016"
    plain = [product["name"] for product in get(client, f"{LIST}?sort=newest")]
    assert list(fits(client, f"{path}&sort=newest")) == plain
    fitting = [name for name in plain if name in BEST_FIRST[:6]]
    assert list(fits(client, f"{path}&sort=newest&fit=only")) == fitting
    assert list(fits(client, f"{path}&sort=newest&fit=only&limit=2&offset=2")) == fitting[2:4]
    assert list(fits(client, f"{path}&inStock=1&fit=only"))[:2] == ["Kit", "Kit brakes"]
    assert list(fits(client, f"{path}&inStock=1&search=kit")) == ["Kit", "Kit brakes", "Kit early"]


def test_a_search_for_a_vehicle_begins_with_what_fits(client: FlaskClient, golf: CarModel):
    path = f"{LIST}?search=kit&modelId={golf.id}&year=2016"
    assert fits(client, path) == {
        "Kit": "fits", "Kit brakes": "fits_if", "Kit sold out": "fits", "Kit early": "no",
    }  # fmt: skip
    assert list(fits(client, path))[-1] == "Kit early"
    assert "Kit early" not in fits(client, f"{path}&fit=only")
    assert client.get(f"{path}&fit=only").headers["X-Total-Count"] == "3"
    assert fits(client, f"{path}&category=nothing") == {}


def test_a_year_or_an_engine_of_a_models_parts_is_that_models(client: FlaskClient, golf: CarModel):
    path = f"/api/models/{golf.id}/products"
    assert fits(client, f"{path}?year=2016")["Kit early"] == "no"
    assert "Kit early" not in fits(client, f"{path}?year=2016&fit=only")
    assert set(fits(client, f"{path}?fit=only").values()) <= set(FITTING)


@in_one_shop("path", [LIST, "/api/search", "/api/models/{id}/products"])
@pytest.mark.parametrize("year", ["0", "1885", "1000000000"])
def test_a_year_that_cannot_be_is_refused_without_a_model_too(
    client: FlaskClient, golf: CarModel, path: str, year: str
):
    answer = client.get(path.format(id=golf.id), query_string={"q": "kit", "year": year})
    assert (answer.status_code, answer.json["message"]) == (400, "Please choose a year")


def test_the_parts_of_a_model_take_the_universal_ones_after_them(client: FlaskClient, golf: CarModel):
    path = f"/api/models/{golf.id}/products"
    today = {product["name"] for product in get(client, path)}
    assert today == {"Foam ticked", "Kit", "Kit sold out", "Kit early", "Kit brakes"}
    names = [product["name"] for product in get(client, f"{path}?universal=1")]
    assert (set(names[:4]), set(names[4:])) == (today - {"Foam ticked"}, {"Foam", "Foam sold out", "Foam ticked"})
    asked = fits(client, f"{path}?universal=1&modelId={golf.id}&year=2016")
    assert list(asked)[:3] == BEST_FIRST[:3]
    assert list(asked)[-2:] == ["Foam sold out", "Kit early"]
    assert "Kit early" not in fits(client, f"{path}?universal=1&modelId={golf.id}&year=2016&fit=only")


def test_a_model_without_parts_has_the_universal_ones_alone(client: FlaskClient, golf: CarModel):
    bare = make_model(make_brand("Dacia"), "Duster")
    assert get(client, f"/api/models/{bare.id}/products") == []
    assert len(get(client, f"/api/models/{bare.id}/products?universal=1")) == 3


def test_one_product_says_its_verdict_and_how_many_others_fit(client: FlaskClient, golf: CarModel):
    products = {product["name"]: product["id"] for product in get(client, LIST)}
    query = f"modelId={golf.id}&year=2016"
    assert get(client, f"{LIST}/{products['Kit early']}/fit?{query}") == {
        "verdict": "no", "note": None, "years": "-2015", "reason": "Made for 2015 and earlier", "others": 6,
    }  # fmt: skip
    assert get(client, f"{LIST}/{products['Kit sold out']}/fit?{query}")["others"] == 5
    assert get(client, f"{LIST}/{products['Foam ticked']}/fit?{query}")["note"] == "Shake well"


def test_a_vehicle_that_cannot_be_is_refused(client: FlaskClient, golf: CarModel):
    product = get(client, LIST)[0]["id"]
    for path in (LIST, f"/api/models/{golf.id}/products", f"{LIST}/{product}/fit"):
        for year in ("0", "1885", str(now().year + 2), "1e9", "2016.0", "true", "x", "1000000000"):
            answer = client.get(f"{path}?modelId={golf.id}&year={year}")
            assert (answer.status_code, answer.json["message"]) == (400, YEAR), (path, year)
        assert client.get(f"{path}?modelId={golf.id}&year={now().year + 1}").status_code == 200
        assert client.get(f"{path}?modelId={NOBODY}").status_code == 404
        assert client.get(f"{path}?modelId=golf").status_code == 400
        assert client.get(f"{path}?modelId={golf.id}&engineId={NOBODY}").status_code == 400
    assert client.get(f"{LIST}?fit=some").status_code == 400
    assert client.get(f"{LIST}/{NOBODY}/fit?modelId={golf.id}").status_code == 404
    assert client.get(f"{LIST}/{product}/fit").json["message"] == "Please choose a model"


def test_a_sold_out_part_moves_back_at_once(client: FlaskClient, golf: CarModel):
    path = f"{LIST}?modelId={golf.id}&year=2016&limit=2"
    first, last = get(client, path)
    bought = make_cart((Product(id=first["id"], price=1), 3))
    assert client.post("/api/checkout/confirm", json=checkout(bought)).status_code == 201
    assert get(client, path)[0]["name"] == last["name"]
    assert first["name"] in list(fits(client, path.removesuffix("&limit=2")))[1:3]


def test_a_part_made_universal_is_found_for_a_model_added_later(admin: FlaskClient, golf: CarModel):
    path = f"{LIST}?fit=only&modelId="
    assert "Bare" not in fits(admin, path + golf.id)
    bare = next(product["id"] for product in get(admin, LIST) if product["name"] == "Bare")
    body = {"fits": "universal", "rows": []}
    assert admin.put(f"/api/admin/products/{bare}/fitment", json=body).status_code == 200
    assert fits(admin, path + golf.id)["Bare"] == "universal"
    added = make_model(make_brand("Dacia"), "Duster")
    assert fits(admin, path + added.id)["Bare"] == "universal"


@pytest.fixture
def vehicles(golf: CarModel) -> Iterator[tuple[CarModel, ...]]:
    brand = make_brand("Škoda")
    yield golf, make_model(brand, "Octavia"), make_model(brand, "Fabia", year_from=2019)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(model=st.integers(0, 2), year=st.none() | st.integers(2010, 2027), part=st.integers(0, len(PARTS) - 1))
def test_list_and_product_agree(
    client: FlaskClient, vehicles: tuple[CarModel, ...], model: int, year: int | None, part: int
):
    query = f"modelId={vehicles[model].id}" + (f"&year={year}" if year else "")
    product = next(each for each in get(client, f"{LIST}?{query}") if each["name"] == list(PARTS)[part])
    said = get(client, f"{LIST}/{product['id']}/fit?{query}")
    assert {key: said[key] for key in product["fit"]} == product["fit"]
