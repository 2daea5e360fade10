"""Replies to enquiries, and templates of these with three to begin with."""

from alembic import op
from sqlalchemy import text

revision = "0020"
down_revision = "0019"

REPLIES = """
CREATE TABLE enquiry_replies (
    inquiry_id TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    way TEXT NOT NULL,
    status_before TEXT NOT NULL,
    mail_id TEXT,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_enquiry_replies PRIMARY KEY (id),
    CONSTRAINT ck_enquiry_replies_way CHECK (way IN ('mail', 'program', 'marked')),
    CONSTRAINT ck_enquiry_replies_status_before CHECK (status_before IN ('new', 'read', 'answered')),
    CONSTRAINT fk_enquiry_replies_inquiry_id FOREIGN KEY(inquiry_id)
        REFERENCES contact_inquiries (id) ON DELETE CASCADE,
    CONSTRAINT fk_enquiry_replies_mail_id FOREIGN KEY(mail_id) REFERENCES mails (id) ON DELETE SET NULL
)
"""
TEMPLATES = """
CREATE TABLE enquiry_templates (
    name TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_enquiry_templates PRIMARY KEY (id),
    CONSTRAINT uq_enquiry_templates_name UNIQUE (name)
)
"""
SUBJECT = "Re: Your enquiry to {{businessName}}"
END = "Kind regards\n{{businessName}}"
STARTERS = {
    "Answer a question": (
        "Hello {{name}},\n\nThank you for your message, and for thinking of us.\n\n[Your answer]\n\n"
        f"If anything is still open, just answer this mail.\n\n{END}"
    ),
    "Offer an appointment": (
        "Hello {{name}},\n\nThank you for your message. We would be glad to have a look at your {{vehicle}}.\n\n"
        "Would [day] at [time] suit you? If not, tell us what does. You find us here: {{hours}}.\n\n"
        f"We look forward to seeing you.\n\n{END}"
    ),
    "About a part": (
        "Hello {{name}},\n\nThank you for asking about {{part}}.\n\n[Does it suit the vehicle, and when can it be "
        "there?]\n\nWe can also fit it for you: just answer this mail, and we find a day together.\n\n"
        f"{END}"
    ),
}
IDS = (
    "7c0f1a52-3a0c-4f0e-9d5b-5a1f0e6b0c01",
    "7c0f1a52-3a0c-4f0e-9d5b-5a1f0e6b0c02",
    "7c0f1a52-3a0c-4f0e-9d5b-5a1f0e6b0c03",
)
ADD = """
INSERT INTO enquiry_templates (id, name, subject, body, created_at)
VALUES (:id, :name, :subject, :body, strftime('%Y-%m-%dT%H:%M:%f000Z', 'now'))
"""


def upgrade() -> None:
    op.execute(REPLIES)
    op.execute("CREATE INDEX ix_enquiry_replies_inquiry_id ON enquiry_replies (inquiry_id)")
    op.execute("CREATE INDEX ix_enquiry_replies_mail_id ON enquiry_replies (mail_id)")
    op.execute(TEMPLATES)
    for template_id, (name, body) in zip(IDS, STARTERS.items(), strict=True):
        values = {"id": template_id, "name": name, "subject": SUBJECT, "body": body}
        op.execute(text(ADD).bindparams(**values))
