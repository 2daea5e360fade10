"""Vehicle of a cart's line and of an order's, with the verdict."""

from alembic import op

revision = "0015"
down_revision = "0014"

OLD = "id, cart_id, product_id, quantity, unit_price, created_at"
# Made anew: a foreign key of a column that is added is read back without its name.
CART_ITEMS = """
CREATE TABLE new_cart_items (
    cart_id TEXT NOT NULL,
    product_id TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    unit_price INTEGER NOT NULL,
    model_id TEXT,
    vehicle_year INTEGER,
    engine_id TEXT,
    vehicle TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_cart_items PRIMARY KEY (id),
    CONSTRAINT uq_cart_items_cart_id_product_id UNIQUE (cart_id, product_id),
    CONSTRAINT ck_cart_items_quantity CHECK (quantity > 0),
    CONSTRAINT fk_cart_items_cart_id FOREIGN KEY(cart_id) REFERENCES carts (id) ON DELETE CASCADE,
    CONSTRAINT fk_cart_items_product_id FOREIGN KEY(product_id) REFERENCES products (id) ON DELETE CASCADE,
    CONSTRAINT fk_cart_items_model_id FOREIGN KEY(model_id) REFERENCES car_models (id) ON DELETE SET NULL,
    CONSTRAINT fk_cart_items_engine_id FOREIGN KEY(engine_id) REFERENCES car_engines (id) ON DELETE SET NULL
)
"""
ORDER_ITEMS = (
    "vehicle TEXT",
    "fit_note TEXT",
    # The rule stands on a line of its own, as in a table that is new.
    "fit TEXT\nCONSTRAINT ck_order_items_fit CHECK (fit IN ('fits', 'fits_if', 'check', 'universal', 'unknown', 'no'))",
)


def upgrade() -> None:
    op.execute(CART_ITEMS)
    op.execute(f"INSERT INTO new_cart_items ({OLD}) SELECT {OLD} FROM cart_items")  # noqa: S608 -- our own names
    op.execute("DROP TABLE cart_items")
    op.execute("ALTER TABLE new_cart_items RENAME TO cart_items")
    op.execute("CREATE INDEX ix_cart_items_product_id ON cart_items (product_id)")
    for column in ORDER_ITEMS:
        op.execute(f"ALTER TABLE order_items ADD COLUMN {column}")
    op.execute("CREATE INDEX ix_products_universal ON products (category) WHERE fits = 'universal'")
