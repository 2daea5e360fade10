"""The keys for card payments: written, never answered, in no backup."""

import zipfile
from contextlib import closing
from pathlib import Path

from flask.testing import FlaskClient

from app.config import Config
from app.shop.base.settings.card_settings import note_mode
from app.shop.base.settings.encryption import decrypt, encrypt_secrets
from app.shop.base.settings.settings import change_settings, read_settings
from app.store.database.base import db
from app.store.database.driver import sqlite3
from app.store.database.sqlite import write
from tests.in_one_shop import in_one_shop
from tests.stripe import KEY, LIVE_KEY, SECRET
from tests.web.system.backups.backup_tools import database_of, make

CARD = ("stripeKeySet", "stripeWebhookSecretSet", "stripeMode", "cardHours")
STORED = "SELECT count(*) FROM settings WHERE key IN ('stripe_key', 'stripe_webhook_secret')"


def set_keys(config: Config) -> None:
    """Have a shop take cards, as the owner's settings do."""
    keys = note_mode({"stripe_key": KEY, "stripe_webhook_secret": SECRET, "offer_card": True})
    with write() as session:
        change_settings(session, encrypt_secrets(keys, config.data_dir))


def test_keys_are_written_and_never_answered(admin: FlaskClient, client: FlaskClient, config: Config) -> None:
    settings = admin.get("/api/admin/settings").json
    assert [settings[name] for name in CARD] == [False, False, None, 24]
    answer = admin.patch("/api/admin/settings", json={"stripeKey": f" {KEY} ", "stripeWebhookSecret": SECRET})
    assert [answer.json[name] for name in CARD] == [True, True, "test", 24]
    for said in (answer, admin.get("/api/admin/settings"), client.get("/api/settings")):
        assert KEY not in said.text and SECRET not in said.text
    stored = read_settings(db.session())
    assert decrypt(config.data_dir, stored.stripe_key) == KEY
    assert stored.stripe_key not in repr(stored) and KEY.encode() not in config.database.read_bytes()
    db.session.remove()
    assert admin.patch("/api/admin/settings", json={"stripeKey": LIVE_KEY}).json["stripeMode"] == "live"
    assert admin.patch("/api/admin/settings", json={"stripeKey": ""}).json["stripeMode"] is None


@in_one_shop(
    ("field", "value"),
    [
        ("stripeKey", "pk_test_51NothingMovesByThisKey"),
        ("stripeKey", "sk_test_"),
        ("stripeKey", f"{LIVE_KEY}/.."),
        ("stripeKey", f"{KEY} {KEY}"),
        ("stripeKey", 7),
        ("stripeKey", f"sk_live_{'a' * 300}"),
        ("stripeWebhookSecret", "we_1Only"),
        ("cardHours", 0),
        ("cardHours", 721),
    ],
)
def test_what_is_no_key_is_refused(admin: FlaskClient, field: str, value: object) -> None:
    answer = admin.patch("/api/admin/settings", json={field: value})
    assert answer.status_code == 400
    assert list(answer.json["errors"]) == [field]


def test_no_backup_holds_them_and_a_restore_leaves_them(admin: FlaskClient, config: Config, tmp_path: Path) -> None:
    made = make(admin)
    admin.patch("/api/admin/settings", json={"stripeKey": KEY, "stripeWebhookSecret": SECRET})
    encrypted = read_settings(db.session()).stripe_key.encode()
    db.session.remove()
    path = config.backups / make(admin)["name"]
    copy = database_of(path, tmp_path)
    assert encrypted not in copy.read_bytes()
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute(STORED).fetchone() == (0,)
    with zipfile.ZipFile(path) as archive:
        assert not [name for name in archive.namelist() if name.endswith(".key")]
    assert admin.post(f"/api/admin/backups/{made['name']}/restore").status_code == 200
    stored = read_settings(db.session())
    assert (stored.stripe_key.encode(), stored.stripe_mode) == (encrypted, "test")
