"""The first tables, and the rows that a new shop begins with."""

import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from alembic import op

revision = "0039"
down_revision = None

TABLES = Path(__file__).with_suffix(".sql")
BETWEEN = ";\n\n"
WITHOUT_TEXT = ", content='', contentless_delete=1"
"""The search index keeps no texts of its own where SQLite can delete from such an index."""
SINCE = (3, 43)

SYNONYMS = {
    "vw": "volkswagen",
    "merc": "mercedes",
    "beemer": "bmw",
    "alloys": "wheels",
    "boot": "trunk",
    "bonnet": "hood",
    "tyre": "tire",
    "lamp": "light",
    "paint": "lacquer",
    "golf 4": "golf mk4",
    "golf 5": "golf mk5",
    "golf 6": "golf mk6",
    "golf 7": "golf mk7",
    "golf 8": "golf mk8",
    "iv": "mk4",
    "vi": "mk6",
    "vii": "mk7",
    "viii": "mk8",
}
SUBJECT = "Re: Your enquiry to {{businessName}}"
END = "Kind regards\n{{businessName}}"
TEMPLATES = {
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
        f"there?]\n\nWe can also fit it for you: just answer this mail, and we find a day together.\n\n{END}"
    ),
}
TEMPLATE_ID = "7c0f1a52-3a0c-4f0e-9d5b-5a1f0e6b0c{:02}"
RATE_ID = "7c0f1a52-3a0c-4f0e-9d5b-5a1f0e6b0d01"
WEEK = [(weekday, "08:00", "18:00") for weekday in range(1, 6)] + [(6, "09:00", "16:00")]


def upgrade() -> None:
    run = op.get_bind().exec_driver_sql
    version = tuple(map(int, run("SELECT sqlite_version()").scalar_one().split(".")))
    for statement in TABLES.read_text("utf-8").split(BETWEEN):
        run(statement if version >= SINCE else statement.replace(WITHOUT_TEXT, ""))
    _add_rows(f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%S.%fZ}")


def _add_rows(now: str) -> None:
    _add("search_synonyms", "word, means, both", [(*each, 1, str(uuid.uuid4()), now) for each in SYNONYMS.items()])
    templates = [
        (name, SUBJECT, body, TEMPLATE_ID.format(number), now)
        for number, (name, body) in enumerate(TEMPLATES.items(), 1)
    ]
    _add("enquiry_templates", "name, subject, body", templates)
    _add("tax_rates", "name, rate, is_default", [("Standard", "10", 1, RATE_ID, now)])
    _add("bays", "name, display_order", [("Bay 1", 0, str(uuid.uuid4()), now)])
    _add("opening", "weekday, opens, closes", WEEK, made="")


def _add(table: str, columns: str, rows: Sequence[tuple[object, ...]], made: str = ", id, created_at") -> None:
    marks = ", ".join("?" * len(rows[0]))
    statement = f"INSERT INTO {table} ({columns}{made}) VALUES ({marks})"  # noqa: S608 -- our own words
    op.get_bind().exec_driver_sql(statement, list(rows))
