"""The history of a product's stock, as its owner reads it."""

from collections.abc import Sequence
from itertools import accumulate

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.contract.catalogue.stock_history import StockMoveView
from app.shop.base.paged import Paged
from app.shop.base.rows import count_where
from app.shop.catalogue.products.catalogue import get_product
from app.store.catalogue.stock_moves import StockMove
from app.store.sales.orders import Order
from app.store.workshop.jobs import Job

PAGE_SIZE = 20
"""Moves on a page."""


def list_moves(session: Session, product_id: str, page: int) -> Paged[StockMoveView]:
    """Return a page of a product's moves, newest first. Raises NotFound."""
    product = get_product(session, product_id)
    own = StockMove.product_id == product_id
    newest = select(StockMove).where(own).order_by(StockMove.id.desc())
    start = (page - 1) * PAGE_SIZE
    newer = newest.limit(start).with_only_columns(StockMove.change).subquery()
    left = product.inventory - (session.scalar(select(func.sum(newer.c.change))) or 0)
    moves = session.scalars(newest.limit(PAGE_SIZE).offset(start)).all()
    total = count_where(session, own)
    names = {option.id: option.name for option in product.options}
    return Paged(_with_stock(moves, left, _number(session, moves), names), total, page, PAGE_SIZE)


def _with_stock(
    moves: Sequence[StockMove], newest: int, numbers: dict[str, int], names: dict[str, str]
) -> list[StockMoveView]:
    """Count backwards from the stock that the first of them left."""
    stocks = accumulate((-move.change for move in moves), initial=newest)
    return [
        StockMoveView.from_row(
            move,
            option_name=names.get(move.option_id or ""),
            order_number=numbers.get(move.order_id or ""),
            job_number=numbers.get(move.job_id or ""),
            stock=stock,
        )
        for move, stock in zip(moves, stocks, strict=False)
    ]


def _number(session: Session, moves: Sequence[StockMove]) -> dict[str, int]:
    """Return the numbers of the moves' orders and jobs, by id."""
    orders = select(Order.id, Order.order_number).where(Order.id.in_([move.order_id for move in moves]))
    jobs = select(Job.id, Job.number).where(Job.id.in_([move.job_id for move in moves]))
    return {row[0]: row[1] for found in (orders, jobs) for row in session.execute(found)}
