"""A restored deletion is as it was before, or one sentence explains why it is not."""

import json
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import select, update
from werkzeug.test import TestResponse

from app.config import Config
from app.runtime.leftovers import tidy_up
from app.runtime.maintenance import forget_old
from app.store.base.images import Image
from app.store.customers.enquiries import Enquiry
from app.store.customers.mails import SENDING, Mail
from app.store.database.base import db, now
from app.store.database.driver import sqlite3
from app.store.database.sqlite import write
from app.store.sales.carts import CartItem
from app.store.system.deletions import Deletion
from app.store.website.analytics import ProductPageView
from tests.make import (
    NOBODY,
    make_brand,
    make_cart,
    make_category,
    make_fitment,
    make_model,
    make_option,
    make_order,
    make_product,
    make_subcategory,
    save,
)
from tests.shop.base.pictures import make_picture
from tests.web.sales.mail.sending import send_file
from tests.web.workshop.jobs.work import JOBS, book, part_of, step

BULK_DELETE = "/api/admin/products/bulk-delete"
BULK_UPDATE = "/api/admin/products/bulk-update"
UPLOAD = "/api/admin/upload-image"


def undo(admin: FlaskClient, answer: TestResponse) -> TestResponse:
    """Take the act of an answer back."""
    assert answer.status_code == 200
    return admin.post(f"/api/admin/deleted/{answer.headers['Pitlane-Undo']}/restore")


def tables(config: Config) -> dict[str, list[str]]:
    """Return every row of every table except the sessions, sorted by text. The search index is left out because it
    renumbers its rows; a search shows if it is as it was.
    """
    with closing(sqlite3.connect(config.database)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: sorted(map(repr, connection.execute(f"SELECT * FROM {name}")))
            for name in names
            if name != "admin_sessions" and not name.startswith("product_search")
        }


def files(config: Config) -> set[str]:
    return {path.name for path in config.uploads.iterdir()}


def in_trash(config: Config) -> set[str]:
    return {path.name for path in (config.data_dir / "deleted").iterdir()}


def age(days: int) -> None:
    with write() as session:
        session.execute(update(Deletion).values(created_at=now() - timedelta(days=days)))


@pytest.fixture
def whole(admin: FlaskClient) -> str:
    """The id of a product with everything that a product can have."""
    subcategory = make_subcategory(make_category("Mats"))
    product = make_product("Rubber Mats", category="Mats", subcategory_id=subcategory.id, slug="mats")
    brand = make_brand()
    for name in ("Golf", "Polo"):
        make_fitment(product, make_model(brand, name))
    address = f"/api/admin/products/{product.id}"
    for slot in ("image", "image2"):
        send_file(admin, f"{address}/{slot}", make_picture(), "photo.jpg", "image")
    assert admin.patch(address, json={"slug": "rubber-mats", "imageAlt": "Black mats"}).status_code == 200
    save(ProductPageView(product_id=product.id, product_slug="mats"))
    save(ProductPageView(product_id=product.id))
    return product.id


def test_a_product_is_restored_with_all_that_it_had(
    admin: FlaskClient, client: FlaskClient, config: Config, whole: str
) -> None:
    before, pictures = tables(config), files(config)
    found = client.get("/api/products?search=mats").json
    assert [row["id"] for row in found] == [whole]
    url = admin.get(f"/api/products/{whole}").json["imageUrl"]
    removed = admin.delete(f"/api/admin/products/{whole}")
    assert removed.json == {"success": True}
    assert client.get("/api/products/mats").status_code == 404
    assert (client.get(url).status_code, files(config), in_trash(config)) == (404, set(), pictures)
    back = undo(admin, removed)
    assert (back.status_code, back.json) == (200, {"success": True, "notes": []})
    assert (tables(config), files(config), in_trash(config)) == (before, pictures, set())
    assert client.get("/api/products/mats").json["id"] == whole
    assert client.get("/api/products?search=mats").json == found
    assert admin.get("/api/admin/deleted").json == []


def test_it_is_restored_once(admin: FlaskClient, whole: str) -> None:
    removed = admin.delete(f"/api/admin/products/{whole}")
    assert undo(admin, removed).status_code == 200
    again = undo(admin, removed)
    assert (again.status_code, "already" in again.json["message"]) == (404, True)


def test_a_bulk_delete_is_restored_whole_and_carts_stay_as_they_are(admin: FlaskClient, config: Config) -> None:
    products = [make_product(f"Part {number}") for number in range(5)]
    make_cart((products[0], 2))
    removed = admin.post(BULK_DELETE, json={"ids": [each.id for each in products]})
    assert removed.json == {"success": True, "count": 5}
    (stored,) = admin.get("/api/admin/deleted").json
    assert (stored["kind"], stored["act"], stored["count"]) == ("product", "bulk-delete", 5)
    assert stored["name"].endswith(" and 2 more")
    undo(admin, removed)
    assert len(admin.get("/api/products").json) == 5
    assert db.session.scalar(select(CartItem.id)) is None


def test_one_taken_slug_keeps_all_of_them_away(admin: FlaskClient, config: Config) -> None:
    products = [make_product("Gauge", slug="gauge"), make_product("Mirror", slug="mirror")]
    removed = admin.post(BULK_DELETE, json={"ids": [each.id for each in products]})
    make_product("Newer", slug="mirror")
    before = tables(config)
    refused = undo(admin, removed)
    sentence = "Mirror cannot come back: Newer has its address mirror now."
    assert (refused.status_code, refused.json, tables(config)) == (409, {"message": sentence}, before)


def test_a_renamed_category_is_followed_and_one_that_is_gone_is_named(admin: FlaskClient) -> None:
    category = make_category("Wheels")
    product = make_product("Rim", category="Wheels")
    removed = admin.delete(f"/api/admin/products/{product.id}")
    address = f"/api/admin/product-categories/{category.id}"
    admin.patch(address, json={"name": "Rims"})
    undo(admin, removed)
    assert admin.get(f"/api/products/{product.id}").json["category"] == "Rims"
    removed = admin.delete(f"/api/admin/products/{product.id}")
    gone = admin.delete(address)
    refused = undo(admin, removed)
    sentence = "Rim cannot come back: its category Rims is gone. Bring that back first."
    assert (refused.status_code, refused.json["message"]) == (409, sentence)
    assert (undo(admin, gone).status_code, undo(admin, removed).status_code) == (200, 200)


def test_what_is_gone_of_its_environment_is_said(admin: FlaskClient, whole: str) -> None:
    removed = admin.delete(f"/api/admin/products/{whole}")
    golf = next(each for each in admin.get("/api/models").json if each["name"] == "Golf")
    admin.delete(f"/api/admin/models/{golf['id']}")
    subcategory = admin.get("/api/product-subcategories").json[0]["id"]
    admin.delete(f"/api/admin/product-subcategories/{subcategory}")
    assert undo(admin, removed).json["notes"] == [
        "1 product came back without a subcategory, which is gone.",
        "1 model that it fitted is gone.",
    ]
    assert [row["name"] for row in admin.get(f"/api/products/{whole}/models").json] == ["Polo"]


@pytest.mark.parametrize("kind", ["brand", "model", "category", "subcategory", "enquiry", "image"])
def test_everything_else_is_restored_as_it_was(admin: FlaskClient, config: Config, kind: str) -> None:
    address = make_one(admin, kind)
    before, pictures = tables(config), files(config)
    removed = admin.delete(address)
    assert removed.json == {"success": True}
    assert admin.get("/api/admin/deleted").json[0]["kind"] == kind
    assert tables(config) != before
    assert undo(admin, removed).status_code == 200
    assert (tables(config), files(config)) == (before, pictures)


def make_one(admin: FlaskClient, kind: str) -> str:
    """The address that deletes a fresh row of a kind."""
    if kind == "image":
        return f"/api/admin/uploads/{send_file(admin, UPLOAD, make_picture(), 'a.jpg', 'image').json['filename']}"
    if kind == "brand":
        logo = send_file(admin, UPLOAD, make_picture(), "a.jpg", "image").json["url"]
        return f"/api/admin/brands/{make_brand(logo_url=logo).id}"
    if kind == "model":
        return f"/api/admin/models/{make_model(make_brand(), year='2013-2019').id}"
    if kind == "category":
        return f"/api/admin/product-categories/{make_category().id}"
    if kind == "subcategory":
        return f"/api/admin/product-subcategories/{make_subcategory(make_category()).id}"
    enquiry = save(Enquiry(name="Aoife", email="aoife@example.ie", message="Do you tint vans?"))
    save(make_mail(enquiry.id))
    return f"/api/contact-inquiries/{enquiry.id}"


def make_mail(enquiry_id: str, **given: Any) -> Mail:
    values = {
        "kind": "new-enquiry", "to_address": "a@b.ie", "to_name": "A", "subject": "S", "body_text": "T",
        "body_html": "H", "inquiry_id": enquiry_id, "once_key": f"new-enquiry:{enquiry_id}",
    }  # fmt: skip
    return Mail(**values | given)


def test_a_mail_that_was_on_its_way_is_not_sent_twice(admin: FlaskClient) -> None:
    enquiry = save(Enquiry(name="Aoife", email="aoife@example.ie", message="Do you tint vans?"))
    save(make_mail(enquiry.id, status=SENDING))
    undo(admin, admin.delete(f"/api/contact-inquiries/{enquiry.id}"))
    mail = db.session.scalars(select(Mail)).one()
    assert (mail.status, mail.last_error) == ("failed", "It was deleted while it was being sent")


def test_a_taken_name_and_a_missing_parent_are_said(admin: FlaskClient) -> None:
    brand = make_brand("Audi")
    model = admin.delete(f"/api/admin/models/{make_model(brand, 'A3').id}")
    gone = admin.delete(f"/api/admin/brands/{brand.id}")
    refused = undo(admin, model)
    sentence = "A3 cannot come back: its brand is gone. Bring that back first."
    assert (refused.status_code, refused.json["message"]) == (409, sentence)
    make_brand("AUDI", slug="other")
    refused = undo(admin, gone)
    assert (refused.status_code, refused.json["message"]) == (409, "A brand with this name already exists")


def test_a_bulk_edit_goes_back_but_for_what_is_newer(admin: FlaskClient) -> None:
    make_category("Wheels")
    subcategory = make_subcategory(make_category("Mats"))
    first, second, third = (make_product(f"Part {n}", category="Mats", subcategory_id=subcategory.id) for n in range(3))
    updates = {"price": "5", "inventory": 3, "category": "Wheels"}
    changed = admin.post(BULK_UPDATE, json={"ids": [first.id, second.id, third.id], "updates": updates})
    assert changed.json == {"success": True, "count": 3}
    admin.patch(f"/api/admin/products/{second.id}", json={"inventory": 2})
    admin.delete(f"/api/admin/products/{third.id}")
    assert undo(admin, changed).json["notes"] == ["2 products changed or deleted since then: newer changes stay."]
    rows = {row["id"]: row for row in admin.get("/api/products").json}
    said = [(rows[p.id]["price"], rows[p.id]["inventory"], rows[p.id]["category"]) for p in (first, second)]
    assert said == [("49.99", 10, "Mats"), ("49.99", 2, "Mats")]
    assert rows[first.id]["subcategoryId"] == subcategory.id


def test_a_bulk_edit_that_is_outdated_altogether_stays(admin: FlaskClient, config: Config) -> None:
    product = make_product()
    changed = admin.post(BULK_UPDATE, json={"ids": [product.id], "updates": {"price": "5"}})
    admin.patch(f"/api/admin/products/{product.id}", json={"price": "6"})
    before = tables(config)
    refused = undo(admin, changed)
    assert (refused.status_code, tables(config)) == (409, before)


def test_a_shared_picture_is_restored_with_either_product(admin: FlaskClient, config: Config) -> None:
    address = f"/api/admin/products/{make_product().id}"
    send_file(admin, f"{address}/image", make_picture(), "a.jpg", "image")
    pictures = files(config)
    copy = admin.post(f"{address}/duplicate").json["product"]["id"]
    first = admin.delete(address)
    assert files(config) == pictures
    second = admin.delete(f"/api/admin/products/{copy}")
    assert files(config) == set()
    for removed in (first, second):
        assert undo(admin, removed).status_code == 200
        assert files(config) == pictures
    assert db.session.scalars(select(Image)).one().listed == 0


def test_a_replaced_picture_is_stored_for_a_deleted_product_that_shows_it(admin: FlaskClient, config: Config) -> None:
    address = f"/api/admin/products/{make_product().id}"
    send_file(admin, f"{address}/image", make_picture(), "a.jpg", "image")
    pictures = files(config)
    copy = admin.post(f"{address}/duplicate").json["product"]["id"]
    removed = admin.delete(f"/api/admin/products/{copy}")
    admin.delete(f"{address}/image")
    assert (files(config), in_trash(config)) == (set(), pictures)
    undo(admin, removed)
    assert files(config) == pictures


def test_after_30_days_it_is_gone_with_its_pictures(app: Flask, admin: FlaskClient, config: Config, whole: str) -> None:
    removed = admin.delete(f"/api/admin/products/{whole}")
    age(29)
    forget_old(app)
    assert len(admin.get("/api/admin/deleted").json) == 1
    assert in_trash(config) != set()
    age(30)
    assert admin.get("/api/admin/deleted").json == []
    assert undo(admin, removed).status_code == 404
    forget_old(app)
    assert (in_trash(config), db.session.scalar(select(Deletion.id))) == (set(), None)


def test_the_owner_may_let_go_of_it_at_once(admin: FlaskClient, config: Config, whole: str) -> None:
    removed = admin.delete(f"/api/admin/products/{whole}")
    address = f"/api/admin/deleted/{removed.headers['Pitlane-Undo']}"
    assert admin.delete(address).json == {"success": True}
    assert (in_trash(config), admin.get("/api/admin/deleted").json) == (set(), [])
    assert (admin.delete(address).status_code, undo(admin, removed).status_code) == (404, 404)


def test_an_enquiry_that_privacy_ends_leaves_nothing(app: Flask, admin: FlaskClient) -> None:
    old = now() - timedelta(days=740)
    for name in ("kept by nobody", "deleted by the owner"):
        save(Enquiry(name=name, email="a@b.ie", message="m", created_at=old))
    for enquiry in admin.get("/api/contact-inquiries").json[:1]:
        admin.delete(f"/api/contact-inquiries/{enquiry['id']}")
    assert len(admin.get("/api/admin/deleted").json) == 1
    forget_old(app)
    assert admin.get("/api/contact-inquiries").json == []
    assert admin.get("/api/admin/deleted").json == []


def test_a_power_cut_between_commit_and_move_is_made_good_at_the_start(
    app: Flask, admin: FlaskClient, config: Config, whole: str
) -> None:
    pictures = files(config)
    removed = admin.delete(f"/api/admin/products/{whole}")
    move_all(config.data_dir / "deleted", config.uploads)
    tidy_up(app)
    assert (files(config), in_trash(config)) == (set(), pictures)
    undo(admin, removed)
    move_all(config.uploads, config.data_dir / "deleted")
    tidy_up(app)
    assert (files(config), in_trash(config)) == (pictures, set())


def move_all(source: Path, target: Path) -> None:
    for path in list(source.iterdir()):
        path.rename(target / path.name)


def test_a_backup_holds_the_pictures_that_can_come_back(admin: FlaskClient, config: Config, whole: str) -> None:
    pictures = files(config)
    removed = admin.delete(f"/api/admin/products/{whole}")
    backup = admin.post("/api/admin/backups").json["name"]
    admin.delete(f"/api/admin/deleted/{removed.headers['Pitlane-Undo']}")
    assert in_trash(config) == set()
    assert admin.post(f"/api/admin/backups/{backup}/restore").status_code == 200
    assert files(config) == pictures


def test_a_row_of_older_tables_is_refused_in_a_sentence(admin: FlaskClient, config: Config) -> None:
    removed = admin.delete(f"/api/admin/brands/{make_brand().id}")
    with write() as session:
        stored = session.scalars(select(Deletion)).one()
        content = json.loads(stored.content)
        content["rows"]["brands"][0]["country"] = "Germany"
        stored.content = json.dumps(content)
    before = tables(config)
    refused = undo(admin, removed)
    assert (refused.status_code, "older version" in refused.json["message"], tables(config)) == (409, True, before)


def test_nothing_is_brought_back_of_what_was_never_deleted(admin: FlaskClient, client: FlaskClient) -> None:
    assert admin.post(f"/api/admin/deleted/{NOBODY}/restore").status_code == 404
    assert client.get("/api/admin/deleted").status_code in {401, 404}


def test_a_refused_deletion_offers_no_way_back(admin: FlaskClient) -> None:
    brand = make_brand()
    make_model(brand)
    refused = admin.delete(f"/api/admin/brands/{brand.id}")
    assert (refused.status_code, "Pitlane-Undo" in refused.headers) == (409, False)
    assert admin.get("/api/admin/deleted").json == []


def test_pieces_that_came_back_while_their_product_was_deleted_are_in_its_stock_again(admin: FlaskClient) -> None:
    product = make_product(inventory=9)
    cancelled, completed = make_order((product, 3)), make_order((product, 2))
    for status in ("confirmed", "shipped", "completed"):
        admin.patch(f"/api/admin/orders/{completed.id}", json={"status": status})
    deleted = admin.delete(f"/api/admin/products/{product.id}")
    assert admin.patch(f"/api/admin/orders/{cancelled.id}", json={"status": "cancelled"}).status_code == 200
    order = admin.get(f"/api/admin/orders/{completed.id}").json
    pieces = [{"itemId": order["items"][0]["id"], "quantity": 1}]
    back = {"items": pieces, "updatedAt": order["updatedAt"]}
    assert admin.post(f"/api/admin/orders/{completed.id}/returns", json=back).status_code == 200

    assert undo(admin, deleted).json["notes"] == ["4 pieces returned since then went into stock."]
    assert admin.get(f"/api/admin/products/{product.id}").json["inventory"] == 8


def test_pieces_that_a_job_or_a_correction_gave_back_meanwhile_are_in_stock_again(admin: FlaskClient) -> None:
    product = make_product(inventory=9)
    order, job = make_order((product, 3)), book(admin, lines=[part_of(product.id, quantity="2")])
    step(admin, job, "arrived")
    fitted = f"{JOBS}/{job['id']}/lines/{job['lines'][0]['id']}/fitted"
    assert admin.post(fitted).status_code == 200
    deleted = admin.delete(f"/api/admin/products/{product.id}")
    said = admin.delete(fitted).json["history"][-1]["note"]
    assert said == "Not fitted after all: Boost Gauge (no longer in the shop: in stock again once it is brought back)"
    line = {"itemId": admin.get(f"/api/admin/orders/{order.id}").json["items"][0]["id"], "quantity": 1}
    assert admin.patch(f"/api/admin/orders/{order.id}", json={"items": [line]}).status_code == 200

    assert undo(admin, deleted).json["notes"] == ["4 pieces returned since then went into stock."]
    shown = admin.get(f"/api/admin/products/{product.id}/stock-moves").json
    assert [(each["reason"], each["change"]) for each in shown["moves"][:2]] == [("order", 2), ("job", 2)]
    assert admin.get(f"/api/admin/products/{product.id}").json["inventory"] == 8


def test_pieces_of_an_option_that_a_job_gave_back_meanwhile_are_in_stock_again(admin: FlaskClient) -> None:
    product = make_product()
    option = make_option(product, "Red", inventory=5)
    job = book(admin, lines=[part_of(product.id, optionId=option.id, quantity="2")])
    step(admin, job, "arrived")
    fitted = f"{JOBS}/{job['id']}/lines/{job['lines'][0]['id']}/fitted"
    assert admin.post(fitted).status_code == 200
    deleted = admin.delete(f"/api/admin/products/{product.id}")
    assert admin.delete(fitted).status_code == 200

    assert undo(admin, deleted).json["notes"] == ["2 pieces returned since then went into stock."]
    [left] = admin.get(f"/api/admin/products/{product.id}/options").json
    assert left["inventory"] == 5
