"""Counting of what is on the shelves, for the owner."""

from app.contract.base.fields import Done
from app.contract.sales.stock_take import (
    BookedCountView,
    CountBody,
    CountedPartView,
    ScanBody,
    StockTakeQuery,
    StockTakeView,
)
from app.shop.sales.stock_take import counting
from app.shop.sales.stock_take.counting import BookedCount, StockTake
from app.shop.sales.stock_take.expected import CountedPart
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call

STOCK_TAKE = "/api/admin/stock-take"


@call("GET", STOCK_TAKE, query=StockTakeQuery, answer=StockTakeView, admin=True)
def read_stock_take(query: StockTakeQuery) -> StockTake:
    """Return the parts to count, with what was counted."""
    return counting.read_stock_take(db.session(), query.category, query.place, query.show)


@call("PUT", f"{STOCK_TAKE}/count", body=CountBody, answer=CountedPartView, admin=True)
def count_part(body: CountBody) -> CountedPart:
    """Store how many pieces of a part there are, or take its count back."""
    with write() as session:
        return counting.count_part(session, body.product_id, body.option_id, body.counted)


@call("POST", f"{STOCK_TAKE}/scan", body=ScanBody, answer=CountedPartView, admin=True)
def scan_piece(body: ScanBody) -> CountedPart:
    """Count one more of the part with this number."""
    with write() as session:
        return counting.scan_piece(session, body.number)


@call("POST", f"{STOCK_TAKE}/book", answer=BookedCountView, admin=True)
def book_counts() -> BookedCount:
    """Change the stocks by the differences, and begin anew."""
    with write() as session:
        return counting.book_counts(session)


@call("DELETE", STOCK_TAKE, answer=Done, admin=True)
def forget_counts() -> Done:
    """Take all counts back; no stock changes."""
    with write() as session:
        counting.forget_counts(session)
    return Done()
