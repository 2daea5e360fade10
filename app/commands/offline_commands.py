"""Commands on a data directory while no shop runs on it."""

import getpass
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from flask import Flask
from sqlalchemy.exc import OperationalError

from app import create_app
from app.config import Config
from app.ports import has_ports
from app.runtime.exits import CannotStart
from app.runtime.folder import explained, hold_folder
from app.runtime.start_errors import explain
from app.shop.base.errors import ShopError
from app.shop.base.settings.settings import read_settings
from app.shop.system.access import passwords, sessions
from app.shop.system.backups import backups, copies, files, rescue
from app.shop.system.backups.restore import finish_pending_restore, restore_backup, restore_over_unusable
from app.store.database import clean_close
from app.store.database.driver import sqlite3
from app.store.database.errors import DamagedDatabase, NewerDatabase, StoreError
from app.store.database.sqlite import close_database, write
from app.store.migrations.upgrade import upgrade
from app.store.sales import order_numbers

LATEST = "latest"
"""The word in place of a backup's name for the newest that is whole."""


def upgrade_directory(config: Config) -> str:
    """Upgrade the database to the tables of this version and return the sentence for the owner."""
    with _open_shop(config):
        return "The database is up to date."


def back_up(config: Config) -> str:
    """Make a backup and return the sentence for the owner."""
    with _open_shop(config):
        backup = backups.make_backup(config)
    copies.copy_missing(config)
    return (
        f"{config.backups / backup.name}: {backup.products} products, {backup.orders} orders, {backup.images} images."
    )


def restore(config: Config, wanted: str) -> str:
    """Restore a backup by name or path and return the sentence for the owner. A database that is damaged or too new is
    first set aside as a copy.
    """
    with explained(config.data_dir), _plain_words():
        path = _find_backup(config, wanted)
        _refuse_other_files(config, path)
    try:
        with _open_shop(config):
            restore_backup(config, path)
    except (DamagedDatabase, NewerDatabase) as error:
        return _restore_over(config, path, "newer" if isinstance(error, NewerDatabase) else "damaged")
    return f"Restored {path.name}." if wanted == LATEST else "Restored."


def _find_backup(config: Config, wanted: str) -> Path:
    if Path(wanted).is_file():
        return Path(wanted)
    return rescue.find(config, rescue.newest_whole(config).name if wanted == LATEST else wanted)


def _refuse_other_files(config: Config, path: Path) -> None:
    """Check that a file is a backup before a new folder becomes a shop. Raises Invalid for any other file."""
    if not config.database.exists() and path.suffix != ".db":
        with files.opened(path):
            pass


def _restore_over(config: Config, path: Path, kind: str) -> str:
    lock = hold_folder(config)
    try:
        with _plain_words():
            stored = restore_over_unusable(config, path, kind)
    finally:
        lock.release()
    return f"Restored {path.name}." + (f" The {kind} database was kept as {stored}." if stored else "")


def set_password(config: Config, password: str) -> str:
    """Set the administrator's password without asking for the old one. This ends every session. Returns the sentence
    for the owner.
    """
    with _plain_words():
        # A refused one must not make a shop of a new folder.
        passwords.check_new_password(password, "")
    with _open_shop(config), write() as session:
        passwords.check_new_password(password, read_settings(session).business_name)
        sessions.store_password(session, password)
        sessions.close_all_sessions(session)
    return "The password is set. Everyone is signed out."


def ask_password() -> str:
    """Return the new password. At a terminal it is typed twice without being shown; otherwise it is the first line of
    the standard input. Raises CannotStart when the two entries differ.
    """
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    password = getpass.getpass("New password: ")
    if getpass.getpass("Repeat the password: ") != password:
        raise CannotStart("The two passwords are different. Nothing was changed.")
    return password


@contextmanager
def _open_shop(config: Config) -> Iterator[Flask]:
    """Open the application over an upgraded database, with the directory locked. Raises CannotStart when that is not
    possible, or DamagedDatabase and NewerDatabase for a database that a backup can replace.
    """
    lock = hold_folder(config)
    try:
        with _plain_words():
            finish_pending_restore(config)
            rescue.refuse_missing(config, has_served=has_ports(config.data_dir))
            clean_close.take_mark(config.database)
            upgrade(config.database, config.backups)
            order_numbers.settle(config.database)
            app = create_app(config)
            with app.app_context():
                try:
                    yield app
                finally:
                    close_database()
            clean_close.leave_mark(config.database)
    finally:
        lock.release()


@contextmanager
def _plain_words() -> Iterator[None]:
    """Turn every refusal into a CannotStart with one sentence. DamagedDatabase and NewerDatabase pass through, because
    a backup can replace such a database.
    """
    try:
        yield
    except (DamagedDatabase, NewerDatabase):
        raise
    except ShopError as error:
        raise CannotStart(str(error)) from error
    except (StoreError, OperationalError, sqlite3.OperationalError) as error:
        raise explain(error) or error from error
