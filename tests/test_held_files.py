"""Files that another program holds for a moment, as Windows reports it."""

import ast
import errno
import os
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path

import pytest

from app import held_files
from app.held_files import remove_file, replace_file
from app.shop.base.images import picture_files
from app.store.database import clean_close

ROOT = Path(__file__).resolve().parents[1]
SHARING_VIOLATION, DISK_FULL = 32, 112


def _windows_error(number: int) -> PermissionError:
    error = PermissionError(errno.EACCES, "held by another program")
    error.winerror = number  # type: ignore[attr-defined]  # Python has it on Windows alone
    return error


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Iterator[int]], list[int]]:
    """Have a function of os refuse as Windows does, then work again."""

    def hold(name: str, numbers: Iterator[int]) -> list[int]:
        real, refused = getattr(os, name), []

        def act(*paths: object) -> None:
            for number in numbers:
                refused.append(number)
                raise _windows_error(number)
            real(*paths)

        monkeypatch.setattr(os, name, act)
        return refused

    return hold


@pytest.mark.parametrize("number", sorted(held_files.HELD))
def test_a_file_that_a_scanner_holds_is_tried_again(
    tmp_path: Path, hold: Callable[[str, Iterator[int]], list[int]], number: int
) -> None:
    (tmp_path / "part").write_text("new")
    (tmp_path / "name").write_text("old")
    refused = hold("replace", iter([number] * 3))

    replace_file(tmp_path / "part", tmp_path / "name")

    assert (tmp_path / "name").read_text() == "new"
    assert refused == [number] * 3


def test_a_file_that_stays_held_is_an_error_after_some_seconds(
    tmp_path: Path, hold: Callable[[str, Iterator[int]], list[int]]
) -> None:
    (tmp_path / "part").touch()
    refused = hold("replace", repeat(SHARING_VIOLATION))

    with pytest.raises(PermissionError):
        replace_file(tmp_path / "part", tmp_path / "name", seconds=0.05)

    assert len(refused) > 1


def test_any_other_error_is_one_at_once(tmp_path: Path, hold: Callable[[str, Iterator[int]], list[int]]) -> None:
    refused = hold("replace", iter([DISK_FULL] * 3))

    with pytest.raises(PermissionError):
        replace_file(tmp_path / "part", tmp_path / "name")

    assert refused == [DISK_FULL]


def test_a_held_file_is_removed_when_it_is_free(
    tmp_path: Path, hold: Callable[[str, Iterator[int]], list[int]]
) -> None:
    (tmp_path / "log").touch()
    hold("unlink", iter([SHARING_VIOLATION]))

    remove_file(tmp_path / "log")
    remove_file(tmp_path / "log")

    assert not (tmp_path / "log").exists()


def test_a_picture_and_the_mark_of_a_clean_stop_survive_a_scanner(
    tmp_path: Path, hold: Callable[[str, Iterator[int]], list[int]]
) -> None:
    database = tmp_path / "pitlane.db"
    database.write_bytes(bytes(100))
    hold("replace", iter([SHARING_VIOLATION] * 2))

    picture_files._write(tmp_path / "picture.webp", b"picture")
    clean_close.leave_mark(database)

    assert (tmp_path / "picture.webp").read_bytes() == b"picture"
    assert clean_close.take_mark(database)


def test_no_other_code_of_the_program_names_a_file_by_itself() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in (ROOT / "app").rglob("*.py")
        if path.name != "held_files.py"
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and _names_a_file(call)
    ]

    assert found == []


def _names_a_file(call: ast.Call) -> bool:
    """Return whether a call renames a file. `Path.replace` takes one argument, but the method of a text takes two and
    that of a date takes named ones.
    """
    if not isinstance(call.func, ast.Attribute):
        return False
    of = call.func.value.id if isinstance(call.func.value, ast.Name) else ""
    is_path = of not in {"os", "shutil", "dataclasses"}
    return (
        (is_path and call.func.attr in {"replace", "rename"} and len(call.args) == 1 and not call.keywords)
        or (of == "os" and call.func.attr in {"replace", "rename", "renames"})
        or (of == "shutil" and call.func.attr == "move")
    )
