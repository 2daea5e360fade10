"""An order's delivery, its way of tax, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Plain ADD COLUMNs: the table is not rebuilt, and every order that is there gets what it was until now.
    op.add_column("orders", sa.Column("tax_mode", sa.Text(), server_default="added", nullable=False))
    op.add_column("orders", sa.Column("delivery_method", sa.Text(), nullable=True))
    op.add_column("orders", sa.Column("delivery", sa.Integer(), server_default=sa.text("0"), nullable=False))
    op.add_column("orders", sa.Column("tracking", sa.Text(), nullable=True))
    op.add_column("orders", sa.Column("source", sa.Text(), server_default="shop", nullable=False))
    op.create_table(
        "mails",
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("to_address", sa.Text(), nullable=False),
        sa.Column("to_name", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("body_text", sa.Text(), nullable=False),
        sa.Column("body_html", sa.Text(), nullable=False),
        sa.Column("order_id", sa.Text(), nullable=True),
        sa.Column("inquiry_id", sa.Text(), nullable=True),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.Text(), nullable=False),
        sa.Column("sent_at", sa.Text(), nullable=True),
        sa.Column("last_error", sa.Text(), nullable=True),
        sa.Column("once_key", sa.Text(), nullable=True),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.CheckConstraint(
            "status IN ('waiting', 'sending', 'sent', 'failed', 'by_hand', 'done')", name=op.f("ck_mails_status")
        ),
        sa.ForeignKeyConstraint(
            ["inquiry_id"], ["contact_inquiries.id"], name=op.f("fk_mails_inquiry_id"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(["order_id"], ["orders.id"], name=op.f("fk_mails_order_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mails")),
        sa.UniqueConstraint("once_key", name=op.f("uq_mails_once_key")),
    )
    op.create_index(op.f("ix_mails_inquiry_id"), "mails", ["inquiry_id"], unique=False)
    op.create_index(op.f("ix_mails_order_id"), "mails", ["order_id"], unique=False)
    op.create_index(op.f("ix_mails_status_due_at"), "mails", ["status", "due_at"], unique=False)
