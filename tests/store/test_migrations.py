"""The migrations lead to exactly the tables that the program means."""

import re
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from app.store.catalogue import price_history
from app.store.catalogue.search_tables import TRIGGERS
from app.store.migrations.run import migration_engine
from app.store.migrations.upgrade import VERSIONS, head, upgrade
from app.store.system.tables import metadata
from app.store.workshop import agreed_pieces, option_sums

INDEX = {"product_search", *(f"product_search_{each}" for each in ("config", "content", "data", "docsize", "idx"))}
"""The full-text index and its own tables, which no model describes."""

CHECK = re.compile(r"CONSTRAINT \w+ CHECK \((?:[^()]|\([^()]*\))*\)")
"""SQLite writes a column that came later onto the last line of its table."""

COMPARED = {
    "compare_type": True,
    "compare_server_default": True,
    "include_name": lambda name, kind, _parents: kind != "table" or name not in INDEX,
}


def test_the_migrated_tables_equal_the_models(empty_database: Path) -> None:
    engine = migration_engine(empty_database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts=COMPARED)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_constraints_equal_the_models(empty_database: Path, tmp_path: Path) -> None:
    """Compare the rest that Alembic ignores: CHECKs, and ON DELETE."""
    ours = migration_engine(tmp_path / "models.db")
    with ours.begin() as connection:
        metadata.create_all(connection)
    migrated = migration_engine(empty_database)

    for table in metadata.tables:
        assert describe(ours, table) == describe(migrated, table)
    ours.dispose()
    migrated.dispose()


def test_every_trigger_and_view_is_there(empty_database: Path) -> None:
    """Compare them: a migration that remakes a table drops its triggers."""
    engine = migration_engine(empty_database)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT name, sql FROM sqlite_master WHERE type IN ('trigger', 'view')")).all()
    engine.dispose()
    assert {name: sql for name, sql in rows if name.startswith("search_")} == TRIGGERS
    assert {name: sql for name, sql in rows if name.startswith("agreed_")} == agreed_pieces.TRIGGERS | {
        "agreed_pieces": agreed_pieces.VIEW
    }
    assert dict(rows)["price_noted"] == price_history.TRIGGER
    assert {name: sql for name, sql in rows if name.startswith("options_")} == option_sums.TRIGGERS


def test_an_upgrade_of_a_current_file_does_nothing(empty_database: Path, tmp_path: Path) -> None:
    before = empty_database.read_bytes()

    assert upgrade(empty_database, tmp_path / "backups") is False

    assert empty_database.read_bytes() == before


def test_the_head_is_the_one_revision_that_nothing_follows() -> None:
    scripts = ScriptDirectory(str(VERSIONS.parent), version_locations=[str(VERSIONS)])
    assert scripts.get_heads() == [head()]


def describe(engine: Engine, table: str) -> object:
    with engine.connect() as connection:
        sql = connection.execute(text("SELECT sql FROM sqlite_master WHERE name = :name"), {"name": table}).scalar()
        keys = connection.execute(text(f"PRAGMA foreign_key_list({table})")).all()
    return sorted(CHECK.findall(sql)), sorted(tuple(key)[2:] for key in keys)
