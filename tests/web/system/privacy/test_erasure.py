"""An erasure that lasts: in the files, and after a restore."""

import stat
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from sqlalchemy.exc import OperationalError

from app.config import Config
from app.shop.system.backups.restore import restore_over_unusable
from app.store.customers.enquiries import Enquiry
from app.store.database import overwriting
from app.store.database.base import db, now
from app.store.database.driver import sqlite3
from app.store.database.sqlite import write
from app.store.system import erased
from tests.make import make_order, make_product, save
from tests.web.system.backups.backup_tools import make, restore

NAME = "Zebedee Quirke"
EMAIL = "zebedee@example.ie"
ERASE = "/api/admin/privacy/erase"
FIND = "/api/admin/privacy/find"
LOGIN = {"password": "a rather long secret"}


@pytest.fixture
def person(admin: FlaskClient) -> str:
    """Add a person's cancelled order, enquiry and deleted enquiry."""
    make_product()
    order_id = make_order(name=NAME, email=EMAIL).id
    admin.patch(f"/api/admin/orders/{order_id}", json={"status": "cancelled", "note": "Zebedee rang"})
    for message in ("Do you tint vans?", "Do you still tint vans?"):
        enquiry = save(Enquiry(name=NAME, email=EMAIL, message=message))
    assert admin.delete(f"/api/contact-inquiries/{enquiry.id}").status_code == 200
    return order_id


def files_with(config: Config, word: str) -> list[str]:
    found = [path for path in config.data_dir.rglob("*") if path.is_file() and path.parent != config.backups]
    return [path.name for path in found if word.encode().lower() in path.read_bytes().lower()]


def erase(admin: FlaskClient, **details: str) -> None:
    assert admin.post(ERASE, json=details or {"email": EMAIL}).status_code == 200


def held(admin: FlaskClient, **details: str) -> int:
    """Count what is held, signing in again after a restore."""
    admin.post("/api/admin/login", json=LOGIN)
    found = admin.post(FIND, json=details or {"email": EMAIL}).json
    return sum(len(found[kind]) for kind in ("orders", "inquiries", "mails", "deleted"))


def test_no_file_of_the_shop_names_the_person_any_more(admin: FlaskClient, config: Config, person: str) -> None:
    assert "pitlane.db-wal" in files_with(config, "zebedee")
    erase(admin)
    assert files_with(config, "zebedee") == []
    assert config.database.with_name("pitlane.db-wal").stat().st_size == 0


def test_rows_that_were_moved_between_pages_leave_nothing_behind(admin: FlaskClient, config: Config) -> None:
    emails = [f"{place}.{EMAIL}" for place in range(600)]
    with write() as session:
        session.add_all(Enquiry(name=NAME, email=email, message="Vans? " * (len(email) * 3)) for email in emails)
    with write() as session:
        for row in session.query(Enquiry).limit(300):
            row.message = "Do you tint the windows of vans? " * 20
    gone = emails[::3]
    with write() as session:
        session.query(Enquiry).where(Enquiry.email.in_(gone)).delete()

    erase(admin, email=emails[1])

    content = config.database.read_bytes()
    assert [email for email in [emails[1], *gone] if f"{NAME}{email}".encode() in content] == []


def test_a_reader_in_the_way_delays_the_emptying_of_the_log(
    admin: FlaskClient, config: Config, person: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overwriting, "PATIENCE", 0.05)
    with closing(sqlite3.connect(config.database, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM orders").fetchone()
        erase(admin)
        assert files_with(config, "zebedee") != []
    overwriting.overwrite_if_due()
    assert files_with(config, "zebedee") == []


def test_who_waits_too_long_for_the_database_has_erased_all_the_same(
    admin: FlaskClient, config: Config, person: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held_by_another_program() -> None:
        raise OperationalError("BEGIN IMMEDIATE", None, Exception("database is locked"))

    with monkeypatch.context() as patch:
        patch.setattr(overwriting, "quiet", held_by_another_program)
        erase(admin)
    assert held(admin) == 0
    assert files_with(config, "zebedee") != []
    overwriting.overwrite_if_due()
    assert files_with(config, "zebedee") == []


@pytest.mark.parametrize("details", [{"email": EMAIL}, {"name": NAME}, {"orderNumber": "1001"}])
def test_a_restored_backup_does_not_bring_the_person_back(
    admin: FlaskClient, config: Config, person: str, details: dict[str, str]
) -> None:
    name = make(admin)["name"]
    erase(admin, **details)

    assert restore(admin, name) == (200, {"success": True})

    assert held(admin, orderNumber="1001") == 1
    assert admin.get(f"/api/admin/orders/{person}").json["customerName"] == "Erased"
    if "orderNumber" not in details:
        assert held(admin) == 0
        assert files_with(config, "zebedee") == []


def test_what_came_after_the_erasure_is_restored(admin: FlaskClient, config: Config, person: str) -> None:
    erase(admin)
    order = make_order(name=NAME, email=EMAIL)
    name = make(admin)["name"]
    assert restore(admin, name) == (200, {"success": True})
    assert held(admin) > 0
    assert admin.get(f"/api/admin/orders/{order.id}").json["customerName"] == NAME


def test_a_restore_over_a_damaged_database_erases_too(admin: FlaskClient, config: Config, person: str) -> None:
    name = make(admin)["name"]
    erase(admin)
    db.session.remove()
    db.engine.dispose()
    config.database.write_bytes(b"damaged")

    restore_over_unusable(config, config.backups / name)

    with closing(sqlite3.connect(config.database)) as database:
        assert database.execute("SELECT customer_name FROM orders").fetchall() == [("Erased",)]
        assert database.execute("SELECT count(*) FROM contact_inquiries").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM deletions WHERE kind = 'enquiry'").fetchone() == (0,)


def test_the_file_of_erasures_names_nobody_and_is_the_owners_alone(
    admin: FlaskClient, config: Config, person: str
) -> None:
    erase(admin)
    file = config.data_dir / erased.FILE
    assert "zebedee" not in file.read_text().lower()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    remembered = erased.read_erased(config.data_dir)
    assert remembered.has("email", EMAIL, now() - timedelta(days=1))
    assert not remembered.has("email", EMAIL, now() + timedelta(days=1))


def test_a_line_that_is_spoilt_forgets_no_other(tmp_path: Path) -> None:
    erased.remember_erased(tmp_path, [("order", "a")], now())
    file = tmp_path / erased.FILE
    file.write_bytes(file.read_bytes() + b"\n\xff no time\n")
    erased.remember_erased(tmp_path, [("order", "b")], now())
    remembered = erased.read_erased(tmp_path)
    assert all(remembered.has("order", each, now() - timedelta(1)) for each in "ab")


def test_what_cannot_be_remembered_is_not_erased(
    admin: FlaskClient, config: Config, person: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_given: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("app.store.system.erased.flush_folder", full)
    answer = admin.post(ERASE, json={"email": EMAIL})
    assert (answer.status_code, answer.json["message"]) == (
        503,
        "The data folder cannot be written to; nothing was erased.",
    )
    assert held(admin) > 0
