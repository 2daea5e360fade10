"""Tables are loaded while the shop runs: each module brings all that its tables name, and takes the lock."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from app.store.system.late_tables import load_late
from app.web.pages.late_pages import PAGES
from app.web.pages.public_pages import VIEWS
from tests.running import environment

ROOT = Path(__file__).resolve().parents[2]
BEFORE_ANYBODY_READS = (
    "app/__init__.py",
    "app/commands",
    "app/desktop",
    "app/runtime/first_sample.py",
    "app/web/__init__.py",
)
"""What runs in a process of its own, or before the listeners open."""
ALL = "app.store.system.tables"
ALONE = """
import gc, json, os, sys
from app.store.database.base import Base
from app.store.system.late_tables import load_late

def look(name):
    load_late(name)
    tables = Base.metadata.tables
    named = {key.target_fullname.split(".")[0] for table in tables.values() for key in table.foreign_keys}
    return sorted(named - {*tables}), {
        mapper.class_.__name__: sorted(mapper.attrs.keys()) for mapper in Base.registry.mappers
    }

gc.freeze()
gc.disable()
for name in sys.argv[1:]:
    reading, writing = os.pipe()
    if os.fork() == 0:
        os.close(reading)
        try:
            said = look(name)
        except Exception as error:
            said = [repr(error)], {}
        with os.fdopen(writing, "w") as file:
            json.dump(said, file)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as file:
        print(file.read())
    os.wait()
"""
"""Loads each module in a process of its own; prints the tables that are missing then, and the properties of the classes
that are there.
"""


def name_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(each): each for each in (ROOT / "app").rglob("*.py")}
MAPPED = sorted(
    name
    for name, file in FILES.items()
    if name.startswith("app.store.") and "__tablename__ =" in file.read_text(encoding="utf-8")
)


def test_a_table_brings_those_that_it_names_and_no_later_one_changes_it() -> None:
    words = [sys.executable, "-c", ALONE, *MAPPED, ALL]
    done = subprocess.run(words, cwd=ROOT, env=environment(), capture_output=True, text=True, check=True)
    *said, (_, whole) = map(json.loads, done.stdout.splitlines())

    assert len(said) == len(MAPPED)
    for name, (missing, properties) in zip(MAPPED, said, strict=True):
        assert missing == [], name
        assert properties, name
        assert properties == {each: whole[each] for each in properties}, name


@cache
def needs_tables(name: str) -> bool:
    return not MAPPED_NAMES.isdisjoint(reached(name))


MAPPED_NAMES = frozenset(MAPPED)


@cache
def reached(name: str) -> frozenset[str]:
    found: set[str] = set()
    waiting = [name]
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += imported(each)
    return frozenset(found)


@cache
def imported(name: str) -> tuple[str, ...]:
    tree = ast.parse(FILES[name].read_text(encoding="utf-8"))
    return tuple(module for node in tree.body if isinstance(node, ast.ImportFrom) for module in modules_of(node))


def modules_of(node: ast.ImportFrom) -> Iterator[str]:
    for each in node.names:
        inner = f"{node.module}.{each.name}"
        if inner in FILES or node.module in FILES:
            yield inner if inner in FILES else str(node.module)


def unguarded(tree: ast.AST, *, inside: bool = False) -> Iterator[ast.ImportFrom]:
    """Imports in functions that are in no block of loading_tables()."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ImportFrom) and inside:
            yield node
        elif isinstance(node, ast.With) and "loading_tables()" in ast.unparse(node.items[0]):
            continue
        elif not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
            yield from unguarded(node, inside=inside or isinstance(node, ast.FunctionDef))


def test_a_late_import_of_tables_takes_the_lock() -> None:
    late = [
        f"{file.relative_to(ROOT).as_posix()}:{node.lineno}"
        for file in FILES.values()
        if not file.relative_to(ROOT).as_posix().startswith(BEFORE_ANYBODY_READS)
        for node in unguarded(ast.parse(file.read_text(encoding="utf-8")))
        if any(map(needs_tables, modules_of(node)))
    ]

    assert late == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.method} {page.path}")
def test_a_late_page_has_its_view(page: Any) -> None:
    module, view = page.module, page.view

    assert callable(getattr(load_late(f"app.web.pages.{module}"), view))


def test_a_late_function_is_called_by_the_name_that_it_has() -> None:
    named = [each.view for each in VIEWS] + [each.preview for each in VIEWS if each.preview]
    shown = [each for each in named if each.__module__ == "app.store.system.late_tables"]

    assert shown
    for each in shown:
        pages = [import_module(f"app.web.pages.{name}") for name in ("shop_pages", "product_page")]
        assert any(hasattr(page, each.__name__) for page in pages), each.__name__
