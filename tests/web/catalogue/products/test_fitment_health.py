"""Gaps in what products fit, and parts made universal."""

from typing import Any

from flask.testing import FlaskClient

from tests.make import make_brand, make_fitment, make_model, make_product

HEALTH = "/api/admin/fitment/health"
BULK = "/api/admin/products/bulk-update"


def names(found: Any, kind: str) -> list[str]:
    return [row["name"] for row in found[kind]]


def test_parts_for_every_model_and_for_none_and_models_without_years_or_parts_are_listed(admin: FlaskClient):
    brand = make_brand("VW")
    golf, polo = make_model(brand, "Golf", year="Mk7"), make_model(brand, "Polo", year="2009-2017", year_from=2009)
    paint, kit, narrow = make_product("Paint"), make_product("Kit"), make_product("Narrow")
    make_product("Card", fits="universal")
    make_product("Mat")
    for product, model in ((paint, golf), (paint, polo), (kit, golf), (narrow, golf), (narrow, polo)):
        make_fitment(product, model)
    row = {"modelId": polo.id, "yearFrom": 2010}
    admin.put(f"/api/admin/products/{narrow.id}/fitment", json={"fits": "listed", "rows": [{"modelId": golf.id}, row]})
    found = admin.get(HEALTH).json
    assert names(found, "universalCandidates") == ["Paint"]
    assert names(found, "withoutFitment") == ["Mat"]
    assert [(row["brand"], row["brandSlug"], row["year"]) for row in found["yearsNotUnderstood"]] == [
        ("VW", "vw", "Mk7")
    ]
    assert found["modelsWithoutParts"] == []
    make_model(brand, "Up")
    found = admin.get(HEALTH).json
    assert (names(found, "universalCandidates"), names(found, "modelsWithoutParts")) == ([], ["Up"])


def test_a_shop_of_one_model_has_no_candidates(admin: FlaskClient):
    make_fitment(make_product(), make_model(make_brand()))
    assert admin.get(HEALTH).json["universalCandidates"] == []


def test_candidates_become_universal_at_once_keep_their_ticks_and_come_back(admin: FlaskClient):
    brand = make_brand("VW")
    paint, models = make_product("Paint"), [make_model(brand, name) for name in ("Golf", "Polo")]
    for model in models:
        make_fitment(paint, model)
    done = admin.post(BULK, json={"ids": [paint.id], "updates": {"fits": "universal"}})
    assert done.json == {"success": True, "count": 1}
    written = admin.get(f"/api/admin/products/{paint.id}/fitment").json
    assert (written["fits"], len(written["rows"])) == ("universal", 2)
    assert admin.get(HEALTH).json["universalCandidates"] == []
    undone = admin.post(f"/api/admin/deleted/{done.headers['Pitlane-Undo']}/restore")
    assert undone.json == {"success": True, "notes": []}
    assert names(admin.get(HEALTH).json, "universalCandidates") == ["Paint"]


def test_a_visitor_sees_no_gaps(client: FlaskClient):
    assert client.get(HEALTH).status_code == 401
