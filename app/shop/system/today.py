"""Work that waits for the owner, and what was sold of late."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import Session

from app.config import Config
from app.contract.system.online import ReachabilityView
from app.contract.system.today import (
    LastBackupView,
    PaidJobsView,
    RecentSalesView,
    TodayView,
    ToPayBackView,
    UnansweredView,
    WaitingView,
)
from app.shop.base.settings.settings import settings_in_force
from app.shop.base.workshop_days import workshop_day
from app.shop.customers.enquiries.admin_enquiries import UNANSWERED, count_late
from app.shop.sales.mail.admin_mails import count_mails
from app.shop.sales.orders.payment_groups import needs_look, payment_group, tracks_payments, was_paid_lately
from app.shop.sales.report.daily_sales import add_up, sales_by_day
from app.shop.sales.report.job_payments import count_paid_jobs
from app.shop.sales.withdrawals.admin_withdrawals import count_new_withdrawals, count_to_pay_back
from app.shop.system.backups import backup_list
from app.shop.system.backups.second_folder import read_second
from app.shop.system.set_up_list import read_set_up
from app.shop.workshop.calendar.workshop_today import (
    count_arrivals,
    count_news,
    count_to_check,
    count_unfinished,
    count_unpaid,
    has_jobs,
)
from app.shop.workshop.quotes.quote_list import count_quotes
from app.store.catalogue.product_options import IS_LOW, SHORT
from app.store.catalogue.products import ENDS_WITH_STOCK, SOLD_OUT, Product
from app.store.customers.enquiries import Enquiry
from app.store.database.base import now
from app.store.sales.orders import CONFIRMED, PENDING, READY, Order, OrderItem
from app.store.sales.payment_state import UNPAID
from app.store.sales.withdrawals import NEW, Withdrawal

DAYS = 30
"""Days of sales on the screen."""
WEEK = 7
JOBS = (
    "arrivals", "ready_jobs", "promised_jobs", "unpaid_jobs", "job_payments_to_check", "answered_jobs", "untold_jobs",
    "paid_jobs",
)  # fmt: skip

UNDISPUTED = ~select(Withdrawal.id).where(Withdrawal.order_id == Order.id, Withdrawal.status == NEW).exists()
"""Matches the orders without a withdrawal that is still to be decided."""


def read_today(session: Session, config: Config, lamp: ReachabilityView) -> TodayView:
    """Return the present work, the sales of the last 30 days, and whether customers reach the shop."""
    mails, second, tracked = (count_mails(session), read_second(config), tracks_payments(session))
    low, out, promised, short = _count_stock(session)
    return TodayView(
        to_confirm=_orders(session, Order.status == PENDING, UNDISPUTED),
        to_pack=_orders(session, Order.status == CONFIRMED, UNDISPUTED),
        to_hand_over=_orders(session, Order.status == READY, UNDISPUTED),
        to_be_paid=_orders(session, payment_group() == UNPAID) if tracked else _waiting(0, None),
        payments_to_check=_orders(session, needs_look()),
        unanswered=_unanswered(session),
        withdrawals=_waiting(*count_new_withdrawals(session)),
        to_pay_back=_to_pay_back(session),
        **_jobs(session, tracked),
        **{name: _waiting(*found) for name, found in count_quotes(session).items()},
        paid_orders=_orders(session, was_paid_lately(now())),
        mails_by_hand=mails["by_hand"],
        failed_mails=mails["failed"],
        low_stock=low,
        sold_out=out,
        promised_pieces=promised,
        short_products=short,
        products_to_order=_count_to_order(session),
        sales=_recent_sales(session),
        backup=LastBackupView(made_at=_last_backup(config), problem=second.trouble if second else None),
        lamp=lamp,
        set_up=read_set_up(session, copies_backups=second is not None),
    )


def _waiting(count: int, oldest_at: datetime | None) -> WaitingView:
    return WaitingView(count=count, oldest_at=oldest_at)


def _orders(session: Session, *rules: ColumnElement[bool]) -> WaitingView:
    found = select(func.count(), func.min(Order.created_at)).where(*rules)
    return _waiting(*session.execute(found).one())


def _jobs(session: Session, tracked: bool) -> dict[str, WaitingView]:
    """Return the jobs that wait. A shop without jobs needs only one query. No jobs are unpaid while payments are not
    tracked.
    """
    if not has_jobs(session):
        return dict.fromkeys(JOBS, _waiting(0, None))
    ready, promised = count_unfinished(session, now())
    return {
        **{name: _waiting(*found) for name, found in count_news(session, now()).items()},
        "arrivals": _waiting(*count_arrivals(session, now())),
        "ready_jobs": _waiting(*ready),
        "promised_jobs": _waiting(*promised),
        "unpaid_jobs": _waiting(*count_unpaid(session)) if tracked else _waiting(0, None),
        "job_payments_to_check": _waiting(*count_to_check(session)) if tracked else _waiting(0, None),
    }


def _unanswered(session: Session) -> UnansweredView:
    found = select(func.count(), func.min(Enquiry.created_at)).where(UNANSWERED)
    count, oldest_at = session.execute(found).one()
    return UnansweredView(count=count, oldest_at=oldest_at, late=count_late(session, now()))


def _to_pay_back(session: Session) -> ToPayBackView:
    count, oldest_at, days_left = count_to_pay_back(session)
    return ToPayBackView(count=count, oldest_at=oldest_at, days_left=days_left)


def _count_stock(session: Session) -> Sequence[int]:
    """Count the products with low stock, sold-out products, promised pieces, and products with too few pieces. The
    first two are zero when no parts are sold.
    """
    low = func.count().filter(ENDS_WITH_STOCK, IS_LOW)
    out = func.count().filter(ENDS_WITH_STOCK, SOLD_OUT)
    promised = func.coalesce(func.sum(func.min(Product.inventory, Product.agreed)), 0)
    short = func.count().filter(SHORT)
    counts = session.execute(select(low, out, promised, short).select_from(Product)).one()
    return counts if settings_in_force(session).sells_parts else (0, 0, *counts[2:])


def _count_to_order(session: Session) -> int:
    """Count the products with pieces that open orders wait for."""
    waiting = select(func.count(OrderItem.product_id.distinct())).join(Order, Order.id == OrderItem.order_id)
    return session.scalar(waiting.where(Order.status.in_((PENDING, CONFIRMED)), OrderItem.to_order > 0)) or 0


def _recent_sales(session: Session) -> RecentSalesView:
    last = workshop_day(now())
    days = sales_by_day(session, last - timedelta(days=DAYS - 1), last)
    today, week, month = (count_paid_jobs(session, day.date, last) for day in (days[-1], days[-WEEK], days[0]))
    return RecentSalesView(
        today=add_up(days[-1:]),
        week=add_up(days[-WEEK:]),
        month=add_up(days),
        days=days,
        jobs=PaidJobsView(today=today, week=week, month=month),
    )


def _last_backup(config: Config) -> datetime | None:
    return max((backup_list.made_at(path) for path in backup_list.files_of(config.backups)), default=None)
