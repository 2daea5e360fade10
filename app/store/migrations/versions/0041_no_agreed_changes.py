"""The marks of products whose promised pieces changed go: triggers of the writer's connection name them."""

from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.execute("DROP TRIGGER agreed_noted")
    op.execute("DROP TABLE agreed_changes")
