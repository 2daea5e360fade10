"""Tables beside the full-text index, and the triggers that mark changes.

The index `product_search` is a virtual table that SQLAlchemy does not describe: the first migration makes it. A trigger
for each way in which a product's words change, because a form, a file, an undo and the renaming of a category or brand
write them each in their own way. A migration that makes one of these tables again must make its triggers again, too.
"""

from sqlalchemy import CheckConstraint, Index, Integer, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from app.store.database.base import Base, Row

_EVENTS = {
    "product_added": ("INSERT ON products", "SELECT new.id AS id"),
    "product_changed": (
        "UPDATE OF name, slug, description, category, subcategory_id, sku, ean, manufacturer_id ON products",
        "SELECT new.id AS id",
    ),
    "product_removed": ("DELETE ON products", "SELECT old.id AS id"),
    "subcategory_changed": (
        "UPDATE OF name ON product_subcategories",
        "SELECT id FROM products WHERE subcategory_id = new.id",
    ),
    "manufacturer_changed": (
        "UPDATE OF name ON manufacturers",
        "SELECT id FROM products WHERE manufacturer_id = new.id",
    ),
    "code_added": ("INSERT ON product_codes", "SELECT new.product_id AS id"),
    "code_changed": ("UPDATE OF code ON product_codes", "SELECT new.product_id AS id"),
    "code_removed": ("DELETE ON product_codes", "SELECT old.product_id AS id"),
    "fitment_added": ("INSERT ON model_product_compatibility", "SELECT new.product_id AS id"),
    "fitment_changed": (
        "UPDATE OF model_id, product_id ON model_product_compatibility",
        "SELECT old.product_id AS id UNION SELECT new.product_id",
    ),
    "fitment_removed": ("DELETE ON model_product_compatibility", "SELECT old.product_id AS id"),
    "fitment_engine_added": (
        "INSERT ON fitment_engines",
        "SELECT product_id AS id FROM model_product_compatibility WHERE id = new.fitment_id",
    ),
    "fitment_engine_removed": (
        "DELETE ON fitment_engines",
        "SELECT product_id AS id FROM model_product_compatibility WHERE id = old.fitment_id",
    ),
    "engine_added": (
        "INSERT ON car_engines",
        "SELECT product_id AS id FROM model_product_compatibility WHERE model_id = new.model_id",
    ),
    "engine_changed": (
        "UPDATE OF name, code ON car_engines",
        "SELECT product_id AS id FROM model_product_compatibility WHERE model_id = new.model_id",
    ),
    "engine_removed": (
        "DELETE ON car_engines",
        "SELECT product_id AS id FROM model_product_compatibility WHERE model_id = old.model_id",
    ),
    "model_changed": (
        "UPDATE OF brand_id, name, year ON car_models",
        "SELECT product_id AS id FROM model_product_compatibility WHERE model_id = new.id",
    ),
    "option_added": ("INSERT ON product_options", "SELECT new.product_id AS id"),
    "option_changed": ("UPDATE OF name, sku, ean ON product_options", "SELECT new.product_id AS id"),
    "option_removed": ("DELETE ON product_options", "SELECT old.product_id AS id"),
    "brand_changed": (
        "UPDATE OF name ON brands",
        "SELECT DISTINCT f.product_id AS id FROM car_models m JOIN model_product_compatibility f ON f.model_id = m.id"
        " WHERE m.brand_id = new.id",
    ),
}
# Without OR IGNORE, which a foreign key's own UPDATE, of a renamed category, would overrule.
_MARK = (
    "INSERT INTO search_outdated (product_id) SELECT id FROM ({ids})"
    " WHERE id NOT IN (SELECT product_id FROM search_outdated)"
)
TRIGGERS = {
    f"search_{name}": f"CREATE TRIGGER search_{name} AFTER {event} BEGIN {_MARK.format(ids=ids)}; END"
    for name, (event, ids) in _EVENTS.items()
}
"""The statement of each trigger by its name. An order changes none of these columns."""


class SearchRow(Base):
    """The row of a product in the index. `words` are the words counted for it in `search_words`; `revision` is the
    index revision of the program that wrote it. The index has a separate integer key, because VACUUM may renumber
    the rows of a table with a text key.
    """

    __tablename__ = "product_search_rows"

    rowid: Mapped[int] = mapped_column(Integer, primary_key=True)
    product_id: Mapped[str] = mapped_column(Text, unique=True)
    words: Mapped[str] = mapped_column(Text)
    revision: Mapped[int] = mapped_column(Integer)


class SearchOutdated(Base):
    """A product with changed words. Its index row is updated before the commit."""

    __tablename__ = "search_outdated"

    product_id: Mapped[str] = mapped_column(Text, primary_key=True)


class SearchWord(Base):
    """A word, and the number of products that contain it. Only words of names, categories and vehicles are counted, not
    those of descriptions.
    """

    __tablename__ = "search_words"

    word: Mapped[str] = mapped_column(Text, primary_key=True)
    df: Mapped[int] = mapped_column(Integer)


class SearchSynonym(Row):
    """A set of words with others that they also mean. `both` is 1 if the others mean these as well."""

    __tablename__ = "search_synonyms"
    __table_args__ = (UniqueConstraint("word", "means"), CheckConstraint("both IN (0, 1)", "both"))

    word: Mapped[str] = mapped_column(Text)
    means: Mapped[str] = mapped_column(Text)
    both: Mapped[int] = mapped_column(Integer, default=1)


class Searched(Row):
    """One search of a visitor, and the number of parts found. It has no information about the visitor. `folded` is the
    query without case, accents and needless spaces, `corrected` the query that was used instead if it was corrected;
    `model_id` is the vehicle that the visitor had chosen.
    """

    __tablename__ = "searches"
    __table_args__ = (Index(None, "created_at", "folded"),)

    query: Mapped[str] = mapped_column(Text)
    folded: Mapped[str] = mapped_column(Text)
    results: Mapped[int] = mapped_column(Integer)
    corrected: Mapped[str | None] = mapped_column(Text)
    model_id: Mapped[str | None] = mapped_column(Text)
