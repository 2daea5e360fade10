"""Preview of a restore: additions and losses, before any change."""

from contextlib import closing
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from app.config import Config
from app.store.customers.enquiries import Enquiry
from app.store.database.driver import sqlite3
from app.store.database.sqlite import write
from tests.make import checkout, make_cart, make_product
from tests.web.sales.documents.seller import SELLER, issue
from tests.web.system.backups.backup_tools import change_zip, database_of, make


def order(client: FlaskClient, product: str) -> str:
    answer = client.post("/api/checkout/confirm", json=checkout(make_cart((product, 1))))
    assert answer.status_code == 201
    return str(answer.json["orderId"])


def test_what_came_in_since_is_counted_named_and_to_be_had(admin: FlaskClient, client: FlaskClient) -> None:
    product = make_product(inventory=9)
    order(client, product)
    made = make(admin)
    later = order(client, product)
    with write() as session:
        session.add(Enquiry(name="=Niall", email="niall@example.ie", message="Do you tint vans?"))

    path = f"/api/admin/backups/{made['name']}"
    seen = admin.get(f"{path}/preview").json
    assert seen["backup"] == made
    assert (seen["newerDocumentCount"], seen["newerDocuments"]) == (0, [])
    assert (seen["isOlder"], seen["newerOrderCount"], seen["newerEnquiryCount"]) == (False, 1, 1)
    assert seen["newerOrders"][0]["id"] == later
    assert set(seen["newerOrders"][0]) == {"id", "orderNumber", "createdAt", "customerName", "total"}
    assert seen["newerEnquiries"][0]["name"] == "=Niall"
    orders = admin.get(f"{path}/newer-orders.csv")
    assert orders.headers["Content-Disposition"] == 'attachment; filename="newer-orders.csv"'
    assert later in orders.text
    assert len(orders.text.splitlines()) == 2
    assert "'=Niall" in admin.get(f"{path}/newer-enquiries.csv").text


def test_documents_that_customers_have_are_named(admin: FlaskClient, client: FlaskClient) -> None:
    admin.patch("/api/admin/settings", json=SELLER)
    bought = order(client, make_product(inventory=9))
    issue(admin, bought)
    path = f"/api/admin/backups/{make(admin)['name']}/preview"
    assert admin.get(path).json["newerDocumentCount"] == 0
    note = issue(admin, bought, "credit_note", reason="Sent back")
    seen = admin.get(path).json
    assert (seen["newerDocumentCount"], seen["newerOrderCount"]) == (1, 0)
    [named] = seen["newerDocuments"]
    assert (named["id"], named["kind"], named["name"]) == (note["id"], "credit_note", note["name"])


def test_a_backup_of_this_moment_sets_nothing_aside(admin: FlaskClient, client: FlaskClient, config: Config) -> None:
    order(client, make_product(inventory=9))
    seen = admin.get(f"/api/admin/backups/{make(admin)['name']}/preview").json
    assert (seen["newerOrderCount"], seen["newerOrders"], seen["newerEnquiryCount"]) == (0, [], 0)
    assert not list(config.data_dir.glob(".restore-*"))


@pytest.mark.parametrize("what", ["preview", "newer-orders.csv", "newer-enquiries.csv"])
def test_what_could_not_be_restored_is_refused(admin: FlaskClient, config: Config, tmp_path: Path, what: str) -> None:
    path = config.backups / make(admin)["name"]
    address = f"/api/admin/backups/{path.name}/{what}"
    database = database_of(path, tmp_path)
    with closing(sqlite3.connect(database)) as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
        copy.commit()
    change_zip(path, {"pitlane.db": database.read_bytes()})
    assert admin.get(address).status_code == 409
    change_zip(path, {"pitlane.db": b"no database"})
    assert admin.get(address).status_code == 400
    path.write_bytes(b"no zip")
    assert admin.get(address).status_code == 400
    path.unlink()
    assert admin.get(address).status_code == 404
