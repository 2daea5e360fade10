"""A second folder that holds only what was written and synced. The kernel's cache survives a killed process, so `kill
-9` cannot show a missing sync. This module therefore maintains a second folder, PITLANE_FAULTS_DISK, in which a file
has only the content that its last sync made safe.

It works between SQLite and its system calls (the methods of its files) and around Python's own fsync, rename and
unlink. It needs no compiler, no rights and no device. Changes of names are assumed to reach the disk in their order, as
in a journal; contents reach it only by a sync.
"""

import ctypes as c
import os
import threading
from collections import defaultdict
from pathlib import Path
from typing import Any

from app.store.database.driver import sqlite3

DATA, DISK = (Path(os.environ[name]).resolve() for name in ("PITLANE_FAULTS_DATA", "PITLANE_FAULTS_DISK"))
LIES = "PITLANE_FAULTS_DISK_LIES" in os.environ
"""A disk that reports a sync and has done none: the harness must notice what is lost then."""

_fsync, _replace, _unlink = os.fsync, os.replace, os.unlink
_pending: dict[str, list[tuple[int, bytes | None]]] = defaultdict(list)
_turns: dict[str, threading.Lock] = defaultdict(threading.Lock)
_paths: dict[int, str] = {}
_tables: dict[int, tuple[Any, Any]] = {}
_alive: list[Any] = []


def _on_disk(path: str | bytes | os.PathLike[str]) -> Path | None:
    """Return a file's place in the second folder, if it has one."""
    full = Path(os.fsdecode(path)).absolute()
    return DISK / full.relative_to(DATA) if full.is_relative_to(DATA) else None


def _store(place: Path, changes: list[tuple[int, bytes | None]]) -> None:
    """Make changes in their order; None cuts the file off."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with place.open("r+b" if place.exists() else "wb") as file:
        for offset, content in changes:
            file.seek(offset)
            if content is None:
                file.truncate()
            else:
                file.write(content)


class _Methods(c.Structure):
    """SQLite's sqlite3_io_methods: the addresses of a file's functions."""

    _fields_ = [("version", c.c_int)] + [
        (name, c.c_void_p)
        for name in (
            *("close", "read", "write", "truncate", "sync", "size", "lock", "unlock", "reserved", "control"),
            *("sector", "device", "shm_map", "shm_lock", "shm_barrier", "shm_unmap", "fetch", "unfetch"),
        )
    ]


class _File(c.Structure):
    _fields_ = [("methods", c.c_void_p)]


class _System(c.Structure):
    """The beginning of SQLite's sqlite3_vfs."""

    _fields_ = [("version", c.c_int), ("file_size", c.c_int), ("longest_path", c.c_int)] + [
        (name, c.c_void_p) for name in ("next", "name", "own", "open", "delete")
    ]


_Write = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int, c.c_int64)
_Truncate = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int64)
_Sync = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_int)
# Names stay addresses: SQLite keeps more about a file before and behind its name.
_Open = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_void_p, c.c_int, c.c_void_p)
_Delete = c.CFUNCTYPE(c.c_int, c.c_void_p, c.c_void_p, c.c_int)


def _table_of(address: int) -> _Methods:
    """Return a table of methods that notes writes and syncs."""
    if address not in _tables:
        table = _Methods.from_buffer_copy(c.cast(address, c.POINTER(_Methods)).contents)
        wrapped = _noted(_Write(table.write), _Truncate(table.truncate), _Sync(table.sync))
        table.write, table.truncate, table.sync = (c.cast(each, c.c_void_p).value for each in wrapped)
        _tables[address] = table, wrapped
    return _tables[address][0]


def _noted(write: Any, truncate: Any, sync: Any) -> tuple[Any, Any, Any]:
    def note_write(file: int, content: int, size: int, offset: int) -> int:
        _pending[_paths[file]].append((offset, c.string_at(content, size)))
        return write(file, content, size, offset)

    def note_truncate(file: int, size: int) -> int:
        _pending[_paths[file]].append((size, None))
        return truncate(file, size)

    def note_sync(file: int, flags: int) -> int:
        path = _paths[file]
        # A sync makes safe what others wrote too: whoever asks next must not be answered before it is stored.
        with _turns[path]:
            changes = _pending.pop(path, [])
            answer = sync(file, flags)
            if answer == 0 and not LIES and (place := _on_disk(path)):
                _store(place, changes)
        return answer

    return _Write(note_write), _Truncate(note_truncate), _Sync(note_sync)


def _watch_sqlite() -> None:
    """Note what SQLite does to the files it opens from now on."""
    library = c.CDLL(__import__(f"{sqlite3.__name__.partition('.')[0]}._sqlite3", fromlist=["x"]).__file__)
    library.sqlite3_vfs_find.restype = c.POINTER(_System)
    system = library.sqlite3_vfs_find(None).contents
    open_file, delete = _Open(system.open), _Delete(system.delete)

    def note_open(own: int, name: int | None, file: int, flags: int, flags_out: int) -> int:
        answer = open_file(own, name, file, flags, flags_out)
        opened = _File.from_address(file)
        if opened.methods and name and _on_disk(c.string_at(name)):
            _paths[file] = os.fsdecode(c.string_at(name))
            opened.methods = c.addressof(_table_of(opened.methods))
        return answer

    def note_delete(own: int, name: int, sync_folder: int) -> int:
        answer = delete(own, name, sync_folder)
        _forget(c.string_at(name))
        return answer

    _alive.extend((_Open(note_open), _Delete(note_delete), open_file, delete))
    system.open, system.delete = (c.cast(each, c.c_void_p).value for each in _alive[:2])


def _forget(path: Any) -> None:
    _pending.pop(os.fsdecode(path), None)
    if (place := _on_disk(path)) and place.is_file():
        _unlink(place)


def _note_fsync(handle: int) -> None:
    _fsync(handle)
    path = Path(f"/proc/self/fd/{handle}").readlink()
    if path.is_file() and not LIES and (place := _on_disk(path)):
        _store(place, [(0, path.read_bytes()), (path.stat().st_size, None)])


def _note_replace(source: Any, target: Any, **folders: Any) -> None:
    _replace(source, target, **folders)
    before, after = _on_disk(source), _on_disk(target)
    _forget(target)
    if before and after and before.is_file():
        after.parent.mkdir(parents=True, exist_ok=True)
        _replace(before, after)


def _note_unlink(path: Any, **folders: Any) -> None:
    _unlink(path, **folders)
    if not folders.get("dir_fd"):
        _forget(path)


os.fsync, os.replace, os.rename = _note_fsync, _note_replace, _note_replace
os.unlink = os.remove = _note_unlink
_watch_sqlite()
