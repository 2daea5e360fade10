"""The gallery's own rows, the home page's cards first."""

from alembic import op

revision = "0033"
down_revision = "0032"

TABLE = """
CREATE TABLE gallery_items (
    slot TEXT,
    title TEXT NOT NULL,
    service TEXT NOT NULL,
    vehicle TEXT NOT NULL,
    text TEXT NOT NULL,
    before_image TEXT,
    after_image TEXT,
    position INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_gallery_items PRIMARY KEY (id),
    CONSTRAINT uq_gallery_items_slot UNIQUE (slot),
    CONSTRAINT ck_gallery_items_shown CHECK (shown IN (0, 1))
)
"""
# The ids have the form of every other: a uuid of version 4.
CARDS = """
INSERT OR IGNORE INTO gallery_items
    (slot, title, service, vehicle, text, after_image, position, shown, id, created_at)
SELECT
    json_extract(card.value, '$.slot'),
    coalesce(json_extract(card.value, '$.title'), ''),
    coalesce(json_extract(card.value, '$.badge'), ''),
    '',
    coalesce(json_extract(card.value, '$.description'), ''),
    json_extract(card.value, '$.image_url'),
    card.key,
    1,
    lower(
        hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a'
        || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
    ),
    strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')
FROM settings, json_each(settings.value) AS card
WHERE settings.key = 'gallery_images'
"""


def upgrade() -> None:
    for statement in (TABLE, CARDS, "DELETE FROM settings WHERE key = 'gallery_images'"):
        op.execute(statement)
