"""Shared fixtures: a shop on its own SQLite file, with both listeners."""

import gc
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import settings
from sqlalchemy import insert
from sqlalchemy.orm import Session
from werkzeug.test import TestResponse

from app import create_app
from app.config import Config
from app.shop.system.access import passwords
from app.shop.system.access.sessions import USERNAME, open_session
from app.store.base.users import AdminSession, User
from app.store.database.base import db, new_id
from app.store.database.sqlite import write
from app.store.migrations.upgrade import upgrade
from tests.current import old_answers
from tests.drawing import drawing_in_one_process
from tests.forked import Forked, Template
from tests.quick import (
    collect_garbage_rarely,
    compiling_once,
    hashing_cheaply,
    mapping_urls_once,
    put_folders_into_memory,
    share_statements,
)
from tests.running import Running, Start, environment, serve
from tests.web.pages.template import FRAME, SCREENS, SHELL, TABLE, TILES

# A slow moment of the machine is no fault of the shop. `npm run fuzz` has the whole.
settings.register_profile("quick", deadline=None, max_examples=15)
settings.register_profile("whole", deadline=None, max_examples=250)
settings.load_profile("quick")

ADD_USER, ADD_SESSION = insert(User.__table__), insert(AdminSession.__table__)  # type: ignore[arg-type]  # mypy takes it for any selectable
PASSWORD = "a rather long secret"
"""The administrator's password in the tests."""


def pytest_configure() -> None:
    put_folders_into_memory()
    collect_garbage_rarely()


def pytest_collection_finish() -> None:
    gc.freeze()


class Browser(FlaskClient):
    """A client that uses a separate context for every request, as the server does. The test's own session then reads
    fresh data.
    """

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        with self.application.app_context():
            response = super().open(*args, **kwargs)
        db.session.rollback()
        return response


@pytest.fixture(scope="session", autouse=True)
def template() -> Iterator[None]:
    """Have programs forked off one that has read their modules."""
    if sys.platform != "linux":
        yield
        return
    Forked.template = Template(environment())
    yield
    Forked.template.close()


@pytest.fixture(scope="session", autouse=True)
def made_once() -> Iterator[None]:
    with mapping_urls_once(), compiling_once():
        yield


@pytest.fixture(scope="session", autouse=True)
def chosen_hasher() -> Iterator[PasswordHasher]:
    """The shop's own hasher; a cheap one has its place."""
    with hashing_cheaply() as chosen:
        yield chosen


@pytest.fixture(scope="session", autouse=True)
def own_drawing() -> Iterator[Callable[[Any], bytes]]:
    """The program's own way to have a document drawn; one process for all has its place."""
    with drawing_in_one_process() as own:
        yield own


@pytest.fixture
def started_by_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have programs started as users start them."""
    monkeypatch.setattr(Forked, "template", None)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a migrated database that each test copies. Copying is two hundred times faster than migrating."""
    database = tmp_path_factory.mktemp("template") / "pitlane.db"
    upgrade(database, database.parent / "backups")
    return database


@pytest.fixture
def config(tmp_path: Path, empty_database: Path) -> Config:
    for name in ("uploads", "photos", "backups", "logs"):
        (tmp_path / name).mkdir()
    shutil.copy(empty_database, tmp_path / "pitlane.db")
    # Nobody answers there: a test that means Stripe brings its own, and none reaches the net.
    return Config(data_dir=tmp_path, throttles=False, stripe_address="http://127.0.0.1:9")


@pytest.fixture
def app(config: Config) -> Iterator[Flask]:
    app = create_app(config)
    app.test_client_class = Browser
    with app.app_context():
        share_statements(db.engine)
        yield app
        db.session.remove()
        assert old_answers(app) == []
        db.session.remove()
        db.engine.dispose()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A visitor at the public listener."""
    return app.test_client()


@pytest.fixture
def signed_out_admin(app: Flask) -> FlaskClient:
    """The owner's browser at the admin listener, not signed in."""
    client = app.test_client()
    client.environ_base["pitlane.listener"] = "desk"
    return client


@pytest.fixture(scope="session")
def signed_in(chosen_hasher: PasswordHasher) -> tuple[User, AdminSession, str]:
    """The administrator, an open session of theirs and its secret, which no database has."""
    with Session() as session:
        user = User(id=new_id(), username=USERNAME, password=passwords.hash_password(PASSWORD))
        secret = open_session(session, user)
        (opened,) = session.new
        session.expunge_all()
    assert isinstance(opened, AdminSession)
    return user, opened, secret


@pytest.fixture
def admin(app: Flask, signed_out_admin: FlaskClient, signed_in: tuple[User, AdminSession, str]) -> FlaskClient:
    """The owner at the admin listener, signed in. The two rows are most of the tests' first, so no object is made."""
    user, opened, secret = signed_in
    with write() as session:
        session.execute(ADD_USER, {"id": user.id, "username": user.username, "password": user.password})
        session.execute(ADD_SESSION, {"token_hash": opened.token_hash, "user_id": user.id})
    signed_out_admin.set_cookie("desk_session", secret)
    return signed_out_admin


@pytest.fixture
def built(app: Flask, tmp_path: Path) -> Path:
    """A user interface as the build leaves it, small enough to read."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(SHELL)
    for table in (TABLE, SCREENS):
        shutil.copy(table, folder)
    (folder / "home.html").write_text(SHELL.replace("root", "home"))
    (folder / "product.html").write_text(FRAME)
    (folder / "shop.html").write_text(FRAME.replace("{{name}}", "{{categories}}"))
    (folder / "model.html").write_text(FRAME.replace("{{name}}", "{{heading}}"))
    (folder / "closed.html").write_text("<aside>{{closedSentence}}|{{closedMessage}}</aside>")
    (folder / "tiles.json").write_text(TILES)
    (folder / "styles.json").write_text('{"styles": "p{}", "hash": "sha256-abc="}')
    app.config["UI"] = folder
    return folder


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts shops, and ends those that still run."""
    started: list[Running] = []

    def start(folder: Path = tmp_path / "data", *arguments: str, **more: str) -> Running:
        started.append(serve(folder, arguments, more))
        return started[-1]

    yield start
    for shop in started:
        if shop.process.poll() is None:
            shop.process.kill()
            shop.process.wait()
        if shop.process.stdout:
            shop.process.stdout.close()
