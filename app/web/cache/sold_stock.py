"""Answers about products, after a sale.

A sale changes nothing of a list of products but the numbers in stock, as long as no part is sold out by it or comes
back. So the new numbers are written into the old answer.
"""

import re

from sqlalchemy.orm import Session

from app.store.database.invalidation import Names
from app.store.system.late_tables import late

_FIELDS = re.compile(rb'"id":"([^"]*)"|(?<=,"inventory":)[0-9]+')
"""The two fields of a product. Within a text each quotation mark has a backslash before it, so neither is ever found
there.
"""

_read_stock = late("app.store.catalogue.stock_statement", "read_stock")
"""The catalogue's tables come with the first request that needs them."""


def write_stock(session: Session, content: bytes, products: Names) -> bytes | None:
    """Return an answer with the present stock of its products. Returns None if it has the stock of anything else."""
    stock = {each.encode(): b"%d" % left for each, left in _read_stock(session, products).items()}
    product = b""

    def write(found: re.Match[bytes]) -> bytes:
        nonlocal product
        if found[1]:
            product = found[1]
            return found[0]
        return stock[product]

    try:
        return _FIELDS.sub(write, content)
    except KeyError:
        return None
