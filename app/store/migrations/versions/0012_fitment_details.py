"""Narrower years, a note and a condition of a fitment."""

from alembic import op

revision = "0012"
down_revision = "0011"

TABLE = "model_product_compatibility"
# Each rule on a line of its own, as in a table that is new.
COLUMNS = (
    "year_from INTEGER",
    "year_to INTEGER",
    "note TEXT",
    "is_condition INTEGER DEFAULT 0 NOT NULL\n"
    f"CONSTRAINT ck_{TABLE}_year_from CHECK (year_from BETWEEN 1886 AND 2100)\n"
    f"CONSTRAINT ck_{TABLE}_year_to CHECK (year_to BETWEEN 1886 AND 2100)\n"
    f"CONSTRAINT ck_{TABLE}_years CHECK (year_from <= year_to)\n"
    f"CONSTRAINT ck_{TABLE}_is_condition CHECK (is_condition IN (0, 1))",
)


def upgrade() -> None:
    for column in COLUMNS:
        op.execute(f"ALTER TABLE {TABLE} ADD COLUMN {column}")
