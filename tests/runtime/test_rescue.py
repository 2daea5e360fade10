"""A start without a usable database: a choice, no empty shop."""

from contextlib import closing
from pathlib import Path

import pytest

from app.commands.command_line import run_command
from app.commands.offline_commands import back_up
from app.config import Config
from app.runtime.exits import StoppedByOwner
from app.runtime.rescue import open_or_rescue
from app.runtime.start_question import StartQuestion
from app.store.database.driver import sqlite3
from app.store.database.errors import DamagedDatabase, MissingDatabase
from app.store.migrations.upgrade import head

OLD, NEW = "pitlane-20260101-120000-daily.zip", "pitlane-20260102-120000-daily.zip"


@pytest.fixture
def shop(tmp_path: Path, empty_database: Path) -> Config:
    """A folder with a shop, and a backup of it."""
    config = Config(data_dir=tmp_path / "shop")
    config.uploads.mkdir(parents=True)
    config.backups.mkdir()
    config.database.write_bytes(empty_database.read_bytes())
    note(config.database, "before")
    back_up(config)
    next(config.backups.iterdir()).rename(config.backups / OLD)
    note(config.database, "after")
    return config


def note(database: Path, value: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM brands")
        connection.execute(
            "INSERT INTO brands (id, name, slug, display_order, created_at) VALUES ('1', ?, 'a', 0, '2026-01-01')",
            [value],
        )
        connection.commit()


def noted(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        return str(connection.execute("SELECT name FROM brands").fetchone()[0])


def set_revision(database: Path, revision: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
        connection.commit()


class Owner:
    """Gives answers, each the number of a choice or the answer itself."""

    def __init__(self, *answers: int | str | None) -> None:
        self._answers = list(answers)
        self.asked: list[StartQuestion] = []

    def __call__(self, question: StartQuestion) -> str | None:
        self.asked.append(question)
        answer = self._answers.pop(0)
        return question.choices[answer].value if isinstance(answer, int) else answer


def damage(config: Config) -> None:
    config.database.write_bytes(config.database.read_bytes()[:5000])


@pytest.mark.parametrize("lose", [damage, lambda config: config.database.unlink()], ids=["damaged", "missing"])
def test_the_newest_whole_backup_is_the_first_answer(shop: Config, lose: object) -> None:
    assert callable(lose)
    lose(shop)
    (shop.backups / NEW).write_bytes((shop.backups / OLD).read_bytes()[:-500])
    owner = Owner(0)
    open_or_rescue(shop, owner, sample=True)
    assert noted(shop.database) == "before"
    [question] = owner.asked
    restore, other, folder, stop = question.choices
    assert (restore.value, restore.label) == (OLD, f"Restore the backup of {restore.label[22:]}")
    assert [value for value, _ in other.options] == [NEW]
    assert "cannot be read" in other.options[0][1]
    assert (folder.label, stop.value) == ("Open the data folder", "stop")
    assert not (shop.data_dir / "sample.due").exists()
    assert bool(list(shop.data_dir.glob("pitlane.db.damaged-*"))) == ("damaged" in question.title)


def test_another_backup_that_is_not_whole_is_said_and_asked_again(shop: Config) -> None:
    damage(shop)
    (shop.backups / NEW).write_bytes(b"no zip")
    content = shop.database.read_bytes()
    owner = Owner(NEW, "stop")
    with pytest.raises(StoppedByOwner) as stopped:
        open_or_rescue(shop, owner, sample=False)
    assert (stopped.value.code, shop.database.read_bytes()) == (23, content)
    assert f"{NEW} could not be restored. This file is not a backup" in owner.asked[1].reason


def test_without_a_whole_backup_there_is_the_folder(shop: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    damage(shop)
    (shop.backups / OLD).unlink()
    opened: list[Path] = []
    monkeypatch.setattr("app.data_folder.open_folder", lambda path: bool(opened.append(path)) or True)
    owner = Owner("stop")
    with pytest.raises(StoppedByOwner):
        open_or_rescue(shop, owner, sample=False)
    [question] = owner.asked
    assert [choice.value for choice in question.choices] == ["folder", "stop"]
    assert "No complete backup was found." in question.reason
    assert question.stay("folder").startswith(f"The folder is {shop.data_dir}")
    assert (opened, question.stay("stop")) == ([shop.data_dir], "")


def test_data_of_a_newer_program_goes_back_to_the_copy_before_the_update(shop: Config) -> None:
    """The old program starts again after an update that failed later on."""
    copy = shop.backups / f"before-upgrade-{head()}-20260103-120000.db"
    copy.write_bytes(shop.database.read_bytes())
    note(shop.database, "newer")
    set_revision(shop.database, "9999")
    owner = Owner(1)
    open_or_rescue(shop, owner, sample=False)
    assert noted(shop.database) == "after"
    [question] = owner.asked
    assert [choice.value for choice in question.choices] == ["stop", copy.name, "other", "folder"]
    assert "Install the newer program again" in question.detail
    [aside] = shop.data_dir.glob("pitlane.db.newer-*")
    assert noted(aside) == "newer"


def test_where_nobody_can_be_asked_nothing_is_made(shop: Config) -> None:
    shop.database.unlink()
    before = sorted(path.name for path in shop.data_dir.rglob("*"))
    for ask in (None, Owner(None)):
        with pytest.raises(MissingDatabase, match=f"is missing. Restore the newest backup, {OLD}"):
            open_or_rescue(shop, ask, sample=True)
    assert sorted(path.name for path in shop.data_dir.rglob("*")) == before
    assert run_command(["upgrade", "--data-dir", str(shop.data_dir)]) == 23
    assert not shop.database.exists()


def test_a_folder_that_served_gets_an_empty_shop_only_when_the_owner_says_so(tmp_path: Path) -> None:
    config = Config(data_dir=tmp_path)
    (tmp_path / "ports.json").write_text('{"public": 8000, "admin": 8001}')
    with pytest.raises(
        MissingDatabase, match=r"There is no backup of it in its folder. Put the file back, or delete ports"
    ):
        open_or_rescue(config, None, sample=False)
    assert run_command(["upgrade", "--data-dir", str(tmp_path)]) == 23
    assert not config.database.exists()
    owner = Owner("empty")
    open_or_rescue(config, owner, sample=False)
    [question] = owner.asked
    assert [choice.value for choice in question.choices] == ["folder", "stop", "empty"]
    assert question.reason == "The file with the shop's data is no longer in its folder. No complete backup was found."
    assert config.database.exists()


@pytest.mark.parametrize("state", ["missing", "damaged", "newer", "sound"])
def test_by_command_the_same(shop: Config, state: str, capsys: pytest.CaptureFixture[str]) -> None:
    (shop.backups / NEW).write_bytes(b"no zip")
    if state == "missing":
        shop.database.unlink()
    elif state == "damaged":
        damage(shop)
    elif state == "newer":
        set_revision(shop.database, "9999")
    assert run_command(["restore", "latest", "--data-dir", str(shop.data_dir)]) == 0
    assert noted(shop.database) == "before"
    said = capsys.readouterr().out
    assert said.startswith(f"Restored {OLD}.")
    assert (f"The {state} database was kept as pitlane.db.{state}-" in said) == (state in {"damaged", "newer"})


def test_a_damage_without_any_backup_offers_no_command(shop: Config, capsys: pytest.CaptureFixture[str]) -> None:
    damage(shop)
    words = ["upgrade", "--data-dir", str(shop.data_dir)]
    assert run_command(words) == 23
    assert '"restore latest" restores the newest backup' in capsys.readouterr().err
    (shop.backups / OLD).unlink()
    assert run_command(words) == 23
    assert capsys.readouterr().err.endswith("There is no backup of it in its folder.\n")
    with pytest.raises(DamagedDatabase):
        open_or_rescue(shop, None, sample=False)
