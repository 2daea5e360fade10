"""A mark that changes with whatever the sales report counts."""

from alembic import op

revision = "0034"
down_revision = "0033"

MARK = """
CREATE TABLE sales_mark (
    id INTEGER NOT NULL,
    mark INTEGER NOT NULL,
    CONSTRAINT pk_sales_mark PRIMARY KEY (id)
)
"""
CHANGE = "BEGIN UPDATE sales_mark SET mark = random(); END"
COUNTED = ("orders", "order_items", "order_returns", "payments", "refund_items", "documents")
OF_PRODUCTS = (
    ("insert", "INSERT ON products WHEN EXISTS (SELECT 1 FROM order_items WHERE product_id = new.id)"),
    ("update", "UPDATE OF category ON products WHEN old.category IS NOT new.category"),
    ("delete", "DELETE ON products"),
)


def upgrade() -> None:
    op.execute(MARK)
    op.execute("INSERT INTO sales_mark (id, mark) VALUES (1, random())")
    events = [(f"{table}_{event}", f"{event.upper()} ON {table}")
              for table in COUNTED for event in ("insert", "update", "delete")]  # fmt: skip
    events += [(f"products_{event}", words) for event, words in OF_PRODUCTS]
    for name, event in events:
        op.execute(f"CREATE TRIGGER sales_{name} AFTER {event} {CHANGE}")
