"""What a write changes, noted by triggers of the writer's connection.

They are temporary, so no file has them, and they see each row that any statement changes: one of the ORM, a prepared
one, a trigger's, and what a foreign key does to the rows that belong to another.
"""

from collections.abc import Iterator

from app.store.database.driver import execute, sqlite3

EVERYTHING = "everything"
"""A name for all that visitors see."""
SOLD_OUT = "sold-out"
"""A name for the number of parts in stock: changed when the last piece of one is sold, or one is returned."""
UNSEEN = frozenset({
    "admin_sessions", "alembic_version", "appointments", "bays", "cars", "cash_entries", "contact_addresses",
    "contact_inquiries", "contacts", "deletions", "demand_marks", "document_logos", "documents", "enquiry_replies",
    "enquiry_templates", "job_events", "job_lines", "job_tokens", "jobs", "mails", "order_events", "order_items",
    "order_returns", "orders", "page_visits", "parked_sales", "payment_events", "payments", "photos", "price_history",
    "product_views", "quote_answers", "quote_lines", "quote_tokens", "quotes", "refund_items", "removed_carts",
    "searches", "service_prices", "stock_cause", "stock_counts", "stock_moves", "stock_waits", "till_days", "users",
    "view_tallies", "visit_tallies", "visitor_addresses", "visitors", "withdrawals",
})  # fmt: skip
"""Tables that no answer for all visitors is made of. One that is not named outdates every such answer.

"Often bought together" reads orders all the same: it may be as old as the catalogue, or the last hour of a rush would
outdate every product's page.
"""
INDEX = "search_outdated", "search_words", "product_search"
"""How the search's own tables begin: whoever writes them away from a write() raises the catalogue's version."""
NOTES = "first_run_step", "import_columns", "import_fitment_columns", "last_run_at", "set_up_list_dismissed"
"""Settings that the program notes for itself, and no visitor sees."""
STOCK = "inventory", "agreed", "stock_moved_at"
"""The columns of a product and of an option that sales change."""
_NOTE = "SELECT note_touched({})"
_EVERY = _NOTE.format(f"'{EVERYTHING}'")
_OUT = _NOTE.format(f"'{SOLD_OUT}'")
_IS_OUT = "({0}.inventory <= {0}.agreed)"
_CHANGED_ROWS = (("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old"))
_HOLDING = "SELECT note_touched(id) FROM carts WHERE discount_id = {}.id AND status = 'active'"
_USED = " WHEN old.uses_left IS new.uses_left OR 0 IN (old.uses_left, new.uses_left)"
_OWN = (
    ("UPDATE ON images", _EVERY),
    ("UPDATE ON carts", _NOTE.format("new.id")),
    ("DELETE ON carts", _NOTE.format("old.id")),
    ("INSERT ON discounts", _EVERY),
    ("UPDATE OF active ON discounts", _EVERY),
    (f"UPDATE ON discounts{_USED}", _HOLDING.format("new")),
    ("DELETE ON discounts", _EVERY),
    ("INSERT ON cart_items", _NOTE.format("new.cart_id")),
    ("UPDATE ON cart_items", f"{_NOTE.format('new.cart_id')}; {_NOTE.format('old.cart_id')}"),
    ("DELETE ON cart_items", _NOTE.format("old.cart_id")),
    ("INSERT ON product_options", _EVERY),
    ("DELETE ON product_options", _EVERY),
    (
        "UPDATE OF inventory, agreed ON product_options"
        " WHEN old.inventory <> new.inventory OR old.agreed <> new.agreed",
        _NOTE.format("new.product_id"),
    ),
    ("INSERT ON products", _EVERY),
    ("DELETE ON products", _EVERY),
    (
        "UPDATE OF inventory, agreed ON products WHEN old.inventory <> new.inventory OR old.agreed <> new.agreed",
        f"{_NOTE.format('new.id')}; {_OUT} WHERE {_IS_OUT.format('old')} <> {_IS_OUT.format('new')}",
    ),
)
"""What names more than everything, or less. A picture is seen once a row that names it changes. All carts see
whether there is a discount code; those that have it see its changes, but of its uses only the last.
"""
_APART = frozenset({"carts", "cart_items", "discounts", "images", "product_options", "products", "settings"})


def watch(connection: sqlite3.Connection, touched: set[str]) -> None:
    """Have a connection name whatever it changes from now on.

    A name is the id of a cart or of a product whose stock changed, `SOLD_OUT` or `EVERYTHING`.
    """
    connection.create_function("note_touched", 1, touched.add)
    triggers = enumerate(
        (
            *_OWN,
            *_of_columns(connection, "products"),
            *_of_columns(connection, "product_options"),
            *_of_settings(),
            *_of_rest(connection),
        )
    )
    # As a script: single statements would fill the connection's list of those that it holds ready.
    connection.executescript(
        "".join(
            f"CREATE TEMP TRIGGER IF NOT EXISTS touched_{number} AFTER {when} BEGIN {done}; END;\n"
            for number, (when, done) in triggers
        )
    )


def _of_columns(connection: sqlite3.Connection, table: str) -> Iterator[tuple[str, str]]:
    columns = [row[0] for row in execute(connection, f"SELECT name FROM pragma_table_info('{table}')")]  # noqa: S608 -- our own names
    yield f"UPDATE OF {', '.join(name for name in columns if name not in STOCK)} ON {table}", _EVERY


def _of_settings() -> Iterator[tuple[str, str]]:
    notes = ", ".join(f"'{key}'" for key in NOTES)
    for event, row in _CHANGED_ROWS:
        yield f"{event} ON settings WHEN {row}.key NOT IN ({notes})", _EVERY


def _of_rest(connection: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    tables = execute(connection, "SELECT name FROM sqlite_master WHERE type = 'table'")
    for (table,) in tables.fetchall():
        if table not in UNSEEN | _APART and not table.startswith((*INDEX, "sqlite_")):
            yield from ((f"{event} ON {table}", _EVERY) for event in ("INSERT", "UPDATE", "DELETE"))
