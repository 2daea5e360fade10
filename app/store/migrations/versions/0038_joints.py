"""What orders, withdrawals, quotes, jobs and mails know of each other."""

from alembic import op

revision = "0038"
down_revision = "0037"

MAILS = ("reply_to", "quote_id", "job_id")
QUESTIONS = ("quote_id", "job_id", "about")


def upgrade() -> None:
    for column in MAILS:
        op.execute(f"ALTER TABLE mails ADD COLUMN {column} TEXT")
    op.execute("ALTER TABLE withdrawals ADD COLUMN paid_back INTEGER")
    for column in MAILS[1:]:
        op.execute(f"CREATE INDEX ix_mails_{column} ON mails ({column})")
    for column in QUESTIONS:
        op.execute(f"ALTER TABLE contact_inquiries ADD COLUMN {column} TEXT")
    for column in QUESTIONS[:2]:
        op.execute(f"CREATE INDEX ix_contact_inquiries_{column} ON contact_inquiries ({column})")
