"""The history of a product's stock, for the owner."""

from app.contract.catalogue.stock_history import StockMovesQuery, StockMovesView, StockMoveView
from app.shop.base.paged import Paged
from app.shop.catalogue.products import stock_history
from app.store.database.base import db
from app.web.api.call import call


@call("GET", "/api/admin/products/{productId}/stock-moves", query=StockMovesQuery, answer=StockMovesView, admin=True)
def list_stock_moves(product_id: str, query: StockMovesQuery) -> Paged[StockMoveView]:
    """Return a page of the changes of a product's stock, newest first."""
    return stock_history.list_moves(db.session(), product_id, query.page)
