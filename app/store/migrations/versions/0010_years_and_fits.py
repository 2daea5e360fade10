"""Years of a model as a pair, and what a product fits.

The years are read from the text. A part that fits every model stays `listed`: in a shop of one model it may be made
for that model alone.
"""

import re
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

# Each rule on a line of its own, as in a table that is new.
COLUMNS = (
    "ALTER TABLE car_models ADD COLUMN year_from INTEGER",
    "ALTER TABLE car_models ADD COLUMN year_to INTEGER\n"
    "CONSTRAINT ck_car_models_year_from CHECK (year_from BETWEEN 1886 AND 2100)\n"
    "CONSTRAINT ck_car_models_year_to CHECK (year_to BETWEEN 1886 AND 2100)\n"
    "CONSTRAINT ck_car_models_years CHECK (year_from <= year_to)",
    "ALTER TABLE products ADD COLUMN fits TEXT DEFAULT 'listed' NOT NULL\n"
    "CONSTRAINT ck_products_fits CHECK (fits IN ('listed', 'open', 'universal'))",
)
# The reading as it was at this revision: a later program may read more.
MONTH = r"(?:(?:0?[1-9]|1[0-2])[/.])?"
YEAR = rf"{MONTH}([0-9]{{4}}|'[0-9]{{2}})"
EITHER = rf"{MONTH}([0-9]{{4}}|'?[0-9]{{2}})"
TODAY = r"(?:present|now|today)"
READINGS = (
    (rf"(?:my ?)?{YEAR}", (0, 0)),
    (rf"(?:from )?{EITHER} ?(?:-|to) ?{EITHER}|([0-9]{{4}}) ?/ ?([0-9]{{4}})", (0, 1)),
    (rf"(?:from|since) ?{YEAR}|{YEAR} ?(?:-|\+|onwards?|(?:-|to) ?{TODAY})", (0, None)),
    (rf"(?:-|to|until|up to) ?{YEAR}", (None, 0)),
)


def upgrade() -> None:
    for column in COLUMNS:
        op.execute(column)
    connection = op.get_bind()
    today = datetime.now(UTC).year
    for model_id, text in connection.execute(sa.text("SELECT id, year FROM car_models WHERE year IS NOT NULL")).all():
        first, last = _read(text, today)
        if first or last:
            pair = {"id": model_id, "first": first, "last": last}
            connection.execute(
                sa.text("UPDATE car_models SET year_from = :first, year_to = :last WHERE id = :id"), pair
            )


def _read(text: str, today: int) -> tuple[int | None, int | None]:
    plain = _plain(text)
    for reading, places in READINGS:
        if found := re.fullmatch(reading, plain):
            years = [_of_four(each.lstrip("'"), today) for each in found.groups() if each]
            first, last = (None if place is None else years[place] for place in places)
            inside = all(1886 <= year <= 2100 for year in (first, last) if year is not None)
            return (first, last) if inside and not (first and last and first > last) else (None, None)
    return None, None


def _plain(text: str) -> str:
    spelled = re.sub(r"[\u2010-\u2015\u2212]", "-", re.sub(r"[\u2018\u2019\u00b4`]", "'", text.casefold()))
    return re.sub(r"\s+", " ", re.sub(r"\([^()0-9]*\)$", "", spelled.strip())).strip()


def _of_four(digits: str, today: int) -> int:
    year = int(digits)
    if len(digits) == 4:
        return year
    century = today - today % 100
    return year + century - (100 if year + century > today + 2 else 0)
