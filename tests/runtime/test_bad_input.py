"""Bad input: one sentence, the code of the table, nothing changed."""

import sys
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

from app.commands.command_line import run_command
from app.data_folder import why_not
from app.store.database.driver import sqlite3

HOLDERS = ["CREATE TABLE customers (id)", "CREATE TABLE alembic_version AS SELECT 'ab12cd34ef56' AS version_num"]
FOREIGN = "belongs to another program. Choose another data folder"


@pytest.fixture
def refuse(capsys: pytest.CaptureFixture[str]) -> "Refuse":
    return Refuse(capsys)


class Refuse:
    """Expects commands to end with a code and one sentence."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str, code: int, sentence: str) -> None:
        assert run_command(list(words)) == code
        said = self._capsys.readouterr()
        assert sentence in said.err
        assert (said.out, said.err.count("\n")) == ("", 1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--prot=5"], "unrecognized arguments: --prot=5 (--help lists"),
        (["serve", "--port", "abc"], "argument --port: invalid int value: 'abc'"),
        (["frobnicate"], "invalid choice: 'frobnicate'"),
        (["restore"], "arguments are required: backup"),
        (["--sample", "--empty"], "not allowed with argument --sample"),
        (["serve", "--data-dir", ""], "argument --data-dir: the folder has no name"),
        (["stop", "--admin-from", "desk"], "unrecognized arguments: --admin-from desk"),
    ],
)
def test_words_that_are_nonsense(refuse: Refuse, words: list[str], sentence: str) -> None:
    refuse(*words, code=2, sentence=sentence)


def test_values_that_cannot_be_meant(refuse: Refuse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "serve", "--data-dir", str(tmp_path / "shop")
    refuse(*words, "--host", " ", code=1, sentence="The host must be an address of this computer")
    monkeypatch.setenv("PITLANE_ANSWER_SECONDS", "soon")
    for seconds in ("soon", "nan", "-1", "inf"):
        monkeypatch.setenv("PITLANE_ANSWER_SECONDS", seconds)
        refuse(*words, code=1, sentence=f"PITLANE_ANSWER_SECONDS must be a number of seconds, not '{seconds}'")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [["serve"], ["--hidden"]])
def test_a_host_that_is_not_this_pc(refuse: Refuse, tmp_path: Path, command: list[str]) -> None:
    words = "--host", "203.0.113.4", "--data-dir", str(tmp_path / "shop")
    refuse(*command, *words, code=20, sentence="203.0.113.4 is not an address of this computer.")
    assert list(tmp_path.iterdir()) == []


def test_a_command_that_is_refused_makes_no_shop_of_a_new_folder(
    refuse: Refuse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "--data-dir", str(tmp_path / "shop")
    (tmp_path / "letter.zip").write_text("no backup")
    refuse(
        "restore",
        str(tmp_path / "letter.zip"),
        *words,
        code=1,
        sentence="This file is not a backup made by this program",
    )
    monkeypatch.setattr("sys.stdin", StringIO("short\n"))
    refuse("set-password", *words, code=1, sentence="Password must be at least 12 characters")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.zip"]


def test_the_window_s_own_word(refuse: Refuse) -> None:
    refuse("window", code=2, sentence="the program opens its window itself")


COMMANDS = [["serve", "--sample-if-new"], ["--hidden"], ["stop"], ["upgrade"], ["backup"], ["restore", "latest"]]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_folder_whose_name_is_too_long(refuse: Refuse, tmp_path: Path, command: list[str]) -> None:
    folder = tmp_path / ("x" * 300)
    refuse(*command, "--data-dir", str(folder), code=21, sentence="cannot be written to: File name too long")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
def test_a_folder_of_the_system_s_is_not_called_full(refuse: Refuse) -> None:
    refuse("serve", "--data-dir", "/proc/shop", code=21, sentence="/proc/shop cannot be written to: No such file")


def test_a_whole_disk_or_a_home_is_no_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert f"such as {tmp_path / 'pitlane'}" in str(why_not(tmp_path, {}))
    assert "is not a folder for one program's data" in str(why_not(Path("/"), {}))
    assert why_not(tmp_path / "shop", {}) is None
    # One that holds a shop already goes on.
    (tmp_path / "pitlane.db").touch()
    assert why_not(tmp_path, {}) is None


@pytest.mark.parametrize("statement", HOLDERS)
@pytest.mark.parametrize("command", [["serve"], [], ["upgrade"], ["backup"]])
def test_another_program_s_database(refuse: Refuse, tmp_path: Path, statement: str, command: list[str]) -> None:
    with closing(sqlite3.connect(tmp_path / "pitlane.db")) as connection:
        connection.execute(statement)
        connection.commit()
    tmp_path.chmod(0o755)
    before = (tmp_path / "pitlane.db").read_bytes()
    refuse(*command, "--data-dir", str(tmp_path), code=21, sentence=FOREIGN)
    assert [path.name for path in tmp_path.iterdir()] == ["pitlane.db"]
    assert (tmp_path / "pitlane.db").read_bytes() == before
    assert tmp_path.stat().st_mode & 0o777 == 0o755


def test_another_program_s_database_in_a_folder_of_ours(refuse: Refuse, tmp_path: Path) -> None:
    (tmp_path / "logs").mkdir()
    (tmp_path / "pitlane.db").mkdir()
    refuse("upgrade", "--data-dir", str(tmp_path), code=21, sentence=FOREIGN)


@pytest.mark.parametrize("name", [".", "uploads", "backups", "logs"])
def test_a_file_where_a_folder_must_be(refuse: Refuse, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "shop"
    file = folder / name
    file.parent.mkdir(exist_ok=True)
    file.write_text("somebody's own")
    refuse("upgrade", "--data-dir", str(folder), code=21, sentence=f"{file} is a file, where Pitlane needs a folder.")
    assert file.read_text() == "somebody's own"
