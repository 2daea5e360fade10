"""Sums of sales by day, marks of outdated ones, orders that owe."""

from alembic import op

revision = "0037"
down_revision = "0036"

SUMS = """
CREATE TABLE sales_sums (
    basis TEXT NOT NULL,
    kind TEXT NOT NULL,
    day TEXT NOT NULL,
    name TEXT NOT NULL,
    orders INTEGER NOT NULL,
    quantity INTEGER NOT NULL,
    gross INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    refunds INTEGER NOT NULL,
    CONSTRAINT pk_sales_sums PRIMARY KEY (basis, kind, day, name),
    CONSTRAINT ck_sales_sums_kind CHECK (kind IN ('method', 'rate', 'product'))
) WITHOUT ROWID
"""
OUTDATED = """
CREATE TABLE sales_outdated (
    basis TEXT NOT NULL,
    hour TEXT NOT NULL,
    CONSTRAINT pk_sales_outdated PRIMARY KEY (basis, hour)
) WITHOUT ROWID
"""
# Not OR IGNORE, which the foreign key's own DELETE of an order's lines would overrule.
MARK = """
INSERT INTO sales_outdated (basis, hour) SELECT '{basis}', substr(moment, 1, 13) FROM ({moments}) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
"""
ORDERED = (
    "SELECT created_at AS moment FROM orders WHERE id IN ({ids}) UNION ALL"
    " SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id"
    " WHERE order_items.order_id IN ({ids})"
)
INVOICED = "SELECT issued_at AS moment FROM documents WHERE {sale} IN ({ids})"
RECEIVED = "SELECT settled_at AS moment FROM payments WHERE {sale} IN ({ids})"
ALL = {"ordered": ORDERED, "invoiced": INVOICED, "received": RECEIVED}
"""The moments of all that a report counts of orders or jobs; a job never counts as an order."""

OWING = "status <> 'cancelled' AND total > paid - refunded"
CANCELLED = "(old.status = 'cancelled') <> (new.status = 'cancelled')"
OF_ITEM = "(SELECT order_id FROM order_items WHERE id = {row}.item_id)"
OF_PAYMENT = "(SELECT order_id FROM payments WHERE id = {row}.payment_id)"
OF_ORDER, OF_JOB = ("order_id", "{row}.order_id"), ("job_id", "{row}.job_id")
LINE = "job_id, position, product_id, text, hundredths, unit_price, tax_rate, asked_at, approved_at"
TABLES: tuple[tuple[str, str, tuple[tuple[str, str], ...], str | None, tuple[str, ...]], ...] = (
    (
        "order_items", "order_id, product_id, product_name, position, quantity, subtotal, tax, tax_rate",
        (OF_ORDER,), None, ("ordered", "invoiced", "received"),
    ),
    ("order_returns", "item_id, quantity, created_at", (("order_id", OF_ITEM),), "created_at", ("ordered",)),
    (
        "documents", "order_id, job_id, kind, number, issued_at, total, tax, content",
        (OF_ORDER, OF_JOB), "issued_at", ("invoiced",),
    ),
    (
        "payments", "order_id, job_id, kind, method, amount, state, settled_at, created_at",
        (OF_ORDER, OF_JOB), "settled_at", ("received",),
    ),
    ("refund_items", "payment_id, item_id, quantity", (("order_id", OF_PAYMENT),), None, ("received",)),
    ("job_lines", LINE, (OF_JOB,), None, ("invoiced", "received")),
    ("jobs", "tax_mode", (("job_id", "{row}.id"),), None, ("invoiced", "received")),
)  # fmt: skip
"""Table, columns whose change counts, sales of a row, its own moment, and the bases on which it counts."""
ROWS = {"insert": ("new",), "update": ("old", "new"), "delete": ("old",)}
OF_ORDERS = {
    "insert": ("INSERT ON orders", {"ordered": "SELECT new.created_at AS moment"}),
    "delete": ("DELETE ON orders", {"ordered": "SELECT old.created_at AS moment"}),
    "update": (
        "UPDATE OF total, tax, tax_rate, tax_mode, payment_method, created_at ON orders",
        ALL | {"ordered": f"{ORDERED} UNION ALL SELECT old.created_at"},
    ),
    "paid": ("UPDATE OF paid, refunded ON orders", {"received": RECEIVED}),
    "status": (f"UPDATE OF status ON orders WHEN {CANCELLED}", {"ordered": ORDERED}),
}
MOMENTS = (
    ("ordered", "SELECT created_at AS moment FROM orders UNION ALL SELECT created_at FROM order_returns"),
    ("invoiced", "SELECT issued_at AS moment FROM documents"),
    ("received", "SELECT settled_at AS moment FROM payments"),
)
MARKED_BEFORE = ("orders", "order_items", "order_returns", "payments", "refund_items", "documents", "products")


def upgrade() -> None:
    for table in MARKED_BEFORE:
        for event in ROWS:
            op.execute(f"DROP TRIGGER sales_{table}_{event}")
    op.execute("DROP TABLE sales_mark")
    op.execute(SUMS)
    op.execute(OUTDATED)
    op.execute(f"CREATE INDEX ix_orders_owing ON orders (created_at) WHERE {OWING}")
    for basis, moments in MOMENTS:
        op.execute(MARK.format(basis=basis, moments=moments))
    for name, (event, of_order) in OF_ORDERS.items():
        _watch(
            f"orders_{name}",
            event,
            {basis: moments.format(sale="order_id", ids="new.id") for basis, moments in of_order.items()},
        )
    for table, columns, sales, own, bases in TABLES:
        for name, rows in ROWS.items():
            event = f"UPDATE OF {columns}" if name == "update" else name.upper()
            _watch(f"{table}_{name}", f"{event} ON {table}", _moments(rows, sales, own, bases))


def _moments(
    rows: tuple[str, ...], sales: tuple[tuple[str, str], ...], own: str | None, bases: tuple[str, ...]
) -> dict[str, str]:
    """Return the moments that a change marks, by basis."""
    alone = [f"SELECT {row}.{own} AS moment" for row in rows if own]
    ids = [(sale, ", ".join(found.format(row=row) for row in rows)) for sale, found in sales]
    return {
        basis: " UNION ALL ".join([*(ALL[basis].format(sale=sale, ids=each) for sale, each in ids), *alone])
        for basis in bases
    }


def _watch(name: str, event: str, marked: dict[str, str]) -> None:
    marks = " ".join(MARK.format(basis=basis, moments=moments) for basis, moments in marked.items())
    op.execute(f"CREATE TRIGGER sales_{name} AFTER {event} BEGIN {marks} END")
