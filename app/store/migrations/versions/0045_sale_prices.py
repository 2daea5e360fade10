"""Products get sale prices, and the history of their prices from which the prior price follows."""

from alembic import op

revision = "0045"
down_revision = "0044"

NOW = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')"
COLUMNS = {"sale_price": "INTEGER", "sale_from": "TEXT", "sale_to": "TEXT", "sale_prior": "INTEGER"}
COUNTS = "new.sale_price < new.sale_prior AND new.sale_price < new.price"
RUNS = f"{COUNTS} AND new.sale_from <= {NOW} AND new.sale_to > {NOW}"
ADD = "INSERT OR REPLACE INTO price_history (product_id, from_at, price, prior)"
CHANGED = " OR ".join(["old.price <> new.price", *(f"old.{each} IS NOT new.{each}" for each in COLUMNS)])


def upgrade() -> None:
    for name, kind in COLUMNS.items():
        op.execute(f"ALTER TABLE products ADD COLUMN {name} {kind}")
    op.execute(
        "CREATE TABLE price_history (product_id TEXT NOT NULL, from_at TEXT NOT NULL, price INTEGER NOT NULL,"
        " prior INTEGER, CONSTRAINT pk_price_history PRIMARY KEY (product_id, from_at),"
        " CONSTRAINT fk_price_history_product_id_products FOREIGN KEY(product_id) REFERENCES products (id)"
        " ON DELETE CASCADE)"
    )
    op.execute(
        f"CREATE TRIGGER price_noted AFTER UPDATE OF price, {', '.join(COLUMNS)} ON products WHEN {CHANGED} BEGIN"  # noqa: S608 -- our own words
        f" {ADD} SELECT new.id, old.created_at, old.price, NULL"
        " WHERE NOT EXISTS (SELECT 1 FROM price_history WHERE product_id = new.id);"
        f" DELETE FROM price_history WHERE product_id = new.id AND from_at > {NOW};"
        f" {ADD} SELECT new.id, {NOW}, CASE WHEN {RUNS} THEN new.sale_price ELSE new.price END,"
        f" CASE WHEN {RUNS} THEN new.sale_prior END;"
        f" {ADD} SELECT new.id, new.sale_from, new.sale_price, new.sale_prior"
        f" WHERE {COUNTS} AND new.sale_from > {NOW};"
        f" {ADD} SELECT new.id, new.sale_to, new.price, NULL WHERE {COUNTS} AND new.sale_to > {NOW}; END"
    )
