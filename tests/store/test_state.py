"""Two shops in one process know nothing of each other."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from flask import Flask

from app import create_app
from app.config import Config
from app.shop.base.settings.run_address import set_run_address
from app.shop.base.settings.settings import change_settings, settings_in_force
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import Latest, state_of
from app.store.migrations.upgrade import upgrade


class Sums(Latest[int]):
    """A value of the tests."""


@pytest.fixture
def other(config: Config, tmp_path: Path) -> Flask:
    folder = tmp_path / "other"
    folder.mkdir()
    elsewhere = replace(config, data_dir=folder)
    upgrade(elsewhere.database, elsewhere.backups)
    return create_app(elsewhere)


def test_a_write_outdates_the_answers_of_its_own_shop(app: Flask, other: Flask) -> None:
    before = state_of(other).version.admin_data_version()
    with write() as session:
        change_settings(session, {"business_name": "Moores"})
    set_run_address(state_of(app), "https://quick.example")
    assert state_of(other).version.admin_data_version() == before
    assert settings_in_force(db.session()).business_name == "Moores"
    assert settings_in_force(db.session()).public_url == "https://quick.example"
    with other.app_context():
        assert settings_in_force(db.session()).business_name == "Pitlane"
        assert settings_in_force(db.session()).public_url == ""
        db.session.remove()
        db.engine.dispose()


def test_a_session_and_the_application_lead_to_one_state(app: Flask) -> None:
    assert state_of(db.session()) is state_of(app)
    assert state_of(app).of(Sums) is state_of(app).of(Sums)


def test_a_value_is_made_once_for_each_version() -> None:
    made: list[int] = []

    def make(version: int) -> int:
        made.append(version)
        return version

    sums = Sums()
    for version in (1, 1, 2):
        sums.get(version, partial(make, version))
    assert made == [1, 2]
