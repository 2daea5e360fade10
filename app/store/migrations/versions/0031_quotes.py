"""Quotes, their lines, links and answers."""

from alembic import op

revision = "0031"
down_revision = "0030"

QUOTES = """
CREATE TABLE quotes (
    number INTEGER NOT NULL,
    contact_id TEXT NOT NULL,
    car_id TEXT,
    car TEXT,
    inquiry_id TEXT,
    status TEXT NOT NULL,
    version INTEGER NOT NULL,
    valid_until TEXT NOT NULL,
    intro TEXT NOT NULL,
    tax_mode TEXT NOT NULL,
    terms_version INTEGER,
    deposit INTEGER,
    subtotal INTEGER NOT NULL,
    tax INTEGER NOT NULL,
    total INTEGER NOT NULL,
    sent_at TEXT,
    seen_at TEXT,
    answered_at TEXT,
    answered_name TEXT,
    message TEXT,
    preferred_day TEXT,
    start_early INTEGER NOT NULL,
    updated_at TEXT NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_quotes PRIMARY KEY (id),
    CONSTRAINT uq_quotes_number UNIQUE (number),
    CONSTRAINT ck_quotes_status CHECK (status IN ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
    CONSTRAINT ck_quotes_start_early CHECK (start_early IN (0, 1)),
    CONSTRAINT fk_quotes_contact_id FOREIGN KEY(contact_id) REFERENCES contacts (id) ON DELETE CASCADE
)
"""
LINES = """
CREATE TABLE quote_lines (
    id TEXT NOT NULL,
    quote_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL,
    product_id TEXT,
    text TEXT NOT NULL,
    hundredths INTEGER NOT NULL,
    unit_price INTEGER NOT NULL,
    tax_rate TEXT NOT NULL,
    is_optional INTEGER NOT NULL,
    choice TEXT,
    accepted INTEGER,
    CONSTRAINT pk_quote_lines PRIMARY KEY (id),
    CONSTRAINT ck_quote_lines_kind CHECK (kind IN ('part', 'labour', 'service')),
    CONSTRAINT ck_quote_lines_is_optional CHECK (is_optional IN (0, 1)),
    CONSTRAINT ck_quote_lines_accepted CHECK (accepted IN (0, 1)),
    CONSTRAINT fk_quote_lines_quote_id FOREIGN KEY(quote_id) REFERENCES quotes (id) ON DELETE CASCADE
)
"""
TOKENS = """
CREATE TABLE quote_tokens (
    token_hash TEXT NOT NULL,
    quote_id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_quote_tokens PRIMARY KEY (token_hash),
    CONSTRAINT fk_quote_tokens_quote_id FOREIGN KEY(quote_id) REFERENCES quotes (id) ON DELETE CASCADE
)
"""
ANSWERS = """
CREATE TABLE quote_answers (
    quote_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    answer TEXT NOT NULL,
    name TEXT NOT NULL,
    content JSON NOT NULL,
    id TEXT NOT NULL,
    created_at TEXT NOT NULL,
    CONSTRAINT pk_quote_answers PRIMARY KEY (id),
    CONSTRAINT ck_quote_answers_answer CHECK (answer IN ('accepted', 'declined')),
    CONSTRAINT fk_quote_answers_quote_id FOREIGN KEY(quote_id) REFERENCES quotes (id) ON DELETE CASCADE
)
"""


def upgrade() -> None:
    op.execute(QUOTES)
    op.execute("CREATE INDEX ix_quotes_contact_id ON quotes (contact_id)")
    op.execute("CREATE INDEX ix_quotes_inquiry_id ON quotes (inquiry_id)")
    for table, words in (("quote_lines", LINES), ("quote_tokens", TOKENS), ("quote_answers", ANSWERS)):
        op.execute(words)
        op.execute(f"CREATE INDEX ix_{table}_quote_id ON {table} (quote_id)")
