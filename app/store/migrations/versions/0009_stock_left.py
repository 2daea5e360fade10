"""The stock that a line of an order left.

None for lines that were placed before, or corrected since.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("order_items", sa.Column("stock_left", sa.Integer(), nullable=True))
