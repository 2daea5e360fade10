"""An import is undone. Added products are removed, changed ones are as before, and no sold pieces are restored."""

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from app.config import Config
from tests.make import make_brand, make_category, make_fitment, make_model, make_order, make_product
from tests.web.api.walker import dump
from tests.web.sales.mail.sending import send_file
from tests.web.system.spreadsheets.product_file import IMPORT

HEADER = "slug,name,description,price,category,inventory,models\n"
NEW = "new,New part,A part of ten letters,9.50,Mats,3,\n"


def carry_out(admin: FlaskClient, lines: str) -> TestResponse:
    return send_file(admin, IMPORT, (HEADER + lines).encode(), "products.csv", "file")


def undo(admin: FlaskClient, answer: TestResponse) -> TestResponse:
    return admin.post(f"/api/admin/deleted/{answer.headers['Pitlane-Undo']}/restore")


def product(admin: FlaskClient, slug: str) -> Any:
    return admin.get(f"/api/products/{slug}").json


def test_an_import_is_undone_whole(admin: FlaskClient) -> None:
    make_category("Wheels")
    old = make_product("Old", slug="old", category="Mats", inventory=10)
    golf, _polo = (make_model(make_brand(f"VW {name}"), name) for name in ("Golf", "Polo"))
    make_fitment(old, golf)
    moved = make_product("Moved", slug="new", category="Mats")
    admin.patch(f"/api/admin/products/{moved.id}", json={"slug": "moved"})
    before = admin.get("/api/admin/products").json
    done = carry_out(admin, f"{NEW}old,Older,Described anew at length,5,Wheels,60,VW Polo/Polo\n")
    assert (done.json["created"], done.json["updated"]) == (1, 1)
    assert old.id in done.json["ids"] and len(done.json["ids"]) == 2
    listed = admin.get("/api/admin/deleted").json[0]
    assert (listed["act"], listed["kind"], listed["count"]) == ("import", "product", 2)
    assert undo(admin, done).json == {"success": True, "notes": []}
    assert admin.get("/api/admin/products").json == before
    assert [row["id"] for row in admin.get(f"/api/products/{old.id}/models").json] == [golf.id]
    assert product(admin, "new")["slug"] == "moved"
    assert undo(admin, done).status_code == 404


def test_what_was_sold_since_stays_sold(admin: FlaskClient) -> None:
    old = make_product(slug="old", category="Mats", inventory=10)
    few = make_product(slug="few", category="Mats", inventory=1)
    earlier = make_order((old, 2))
    done = carry_out(admin, "old,,,,,25,\nfew,,,,,25,\n")
    make_order((old, 3), (few, 4))
    cancelled = make_order((old, 1))
    for order in (earlier, cancelled):
        admin.patch(f"/api/admin/orders/{order.id}", json={"status": "cancelled"})
    assert product(admin, "old")["inventory"] == 24
    assert undo(admin, done).json["notes"] == []
    assert (product(admin, "old")["inventory"], product(admin, "few")["inventory"]) == (7, 0)


def test_what_the_owner_changed_since_stays(admin: FlaskClient) -> None:
    old, counted = make_product(slug="old", category="Mats"), make_product(slug="counted", category="Mats")
    done = carry_out(admin, f"{NEW}old,Older,,5,,,\ncounted,,,,,25,\nother,Other,A part of ten letters,1,Mats,5,\n")
    admin.patch(f"/api/admin/products/{old.id}", json={"price": "6"})
    admin.patch(f"/api/admin/products/{counted.id}", json={"inventory": 17})
    admin.patch(f"/api/admin/products/{product(admin, 'new')['id']}", json={"name": "Kept"})
    make_order((make_product(slug="bystander", category="Mats"), 1))
    assert undo(admin, done).json["notes"] == ["3 products changed or deleted since then: newer changes stay."]
    rows = {row["slug"]: row for row in admin.get("/api/products").json}
    assert rows.keys() == {"old", "counted", "new", "bystander"}
    assert (rows["old"]["name"], rows["old"]["price"], rows["counted"]["inventory"]) == (old.name, "6.00", 17)


def test_an_import_that_is_outdated_altogether_stays(admin: FlaskClient, config: Config) -> None:
    old = make_product(slug="old", category="Mats")
    done = carry_out(admin, "old,Older,,,,,\n")
    admin.patch(f"/api/admin/products/{old.id}", json={"name": "Newer"})
    before = dump(config)
    assert (undo(admin, done).status_code, dump(config)) == (409, before)


def test_an_import_that_changes_nothing_has_no_way_back(admin: FlaskClient) -> None:
    make_product("Old", slug="old", category="Mats")
    for lines in ("old,Old,,,,,\n", "old,,short,,,,\n"):
        assert "Pitlane-Undo" not in carry_out(admin, lines).headers
    preview = send_file(admin, f"{IMPORT}?dryRun=1", (HEADER + NEW).encode(), "products.csv", "file")
    assert "Pitlane-Undo" not in preview.headers
    assert admin.get("/api/admin/deleted").json == []


def test_a_bulk_edit_that_is_undone_leaves_sold_what_was_sold(admin: FlaskClient) -> None:
    old = make_product(slug="old", category="Mats", inventory=10)
    body = {"ids": [old.id], "updates": {"inventory": 25}}
    done = admin.post("/api/admin/products/bulk-update", json=body)
    make_order((old, 3))
    assert undo(admin, done).json["notes"] == []
    assert product(admin, "old")["inventory"] == 7
