"""Engines in the search index.

Their changes mark the products whose rows name them.
The program's revision of the index has risen with it, so that every row is written anew.
"""

from alembic import op

revision = "0018"
down_revision = "0017"

_OF_MODEL = "SELECT product_id AS id FROM model_product_compatibility WHERE model_id "
_OF_FITMENT = "SELECT product_id AS id FROM model_product_compatibility WHERE id = "
MARKS = (
    ("fitment_engine_added", "INSERT ON fitment_engines", f"{_OF_FITMENT}new.fitment_id"),
    ("fitment_engine_removed", "DELETE ON fitment_engines", f"{_OF_FITMENT}old.fitment_id"),
    ("engine_added", "INSERT ON car_engines", f"{_OF_MODEL}= new.model_id"),
    ("engine_changed", "UPDATE OF name, code ON car_engines", f"{_OF_MODEL}= new.model_id"),
    ("engine_removed", "DELETE ON car_engines", f"{_OF_MODEL}= old.model_id"),
)
"""Name and event of each trigger, and the products that it marks."""


def upgrade() -> None:
    for name, event, ids in MARKS:
        mark = (
            f"INSERT INTO search_outdated (product_id) SELECT id FROM ({ids})"  # noqa: S608 -- our own words
            " WHERE id NOT IN (SELECT product_id FROM search_outdated)"
        )
        op.execute(f"CREATE TRIGGER search_{name} AFTER {event} BEGIN {mark}; END")
