"""A row for the default rate, and each sold line's rate."""

from alembic import op

revision = "0027"
down_revision = "0026"

DEFAULT = """
INSERT INTO tax_rates (id, name, rate, is_default, created_at)
VALUES (
    '7c0f1a52-3a0c-4f0e-9d5b-5a1f0e6b0d01',
    'Standard',
    coalesce((SELECT json_extract(value, '$') FROM settings WHERE key = 'tax_rate'), '10'),
    1,
    strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')
)
"""
# Of a rate that was chosen the mode was chosen with it: the set-up list asks for the mode alone.
MODE = """
INSERT OR IGNORE INTO settings (key, value)
SELECT 'tax_mode', '"added"' WHERE EXISTS (SELECT 1 FROM settings WHERE key = 'tax_rate')
"""
LINES = """
UPDATE order_items SET tax_rate = (SELECT tax_rate FROM orders WHERE orders.id = order_items.order_id)
WHERE tax_rate = ''
"""


def upgrade() -> None:
    op.execute("UPDATE tax_rates SET name = name || ' (2)' WHERE name = 'Standard'")
    for statement in (DEFAULT, MODE, "DELETE FROM settings WHERE key = 'tax_rate'", LINES):
        op.execute(statement)
