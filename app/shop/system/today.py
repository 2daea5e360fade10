"""Work that waits for the owner, and what was sold of late."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import Session

from app.config import Config
from app.shop.base.settings.settings import settings_in_force
from app.shop.base.workshop_days import workshop_day
from app.shop.customers.enquiries.admin_enquiries import UNANSWERED, count_late
from app.shop.sales.mail.admin_mails import count_mails
from app.shop.sales.orders.payment_groups import needs_look, payment_group, tracks_payments, was_paid_lately
from app.shop.sales.report.daily_sales import DaySales, Sales, add_up, sales_by_day
from app.shop.sales.report.job_payments import count_paid_jobs
from app.shop.sales.withdrawals.admin_withdrawals import count_new_withdrawals, count_to_pay_back
from app.shop.system.backups import backup_list
from app.shop.system.backups.second_folder import read_second
from app.shop.system.set_up_list import SetUpStep, read_set_up
from app.shop.workshop.calendar.workshop_today import (
    count_arrivals,
    count_news,
    count_to_check,
    count_unfinished,
    count_unpaid,
    has_jobs,
)
from app.shop.workshop.quotes.quote_list import count_quotes
from app.store.catalogue.products import AVAILABLE, LOW_STOCK, SOLD_OUT, Product
from app.store.customers.enquiries import Enquiry
from app.store.database.base import now
from app.store.sales.orders import CONFIRMED, PENDING, READY, Order
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


@dataclass(frozen=True)
class Waiting:
    """A number of things that wait, and since when the oldest does."""

    count: int
    oldest_at: datetime | None


@dataclass(frozen=True)
class Unanswered(Waiting):
    """Enquiries without an answer; `late` wait for longer than was promised."""

    late: int


@dataclass(frozen=True)
class ToPayBack(Waiting):
    """Withdrawals for which money must be paid back, with the smallest number of days left."""

    days_left: int | None


@dataclass(frozen=True)
class PaidJobs:
    """The number of jobs for which money was received, in each of three periods."""

    today: int
    week: int
    month: int


@dataclass(frozen=True)
class RecentSales:
    """Sales of today, of 7 and 30 days, and day by day."""

    today: Sales
    week: Sales
    month: Sales
    days: list[DaySales]
    jobs: PaidJobs


@dataclass(frozen=True)
class LastBackup:
    """The newest backup's time, and the second folder's problem."""

    made_at: datetime | None
    problem: str | None


@dataclass(frozen=True)
class Today:
    """Everything that the first screen of the back office shows."""

    to_confirm: Waiting
    to_pack: Waiting
    to_hand_over: Waiting
    to_be_paid: Waiting
    payments_to_check: Waiting
    unanswered: Unanswered
    withdrawals: Waiting
    to_pay_back: ToPayBack
    quotes_to_book: Waiting
    quotes_unanswered: Waiting
    answered_jobs: Waiting
    untold_jobs: Waiting
    paid_jobs: Waiting
    paid_orders: Waiting
    arrivals: Waiting
    ready_jobs: Waiting
    promised_jobs: Waiting
    unpaid_jobs: Waiting
    job_payments_to_check: Waiting
    mails_by_hand: int
    failed_mails: int
    low_stock: int
    sold_out: int
    promised_pieces: int
    short_products: int
    sales: RecentSales
    backup: LastBackup
    set_up: list[SetUpStep]


def read_today(session: Session, config: Config) -> Today:
    """Return the present work and the sales of the last 30 days."""
    mails, second, tracked = (count_mails(session), read_second(config), tracks_payments(session))
    low, out, promised, short = _count_stock(session)
    return Today(
        to_confirm=_orders(session, Order.status == PENDING, UNDISPUTED),
        to_pack=_orders(session, Order.status == CONFIRMED, UNDISPUTED),
        to_hand_over=_orders(session, Order.status == READY, UNDISPUTED),
        to_be_paid=_orders(session, payment_group() == UNPAID) if tracked else Waiting(0, None),
        payments_to_check=_orders(session, needs_look()),
        unanswered=_unanswered(session),
        withdrawals=Waiting(*count_new_withdrawals(session)),
        to_pay_back=ToPayBack(*count_to_pay_back(session)),
        **_jobs(session, tracked),
        **{name: Waiting(*found) for name, found in count_quotes(session).items()},
        paid_orders=_orders(session, was_paid_lately(now())),
        mails_by_hand=mails["by_hand"],
        failed_mails=mails["failed"],
        low_stock=low,
        sold_out=out,
        promised_pieces=promised,
        short_products=short,
        sales=_recent_sales(session),
        backup=LastBackup(_last_backup(config), second.trouble if second else None),
        set_up=read_set_up(session, copies_backups=second is not None),
    )


def _orders(session: Session, *rules: ColumnElement[bool]) -> Waiting:
    found = select(func.count(), func.min(Order.created_at)).where(*rules)
    return Waiting(*session.execute(found).one())


def _jobs(session: Session, tracked: bool) -> dict[str, Waiting]:
    """Return the jobs that wait. A shop without jobs needs only one query. No jobs are unpaid while payments are not
    tracked.
    """
    if not has_jobs(session):
        return dict.fromkeys(JOBS, Waiting(0, None))
    ready, promised = count_unfinished(session, now())
    return {
        **{name: Waiting(*found) for name, found in count_news(session, now()).items()},
        "arrivals": Waiting(*count_arrivals(session, now())),
        "ready_jobs": Waiting(*ready),
        "promised_jobs": Waiting(*promised),
        "unpaid_jobs": Waiting(*count_unpaid(session)) if tracked else Waiting(0, None),
        "job_payments_to_check": Waiting(*count_to_check(session)) if tracked else Waiting(0, None),
    }


def _unanswered(session: Session) -> Unanswered:
    found = select(func.count(), func.min(Enquiry.created_at)).where(UNANSWERED)
    count, oldest_at = session.execute(found).one()
    return Unanswered(count, oldest_at, count_late(session, now()))


def _count_stock(session: Session) -> Sequence[int]:
    """Count the products with low stock, sold-out products, promised pieces, and products with too few pieces. The
    first two are zero when no parts are sold.
    """
    low = func.count().filter(AVAILABLE.between(1, LOW_STOCK))
    out = func.count().filter(SOLD_OUT)
    promised = func.coalesce(func.sum(func.min(Product.inventory, Product.agreed)), 0)
    short = func.count().filter(Product.agreed > Product.inventory)
    counts = session.execute(select(low, out, promised, short).select_from(Product)).one()
    return counts if settings_in_force(session).sells_parts else (0, 0, *counts[2:])


def _recent_sales(session: Session) -> RecentSales:
    last = workshop_day(now())
    days = sales_by_day(session, last - timedelta(days=DAYS - 1), last)
    jobs = PaidJobs(*(count_paid_jobs(session, day.date, last) for day in (days[-1], days[-WEEK], days[0])))
    return RecentSales(today=add_up(days[-1:]), week=add_up(days[-WEEK:]), month=add_up(days), days=days, jobs=jobs)


def _last_backup(config: Config) -> datetime | None:
    return max((backup_list.made_at(path) for path in backup_list.files_of(config.backups)), default=None)
