"""No order number is used twice. This also holds after a restore, after a restore over a damaged database, and on
another PC.
"""

import shutil
from contextlib import closing
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app import create_app
from app.config import Config
from app.shop.system.backups.backups import make_backup
from app.shop.system.backups.restore import restore_over_unusable
from app.store.database.driver import sqlite3
from app.store.database.sqlite import close_database
from app.store.sales import order_numbers
from tests.conftest import PASSWORD
from tests.make import make_order, make_product
from tests.web.system.backups.backup_tools import make, restore


def next_number() -> int:
    return make_order().order_number


def sign_in(admin: FlaskClient) -> None:
    assert admin.post("/api/admin/login", json={"password": PASSWORD}).status_code == 200


def test_after_a_restore_the_numbers_go_on(admin: FlaskClient) -> None:
    assert next_number() == 1001
    backup = make(admin)["name"]
    assert [next_number(), next_number()] == [1002, 1003]
    assert restore(admin, backup)[0] == 200
    assert next_number() == 1004


def test_an_order_entered_by_the_owner_counts_too(admin: FlaskClient) -> None:
    item = {"productId": make_product(inventory=9).id, "quantity": 1}
    backup = make(admin)["name"]
    body = {"items": [item], "customerName": "Aoife", "deliveryMethod": "collection"}
    assert admin.post("/api/admin/orders", json=body).json["order"]["orderNumber"] == "1001"
    assert restore(admin, backup)[0] == 200
    sign_in(admin)
    assert admin.post("/api/admin/orders", json=body).json["order"]["orderNumber"] == "1002"


def test_restores_of_restores_forget_nothing(admin: FlaskClient) -> None:
    empty = make(admin)["name"]
    assert [next_number(), next_number()] == [1001, 1002]
    assert restore(admin, empty)[0] == 200
    sign_in(admin)
    # This one holds no order, but knows of two.
    empty_again = make(admin)["name"]
    assert next_number() == 1003
    assert restore(admin, empty_again)[0] == 200
    assert next_number() == 1004


def test_a_backup_carries_them_to_another_pc(app: Flask, admin: FlaskClient, config: Config, tmp_path: Path) -> None:
    empty = make(admin)["name"]
    assert next_number() == 1001
    assert restore(admin, empty)[0] == 200
    sign_in(admin)
    name = make(admin)["name"]
    other = Config(data_dir=tmp_path / "other", throttles=False)
    for folder in ("uploads", "backups"):
        (other.data_dir / folder).mkdir(parents=True)
    restore_over_unusable(other, config.backups / name)
    close_database()
    with create_app(other).app_context():
        assert next_number() == 1002
        close_database()


@pytest.mark.parametrize("keeps_file", [True, False])
def test_over_a_damaged_database_no_number_is_given_twice(app: Flask, config: Config, *, keeps_file: bool) -> None:
    next_number()
    old = make_backup(config).name
    given = [next_number() for _ in range(3)][-1]
    if not keeps_file:
        # A folder of a program before this one: what it still knows is in its newest backup.
        make_backup(config)
        (config.data_dir / order_numbers.FILE).unlink()
    close_database()
    config.database.write_bytes(b"no database at all" * 500)
    restore_over_unusable(config, config.backups / old)
    with create_app(config).app_context():
        assert next_number() > given
        close_database()


def test_the_file_is_always_ahead_of_what_was_given(app: Flask, config: Config) -> None:
    for _ in range(3):
        number = next_number()
        assert order_numbers.read_reserved(config.data_dir) >= number
    with closing(sqlite3.connect(config.database)) as connection:
        connection.execute("UPDATE orders SET order_number = 1050 WHERE order_number = ?", (number,))
        connection.commit()
    assert next_number() == 1051
    assert order_numbers.read_reserved(config.data_dir) == 1100


@pytest.mark.parametrize("content", [b"", b"12x", b"-5", b"\xff\xfe", b"9" * 5000])
def test_a_damaged_file_is_written_again(app: Flask, config: Config, content: bytes) -> None:
    (config.data_dir / order_numbers.FILE).write_bytes(content)
    assert next_number() == 1001
    assert order_numbers.read_reserved(config.data_dir) == 1050


def test_a_folder_that_cannot_be_written_to_still_takes_orders(app: Flask, config: Config) -> None:
    (config.data_dir / order_numbers.FILE).mkdir()
    assert [next_number(), next_number()] == [1001, 1002]
    shutil.rmtree(config.data_dir / order_numbers.FILE)
