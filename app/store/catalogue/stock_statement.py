"""The stock of some products, read by one statement on the driver."""

import json
from collections.abc import Iterable

from sqlalchemy import Text, bindparam, func, select
from sqlalchemy.orm import Session

from app.store.catalogue.products import AVAILABLE, Product
from app.store.database.prepared import Prepared

_STOCK = Prepared(
    select(Product.id, AVAILABLE).where(
        Product.id.in_(select(func.json_each(bindparam("ids", type_=Text)).table_valued("value").c.value))
    )
)


def read_stock(session: Session, ids: Iterable[str]) -> dict[str, int]:
    """Return the pieces that nobody was promised, by the id of their product."""
    return {row[0]: row[1] for row in _STOCK.read(session, {"ids": json.dumps(list(ids))})}
