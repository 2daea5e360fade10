"""The search index, its words and a starter set of synonyms.

The program writes the rows of the index, so it is empty at first. It holds no text of its own where SQLite can delete
from such an index (3.43).
"""

import uuid
from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

MARKS = (
    ("search_product_added", "INSERT ON products", "SELECT new.id AS id"),
    (
        "search_product_changed",
        "UPDATE OF name, slug, description, category, subcategory_id ON products",
        "SELECT new.id AS id",
    ),
    ("search_product_removed", "DELETE ON products", "SELECT old.id AS id"),
    (
        "search_subcategory_changed",
        "UPDATE OF name ON product_subcategories",
        "SELECT id FROM products WHERE subcategory_id = new.id",
    ),
    ("search_fitment_added", "INSERT ON model_product_compatibility", "SELECT new.product_id AS id"),
    (
        "search_fitment_changed",
        "UPDATE OF model_id, product_id ON model_product_compatibility",
        "SELECT old.product_id AS id UNION SELECT new.product_id",
    ),
    ("search_fitment_removed", "DELETE ON model_product_compatibility", "SELECT old.product_id AS id"),
    (
        "search_model_changed",
        "UPDATE OF brand_id, name, year ON car_models",
        "SELECT product_id AS id FROM model_product_compatibility WHERE model_id = new.id",
    ),
    (
        "search_brand_changed",
        "UPDATE OF name ON brands",
        "SELECT DISTINCT f.product_id AS id FROM car_models m JOIN model_product_compatibility f ON f.model_id = m.id"
        " WHERE m.brand_id = new.id",
    ),
)
"""Name and event of each trigger, and the products that it marks."""
SYNONYMS = (
    ("vw", "volkswagen"),
    ("merc", "mercedes"),
    ("beemer", "bmw"),
    ("alloys", "wheels"),
    ("boot", "trunk"),
    ("bonnet", "hood"),
    ("tyre", "tire"),
    ("lamp", "light"),
    ("paint", "lacquer"),
    ("golf 4", "golf mk4"),
    ("golf 5", "golf mk5"),
    ("golf 6", "golf mk6"),
    ("golf 7", "golf mk7"),
    ("golf 8", "golf mk8"),
    ("iv", "mk4"),
    ("vi", "mk6"),
    ("vii", "mk7"),
    ("viii", "mk8"),
)


def upgrade() -> None:
    _create_tables()
    op.execute(_index())
    for name, event, ids in MARKS:
        mark = (
            f"INSERT INTO search_outdated (product_id) SELECT id FROM ({ids})"  # noqa: S608 -- our own words
            " WHERE id NOT IN (SELECT product_id FROM search_outdated)"
        )
        op.execute(f"CREATE TRIGGER {name} AFTER {event} BEGIN {mark}; END")
    at = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%S.%fZ}"
    for word, means in SYNONYMS:
        op.execute(
            sa.text("INSERT INTO search_synonyms VALUES (:word, :means, 1, :id, :at)").bindparams(
                word=word, means=means, id=str(uuid.uuid4()), at=at
            )
        )


def _index() -> str:
    version = op.get_bind().exec_driver_sql("SELECT sqlite_version()").scalar_one()
    bare = ", content='', contentless_delete=1" if tuple(map(int, version.split("."))) >= (3, 43) else ""
    return (
        "CREATE VIRTUAL TABLE product_search USING fts5(name, codes, maker, category, vehicles, description,"
        f" tokenize='unicode61 remove_diacritics 2', prefix='2 3'{bare})"
    )


def _create_tables() -> None:
    op.create_table(
        "product_search_rows",
        sa.Column("rowid", sa.Integer(), nullable=False),
        sa.Column("product_id", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("rowid", name=op.f("pk_product_search_rows")),
        sa.UniqueConstraint("product_id", name=op.f("uq_product_search_rows_product_id")),
    )
    op.create_table(
        "search_outdated",
        sa.Column("product_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("product_id", name=op.f("pk_search_outdated")),
    )
    op.create_table(
        "search_words",
        sa.Column("word", sa.Text(), nullable=False),
        sa.Column("df", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("word", name=op.f("pk_search_words")),
    )
    op.create_table(
        "search_synonyms",
        sa.Column("word", sa.Text(), nullable=False),
        sa.Column("means", sa.Text(), nullable=False),
        sa.Column("both", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Text(), nullable=False),
        sa.CheckConstraint("both IN (0, 1)", name=op.f("ck_search_synonyms_both")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_search_synonyms")),
        sa.UniqueConstraint("word", "means", name=op.f("uq_search_synonyms_word_means")),
    )
