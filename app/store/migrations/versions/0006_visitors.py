"""The last visit of each visitor and of each address.

The database itself keeps it with every visit.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

SEEN = """
    INSERT INTO visitors (ip_address, user_agent, last_visit)
        VALUES (coalesce(NEW.ip_address, ''), coalesce(NEW.user_agent, ''), NEW.created_at)
        ON CONFLICT (ip_address, user_agent) DO UPDATE SET last_visit = max(last_visit, excluded.last_visit);
    INSERT INTO visitor_addresses (ip_address, last_visit)
        VALUES (coalesce(NEW.ip_address, ''), NEW.created_at)
        ON CONFLICT (ip_address) DO UPDATE SET last_visit = max(last_visit, excluded.last_visit);
"""
# Only a visitor's last visit moves anything: the others leave the index alone.
GONE = """
    DELETE FROM visitors WHERE ip_address = coalesce(OLD.ip_address, '') AND user_agent = coalesce(OLD.user_agent, '');
    INSERT INTO visitors (ip_address, user_agent, last_visit)
        SELECT coalesce(OLD.ip_address, ''), coalesce(OLD.user_agent, ''), newest
        FROM (SELECT max(created_at) AS newest FROM page_visits
              WHERE ip_address IS OLD.ip_address AND user_agent IS OLD.user_agent) WHERE newest IS NOT NULL;
    DELETE FROM visitor_addresses WHERE ip_address = coalesce(OLD.ip_address, '');
    INSERT INTO visitor_addresses (ip_address, last_visit)
        SELECT coalesce(OLD.ip_address, ''), newest
        FROM (SELECT max(last_visit) AS newest FROM visitors WHERE ip_address = coalesce(OLD.ip_address, ''))
        WHERE newest IS NOT NULL;
"""
WAS_LAST = """
    WHEN NOT EXISTS (SELECT 1 FROM visitors WHERE ip_address = coalesce(OLD.ip_address, '')
                     AND user_agent = coalesce(OLD.user_agent, '') AND last_visit > OLD.created_at)
"""
CHANGED = "AFTER UPDATE OF ip_address, user_agent, created_at ON page_visits"
STATEMENTS = (
    f"CREATE TRIGGER visit_written AFTER INSERT ON page_visits BEGIN {SEEN} END",
    f"CREATE TRIGGER visit_removed AFTER DELETE ON page_visits {WAS_LAST} BEGIN {GONE} END",
    f"CREATE TRIGGER visit_left {CHANGED} {WAS_LAST} BEGIN {GONE} END",
    f"CREATE TRIGGER visit_moved {CHANGED} BEGIN {SEEN} END",
    "INSERT INTO visitors (ip_address, user_agent, last_visit)"
    " SELECT coalesce(ip_address, ''), coalesce(user_agent, ''), max(created_at) FROM page_visits"
    " GROUP BY ip_address, user_agent",
    "INSERT INTO visitor_addresses (ip_address, last_visit)"
    " SELECT ip_address, max(last_visit) FROM visitors GROUP BY ip_address",
)


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("ip_address", sa.Text(), nullable=False),
        sa.Column("user_agent", sa.Text(), nullable=False),
        sa.Column("last_visit", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("ip_address", "user_agent", name=op.f("pk_visitors")),
    )
    op.create_index(op.f("ix_visitors_last_visit"), "visitors", ["last_visit"])
    op.create_table(
        "visitor_addresses",
        sa.Column("ip_address", sa.Text(), nullable=False),
        sa.Column("last_visit", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("ip_address", name=op.f("pk_visitor_addresses")),
    )
    op.create_index(op.f("ix_visitor_addresses_last_visit"), "visitor_addresses", ["last_visit"])
    for statement in STATEMENTS:
        op.execute(statement)
