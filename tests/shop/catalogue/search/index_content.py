"""The complete content of the search index, and a function that rebuilds the index."""

from sqlalchemy import delete, select, text
from sqlalchemy.orm import Session

from app.store.catalogue.search_tables import SearchRow, SearchWord
from app.store.database.search_index import index_products, list_due
from app.store.database.sqlite import write
from app.store.database.writer import driver_of

TABLES = (
    "SELECT r.product_id, v.term, v.col, v.offset FROM {terms} v JOIN product_search_rows r ON r.rowid = v.doc"
    " ORDER BY 1, 2, 3, 4"
)


def content(session: Session) -> object:
    """Return each product's words by column and place, and the counted words."""
    session.rollback()
    session.execute(text("CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, product_search, instance)"))
    terms = session.execute(text(TABLES.format(terms="temp.terms"))).all()
    session.execute(text("DROP TABLE temp.terms"))
    words = session.execute(select(SearchWord.word, SearchWord.df).order_by(SearchWord.word)).all()
    rows = session.execute(select(SearchRow.product_id, SearchRow.words).order_by(SearchRow.product_id)).all()
    return terms, words, rows


def rebuild() -> None:
    with write() as session:
        driver = driver_of(session.connection())
        driver.execute("INSERT INTO product_search (product_search) VALUES ('delete-all')")
        session.execute(delete(SearchRow))
        session.execute(delete(SearchWord))
        index_products(driver, list_due(driver))
