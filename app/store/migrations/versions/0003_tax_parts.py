"""Each line's part of an order's tax, and the delivery's."""

from itertools import groupby

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

LINES = """
    SELECT items.id, items.order_id, items.subtotal, orders.subtotal, orders.tax
    FROM order_items AS items JOIN orders ON orders.id = items.order_id ORDER BY items.order_id, items.position
"""


def upgrade() -> None:
    op.add_column("orders", sa.Column("delivery_tax", sa.Integer(), server_default=sa.text("0"), nullable=False))
    op.add_column("order_items", sa.Column("tax", sa.Integer(), server_default=sa.text("0"), nullable=False))
    connection = op.get_bind()
    lines = connection.execute(sa.text(LINES)).all()
    parts = [part for _order, group in groupby(lines, lambda line: line[1]) for part in _parts(list(group))]
    if parts:
        connection.execute(sa.text("UPDATE order_items SET tax = :tax WHERE id = :id"), parts)


def _parts(lines: list[sa.Row[str, str, int, int, int]]) -> list[dict[str, object]]:
    """Share an old order's tax in cents by its lines' prices.

    Rounded down, the rest to those that lost most.
    """
    _id, _order, _cost, subtotal, tax = lines[0]
    shares = [divmod(tax * line[2], subtotal or 1) for line in lines]
    by_loss = sorted(range(len(lines)), key=lambda place: -shares[place][1])
    favoured = set(by_loss[: tax - sum(share for share, _loss in shares)])
    return [
        {"id": line[0], "tax": share + (place in favoured)}
        for place, (line, (share, _loss)) in enumerate(zip(lines, shares, strict=True))
    ]
