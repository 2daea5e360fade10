"""Sums of the options of each product, kept by triggers.

The stock of a product with options is the sum of those that are shown, so lists, searches and alerts read products
alone. A sale changes the stock of an option and nothing else of it, so it outdates no list.
"""

from sqlalchemy import DDL, event

from app.store.database.base import Base

_OPTIONS = "FROM product_options o WHERE o.product_id = products.id"
_PIECES = "(SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id)"
_STOCK = (
    f"inventory = (SELECT coalesce(sum(o.inventory), 0) {_OPTIONS} AND o.shown = 1),"
    f" agreed = CASE WHEN EXISTS (SELECT 1 {_OPTIONS}) THEN"
    f" (SELECT coalesce(sum(min(o.inventory, o.agreed)), 0) {_OPTIONS} AND o.shown = 1) ELSE {_PIECES} END"
)
_PRICE = (
    "price_from = (SELECT CASE WHEN min(coalesce(o.price, products.price)) <> products.price"
    " OR max(coalesce(o.price, products.price)) <> products.price"
    f" THEN min(coalesce(o.price, products.price)) END {_OPTIONS} AND o.shown = 1)"
)
_COUNT = f"option_count = (SELECT count(*) {_OPTIONS})"
_SUM = "UPDATE products SET {} WHERE id = {}.product_id"
_NAME_MOVE = (
    "UPDATE stock_moves SET option_id = new.id WHERE id = (SELECT max(id) FROM stock_moves)"
    " AND product_id = new.product_id AND option_id IS NULL AND old.shown = 1 AND new.shown = 1"
    " AND old.inventory <> new.inventory"
)
_RECOUNT = (
    "UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces"
    " WHERE product_id = new.product_id AND option_id = new.id) WHERE id = new.id"
)
_EVENTS = {
    "added": (
        "INSERT ON product_options",
        f"{_RECOUNT}; {_SUM.format(', '.join((_STOCK, _PRICE, _COUNT)), 'new')}",
    ),
    "removed": ("DELETE ON product_options", _SUM.format(", ".join((_STOCK, _PRICE, _COUNT)), "old")),
    "moved": (
        "UPDATE OF inventory, agreed ON product_options"
        " WHEN old.inventory <> new.inventory OR old.agreed <> new.agreed",
        f"{_SUM.format(_STOCK, 'new')}; {_NAME_MOVE}",
    ),
    "changed": (
        "UPDATE OF price, shown ON product_options",
        _SUM.format(", ".join((_STOCK, _PRICE)), "new"),
    ),
    "priced": (
        "UPDATE OF price ON products WHEN old.price <> new.price AND new.option_count > 0",
        f"UPDATE products SET {_PRICE} WHERE id = new.id",  # noqa: S608 -- our own words
    ),
}
TRIGGERS = {
    f"options_{name}": f"CREATE TRIGGER options_{name} AFTER {when} BEGIN {done}; END"
    for name, (when, done) in _EVENTS.items()
}
"""The statement of each trigger by its name."""

for _statement in TRIGGERS.values():
    event.listen(Base.metadata, "after_create", DDL(_statement))  # type: ignore[no-untyped-call]  # untyped there
