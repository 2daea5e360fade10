"""What orders, withdrawals, quotes, jobs and mails know of each other."""

from alembic import op

revision = "0038"
down_revision = "0037"

MAILS = ("reply_to", "quote_id", "job_id")
QUESTIONS = ("quote_id", "job_id", "about")
AGREED_PIECES = (
    "CREATE VIEW agreed_pieces AS"
    " SELECT l.id AS line_id, l.product_id, (l.hundredths + 99) / 100 AS pieces, q.answered_at AS since"
    " FROM quote_lines l JOIN quotes q ON q.id = l.quote_id"
    " WHERE l.kind = 'part' AND l.accepted = 1 AND q.status = 'accepted'"
    " AND NOT EXISTS (SELECT 1 FROM jobs WHERE jobs.quote_id = q.id)"
    " UNION ALL"
    " SELECT l.id, l.product_id, (l.hundredths + 99) / 100, coalesce(l.approved_at, q.answered_at, j.created_at)"
    " FROM job_lines l JOIN jobs j ON j.id = l.job_id LEFT JOIN quotes q ON q.id = j.quote_id"
    " WHERE l.kind = 'part' AND l.fitted_at IS NULL AND (l.asked_at IS NULL OR l.approved_at IS NOT NULL)"
    " AND j.status NOT IN ('collected', 'cancelled')"
)
COUNT = (
    "UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id)"
    " WHERE id IN ({ids})"
)
OF_QUOTE = "SELECT product_id FROM quote_lines WHERE quote_id = {}"
LINE_IDS = "old.product_id, new.product_id"
COUNTED = {
    "quote_line_added": ("INSERT ON quote_lines WHEN new.accepted = 1", "new.product_id"),
    "quote_line_changed": ("UPDATE OF kind, product_id, hundredths, accepted ON quote_lines", LINE_IDS),
    "quote_line_removed": ("DELETE ON quote_lines WHEN old.accepted = 1", "old.product_id"),
    "quote_changed": ("UPDATE OF status ON quotes", OF_QUOTE.format("new.id")),
    "job_line_added": ("INSERT ON job_lines", "new.product_id"),
    "job_line_changed": (
        "UPDATE OF kind, product_id, hundredths, asked_at, approved_at, fitted_at ON job_lines",
        LINE_IDS,
    ),
    "job_line_removed": ("DELETE ON job_lines", "old.product_id"),
    "job_added": ("INSERT ON jobs WHEN new.quote_id IS NOT NULL", OF_QUOTE.format("new.quote_id")),
    "job_changed": ("UPDATE OF status ON jobs", "SELECT product_id FROM job_lines WHERE job_id = new.id"),
    "job_removed": ("DELETE ON jobs WHEN old.quote_id IS NOT NULL", OF_QUOTE.format("old.quote_id")),
    "product_added": (
        "INSERT ON products WHEN new.agreed <> 0 OR EXISTS (SELECT 1 FROM agreed_pieces WHERE product_id = new.id)",
        "new.id",
    ),
}
JOBS = (
    "answers_seen_at TEXT", "day_informed TEXT", "day_changes INTEGER DEFAULT 0 NOT NULL", "ready_informed_at TEXT",
    "day_informed_before TEXT", "day_text_at TEXT",
)  # fmt: skip
EXTRA_WORK = ("reason TEXT", "photo_ids JSON")

# As in 0037: not OR IGNORE, which a foreign key's own change would overrule.
MARK = """
INSERT INTO sales_outdated (basis, hour) SELECT 'ordered', substr(moment, 1, 13) FROM ({moments}) AS changed
WHERE moment IS NOT NULL ON CONFLICT DO NOTHING;
"""
OF_ORDERS = (
    "SELECT created_at AS moment FROM orders WHERE id IN ({ids}) UNION ALL"
    " SELECT order_returns.created_at FROM order_items JOIN order_returns ON order_returns.item_id = order_items.id"
    " WHERE order_items.order_id IN ({ids})"
)
ALL = "SELECT created_at AS moment FROM orders UNION ALL SELECT created_at FROM order_returns"
WITHDRAWALS = (
    ("insert", "INSERT", "new.order_id"),
    ("update", "UPDATE OF order_id, items, status", "old.order_id, new.order_id"),
    ("delete", "DELETE", "old.order_id"),
)
"""An order that was withdrawn from whole counts no more, on no day."""


def upgrade() -> None:
    for column in MAILS:
        op.execute(f"ALTER TABLE mails ADD COLUMN {column} TEXT")
    op.execute("ALTER TABLE withdrawals ADD COLUMN paid_back INTEGER")
    op.execute(MARK.format(moments=ALL))
    for name, event, ids in WITHDRAWALS:
        marks = MARK.format(moments=OF_ORDERS.format(ids=ids))
        op.execute(f"CREATE TRIGGER sales_withdrawals_{name} AFTER {event} ON withdrawals BEGIN {marks} END")
    for column in MAILS[1:]:
        op.execute(f"CREATE INDEX ix_mails_{column} ON mails ({column})")
    for column in QUESTIONS:
        op.execute(f"ALTER TABLE contact_inquiries ADD COLUMN {column} TEXT")
    for column in QUESTIONS[:2]:
        op.execute(f"CREATE INDEX ix_contact_inquiries_{column} ON contact_inquiries ({column})")
    op.execute("ALTER TABLE quotes ADD COLUMN dropped_at TEXT")
    _upgrade_jobs()
    for column in EXTRA_WORK:
        op.execute(f"ALTER TABLE job_lines ADD COLUMN {column}")
    count_agreed_pieces()


def count_agreed_pieces() -> None:
    """Add the view and the triggers; run it last.

    SQLite renames no table while a view or a trigger names one that is away.
    """
    op.execute("ALTER TABLE products ADD COLUMN agreed INTEGER DEFAULT 0 NOT NULL")
    for table in ("quote_lines", "job_lines"):
        op.execute(f"CREATE INDEX ix_{table}_product_id ON {table} (product_id)")
    op.execute(
        "CREATE TABLE agreed_changes (product_id TEXT NOT NULL, CONSTRAINT pk_agreed_changes PRIMARY KEY (product_id))"
    )
    op.execute(AGREED_PIECES)
    op.execute(COUNT.format(ids="SELECT product_id FROM agreed_pieces"))
    for name, (when, ids) in COUNTED.items():
        op.execute(f"CREATE TRIGGER agreed_{name} AFTER {when} BEGIN {COUNT.format(ids=ids)}; END")
    op.execute(
        "CREATE TRIGGER agreed_noted AFTER UPDATE OF agreed ON products WHEN old.agreed <> new.agreed"
        " BEGIN INSERT INTO agreed_changes (product_id) SELECT new.id"
        " WHERE new.id NOT IN (SELECT product_id FROM agreed_changes); END"
    )


def _upgrade_jobs() -> None:
    """What was answered and told before this version is no news."""
    for column in JOBS:
        op.execute(f"ALTER TABLE jobs ADD COLUMN {column}")
    op.execute("UPDATE jobs SET answers_seen_at = updated_at")
    op.execute(
        "UPDATE jobs SET ready_informed_at = updated_at WHERE status = 'ready'"
        " AND EXISTS (SELECT 1 FROM mails WHERE mails.once_key LIKE 'job-ready:' || jobs.id || ':%')"
    )
