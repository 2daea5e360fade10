"""Run Alembic without an ini file.

One transaction for the whole upgrade, foreign keys off on its own connection.
"""

import logging
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.pool import NullPool

from app.store.database.driver import database_url, sqlite3

HERE = Path(__file__).resolve().parent


def migration_engine(database: Path) -> Engine:
    """Return an engine for migrations alone.

    Foreign keys are off: with them on, batch mode empties child tables.
    """
    engine = create_engine(database_url(database), module=sqlite3, poolclass=NullPool)
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _on_connect(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    # WAL persists in the file, so it is set once, here, where the file is made.
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"):
        connection.execute(f"PRAGMA {pragma}")


def _on_begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def alembic_config(connection: Connection) -> Config:
    """Return Alembic's configuration, built in code.

    So neither the folder nor an ini file matters.
    """
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def run_upgrade(database: Path, revision: str = "head") -> None:
    """Upgrade the file to `revision`, all or nothing.

    Raises RuntimeError when a foreign key would dangle.
    """
    engine = migration_engine(database)
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), revision)
        if connection.execute(text("PRAGMA foreign_key_check")).first():
            raise RuntimeError("the upgrade left a dangling foreign key")
    engine.dispose()
