"""A product may have options, and the lines of sales name the one that they are for."""

from pathlib import Path

from alembic import op

revision = "0049"
down_revision = "0048"

TABLES = Path(__file__).with_suffix(".sql")
BETWEEN = ";\n\n"
OF_PIECES = "SELECT type, name FROM sqlite_master WHERE name LIKE 'agreed_%' ORDER BY type"
ONCE = "CONSTRAINT uq_cart_items_cart_id_product_id UNIQUE (cart_id, product_id)"
LINK = "CONSTRAINT uq_stock_waits_token_hash UNIQUE (token_hash)"
OPTION = "FOREIGN KEY(option_id) REFERENCES product_options (id) ON DELETE CASCADE"
INDEXES = """
CREATE INDEX ix_cart_items_product_id ON cart_items (product_id)
CREATE INDEX ix_cart_items_option_id ON cart_items (option_id)
CREATE UNIQUE INDEX ix_cart_items_cart_id_product_id_option_id ON cart_items (cart_id, product_id, option_id)
CREATE UNIQUE INDEX ix_cart_items_without_option ON cart_items (cart_id, product_id) WHERE option_id IS NULL
CREATE INDEX ix_stock_waits_option_id ON stock_waits (option_id)
CREATE UNIQUE INDEX ix_stock_waits_product_id_option_id_email ON stock_waits (product_id, option_id, email)
CREATE UNIQUE INDEX ix_stock_waits_without_option ON stock_waits (product_id, email) WHERE option_id IS NULL
"""


def upgrade() -> None:
    run = op.get_bind().exec_driver_sql
    for kind, name in run(OF_PIECES).all():
        run(f"DROP {kind} {name}")
    for statement in TABLES.read_text("utf-8").split(BETWEEN):
        run(statement)
    _remake("cart_items", ONCE, f"CONSTRAINT fk_cart_items_option_id {OPTION}")
    _remake("stock_waits", LINK, f"{LINK}, CONSTRAINT fk_stock_waits_option_id {OPTION}")
    for index in INDEXES.strip().splitlines():
        run(index)


def _remake(table: str, constraint: str, instead: str) -> None:
    """Make a table anew with the option that its rows are for, and with other constraints."""
    run = op.get_bind().exec_driver_sql
    made = run("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).scalar_one()
    columns = ", ".join(row[1] for row in run(f"PRAGMA table_info({table})"))
    begun, content = made.replace(constraint, instead).split("(", 1)
    run(f"{begun.replace(table, f'{table}_new')} (option_id TEXT, {content}")
    run(f"INSERT INTO {table}_new ({columns}) SELECT {columns} FROM {table}")  # noqa: S608 -- our own names
    run(f"DROP TABLE {table}")
    run(f"ALTER TABLE {table}_new RENAME TO {table}")
