"""What products fit, out as a file and in again."""

import gc
from typing import Any

import pytest
from flask.testing import FlaskClient

from app.shop.system.spreadsheets.fitment_import import FitmentImport
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import CarEngine, CarModel
from tests.in_one_shop import in_one_shop
from tests.make import make_brand, make_model, make_product, save
from tests.web.sales.mail.sending import send_file

EXPORT = "/api/admin/export/fitment.csv"
IMPORT = "/api/admin/import/fitment"
HEAD = "product,brand,model,yearFrom,yearTo,engines,note,isCondition\n"
LAST = 'kit,VW,Golf Mk7,2017,,1.4 TSI;2.0 TDI,"only with ""sport"" brakes; not the estate",1'
NOTE = 'only with "sport" brakes; not the estate'


def send(admin: FlaskClient, text: str, **query: str) -> tuple[int, Any]:
    address = f"{IMPORT}?{'&'.join(f'{name}={value}' for name, value in query.items())}"
    answer = send_file(admin, address, text.encode(), "fitment.csv", "file")
    return answer.status_code, answer.json | {"undo": answer.headers.get("Pitlane-Undo")}


def counts(answer: Any) -> tuple[int, ...]:
    return tuple(answer[name] for name in ("created", "updated", "unchanged", "removed"))


def export(admin: FlaskClient) -> str:
    return str(admin.get(EXPORT).get_data().decode("utf-8-sig"))


def restore(admin: FlaskClient, answer: Any) -> Any:
    return admin.post(f"/api/admin/deleted/{answer['undo']}/restore").json


@pytest.fixture
def golf() -> CarModel:
    model = make_model(make_brand("VW"), "Golf Mk7", year="2013-2019", year_from=2013, year_to=2019)
    for name in ("2.0 TDI", "1.4 TSI"):
        save(CarEngine(model_id=model.id, name=name))
    return model


@pytest.fixture
def kit(admin: FlaskClient, golf: CarModel) -> Product:
    """A part with every detail, for Golfs that share a name."""
    product = make_product("Kit", slug="kit")
    other = [make_model(golf_brand(golf), "Golf", year=year) for year in ("2004-2008", "2009-2012")]
    engines = [each["id"] for each in admin.get("/api/models").json[-1]["engines"]]
    rows = [{"modelId": golf.id, "yearFrom": 2017, "engineIds": engines, "note": NOTE, "isCondition": 1}]
    rows += [{"modelId": each.id} for each in other]
    address = f"/api/admin/products/{product.id}/fitment"
    assert admin.put(address, json={"fits": "open", "rows": rows}).status_code == 200
    return product


def golf_brand(golf: CarModel) -> Any:
    from app.store.catalogue.vehicles import Brand
    from app.store.database.base import db

    brand = db.session.get_one(Brand, golf.brand_id)
    db.session.remove()
    return brand


@pytest.mark.usefixtures("kit")
def test_the_import_takes_its_own_export_unchanged(admin: FlaskClient):
    before = export(admin)
    assert before.splitlines()[-1] == LAST
    assert "kit,VW,Golf (2004-2008),,,,,0" in before
    for mode in ("add", "replace"):
        status, answer = send(admin, before, mode=mode)
        assert (status, counts(answer), answer["undo"]) == (200, (0, 0, 3, 0), None)
    assert export(admin) == before


def test_an_empty_shop_takes_the_export_of_another_with_its_models(admin: FlaskClient, kit: Product, golf: CarModel):
    before = export(admin)
    admin.put(f"/api/admin/products/{kit.id}/fitment", json={"fits": "open", "rows": []})
    for model in admin.get("/api/models").json:
        admin.delete(f"/api/admin/models/{model['id']}")
    admin.delete(f"/api/admin/brands/{golf.brand_id}")
    assert send(admin, before)[1]["errors"][0]["message"] == "There is no model named VW Golf (2004-2008)"
    dry = send(admin, before, dryRun="1", createModels="1")[1]
    assert dry["newModels"] == ["VW Golf (2004-2008)", "VW Golf (2009-2012)", "VW Golf Mk7"]
    assert admin.get("/api/brands").json == []
    status, answer = send(admin, before, createModels="1")
    assert (status, counts(answer)) == (200, (3, 0, 0, 0))
    assert export(admin) == before
    assert {each["year"] for each in admin.get("/api/models").json} == {"2004-2008", "2009-2012", None}
    assert restore(admin, answer)["success"]
    assert (admin.get("/api/models").json, admin.get("/api/brands").json) == ([], [])


def test_adding_leaves_and_replacing_removes_what_the_file_does_not_say(admin: FlaskClient, kit: Product):
    bare = make_product("Bare", slug="bare")
    text = f"{HEAD}kit,vw,golf mk7,2018,2019,2.0 tdi,,\nbare,VW,Golf Mk7,,,,,\n"
    before = export(admin)
    status, added = send(admin, text)
    assert (status, counts(added)) == (200, (1, 1, 0, 0))
    assert restore(admin, added) == {"success": True, "notes": []}
    assert export(admin) == before
    dry = send(admin, text, mode="replace", dryRun="1")[1]
    assert (counts(dry), dry["lines"][0]["fields"]) == (
        (1, 1, 0, 2),
        ["yearFrom", "yearTo", "note", "isCondition", "engines"],
    )
    assert export(admin) == before
    replaced = send(admin, text, mode="replace")[1]
    assert len(export(admin).splitlines()) == 3
    admin.put(f"/api/admin/products/{bare.id}/fitment", json={"fits": "listed", "rows": []})
    assert restore(admin, replaced)["notes"] == ["1 product changed or deleted since then: newer changes stay."]
    assert export(admin) == before


@pytest.mark.usefixtures("kit")
@in_one_shop(
    ("text", "line", "column", "sentence"),
    [
        ("kit,{golf},,,,,\nnone,{golf},,,,,", 3, "product", "There is no product with the address or part number none"),
        ("kit,VW,Golf Mk8,,,,,", 2, "model", "There is no model named VW Golf Mk8"),
        ("kit,VW,Golf,,,,,", 2, "model", "VW Golf may be {twins}: please write which"),
        ("kit,{golf},2012,,,,", 2, "yearFrom", "{label} was made 2013-2019: 2012- is outside"),
        ("kit,{golf},0,,,,", 2, "yearFrom", "Please give a year from 1886 to 2100"),
        ("kit,{golf},2016.0,,,,", 2, "yearFrom", "Please give a year from 1886 to 2100"),
        ("kit,{golf},,,V8,,", 2, "engines", "{label} has no engine named V8"),
        ("kit,{golf},,,,,1", 2, "note", "{label}: Please write the condition under which it fits"),
        ("kit,{golf},,,,{long},", 2, "note", "A note must be at most 200 characters"),
        ("kit,{golf},,,,,2", 2, "isCondition", "A condition must be 0 or 1"),
        ("kit,{golf},,,,,\n\nkit,vw,GOLF MK7,,,,,", 4, "model", "This product and model are on line 2 already"),
        ("kit,,Golf Mk7,,,,,", 2, "brand", "Brand is required"),
        ("kit,{golf},,,,,,more", 2, "file", "This line has more cells than the first line"),
        ("", 1, "model", "The column model is missing"),
        ("", 1, "colour", "Unknown column: colour"),
    ],
)
def test_a_wrong_line_is_named_and_nothing_changes(
    admin: FlaskClient, text: str, line: int, column: str, sentence: str
):
    before = export(admin)
    named = {
        "golf": "VW,Golf Mk7",
        "label": "VW Golf Mk7 (2013-2019)",
        "twins": "VW Golf (2004-2008) or VW Golf (2009-2012)",
        "long": "x" * 201,
    }
    head = HEAD if text else f"product,brand{',model,colour' if column == 'colour' else ''}\n"
    text, sentence = head + text.format(**named), sentence.format(**named)
    status, answer = send(admin, text)
    assert answer["errors"] == [{"line": line, "field": column, "message": sentence}]
    assert (status, answer["success"], answer["undo"]) == (400, False, None)
    assert send(admin, text, dryRun="1")[0] == 200
    assert export(admin) == before
    assert gc.isenabled()


def test_a_product_is_named_by_its_sku_as_well(admin: FlaskClient, kit: Product):
    admin.patch(f"/api/admin/products/{kit.id}", json={"sku": "5K0 615-301"})
    changed = send(admin, f"{HEAD}5k0615301,VW,Golf Mk7,,,,,\nkit,VW,Golf (2004-2008),,,,older,\n")
    assert (changed[0], counts(changed[1])) == (200, (0, 2, 0, 0))
    twice = send(admin, f"{HEAD}5k0615301,VW,Golf Mk7,,,,,\nkit,VW,Golf Mk7,,,,older,\n")[1]
    assert [fault["line"] for fault in twice["errors"]] == [3]


def test_a_model_that_cannot_have_a_url_is_a_fault_of_its_line(admin: FlaskClient, kit: Product):
    answer = send(admin, f"{HEAD}kit,VW,三菱,,,,,\n", createModels="1")[1]
    assert [fault["line"] for fault in answer["errors"]] == [2]


def test_a_file_too_large_is_refused(admin: FlaskClient, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(FitmentImport, "lines_limit", 2)
    status, answer = send(admin, HEAD + "kit,VW,Golf Mk7,,,,,\n" * 3)
    assert (status, answer["message"]) == (413, "The file has more than 2 lines. Please import it in parts")
    assert send(admin, HEAD + "x" * (5 * 1024 * 1024))[0] == 413
    assert admin.post(IMPORT, json={}).status_code == 415
    assert admin.post(f"{IMPORT}?mode=x", data={}, content_type="multipart/form-data").status_code == 400


def test_a_visitor_gets_no_file(client: FlaskClient):
    assert client.get(EXPORT).status_code == 401
