"""Settings that make a process of tests faster. Work that each test would repeat is done once, and nothing waits for a
disk. Each test has its own application; the URL map and the compiled statements depend only on the code, and were a
third of the tests' work.
"""

import gc
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from argon2 import PasswordHasher
from flask import Flask
from sqlalchemy import Engine
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from werkzeug.routing import Map

import app.web
from app.shop.system.access import passwords

MEMORY = Path("/dev/shm")
ROOM = 1 << 30
"""Bytes that are free there, for the tests' folders to lie there."""
YOUNG = 10_000
"""Objects made for one look through those that are young; 700 is Python's own."""
RARELY = 100
"""Looks through what is young for one through all; 10 is Python's own."""

_statements: dict[Any, Any] = {}


def put_folders_into_memory() -> None:
    """Have the tests' folders lie in memory, where there is room."""
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def collect_garbage_rarely() -> None:
    """Make garbage collections rare. A full one takes a core up to half a second; those of young objects took a fifth
    of the time in which the tests are read.
    """
    _young, middle, _all = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, RARELY)


@contextmanager
def mapping_urls_once() -> Iterator[None]:
    """Have every application but the first take over its URL map."""
    init_web = app.web.init_web
    made: list[Map] = []

    def init_once(each: Flask) -> None:
        if made:
            each.url_map = made[0]
            with mock.patch.object(Flask, "add_url_rule", _add_view):
                init_web(each)
        else:
            init_web(each)
            made.append(each.url_map)

    with mock.patch.object(app.web, "init_web", init_once):
        yield


def _add_view(each: Flask, path: str, name: str | None = None, view_func: Any = None, **_options: Any) -> None:
    name = name or view_func.__name__
    assert path in [rule.rule for rule in each.url_map.iter_rules(name)], f"The first application has no {path}."
    each.view_functions[name] = view_func


@contextmanager
def compiling_once() -> Iterator[None]:
    """Let an engine use the compiled statements of another engine. Their cache keys contain the engine's dialect, which
    is the same for all engines here.
    """
    alike = {"__eq__": lambda one, other: type(one) is type(other), "__hash__": lambda one: hash(type(one))}
    with mock.patch.multiple(SQLiteDialect_pysqlite, **alike):
        yield


def share_statements(engine: Engine) -> None:
    """Have an engine take its compiled statements from all tests before."""
    engine.update_execution_options(compiled_cache=_statements)


@contextmanager
def hashing_cheaply() -> Iterator[PasswordHasher]:
    """Make password hashing cheap, and give the shop's own hasher. Hashing takes 30 ms of a core at each check of a
    password.
    """
    chosen = passwords._hasher
    with mock.patch.object(passwords, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)):
        yield chosen
