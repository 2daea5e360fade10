"""Today: the first screen of the back office."""

from datetime import date
from typing import Literal

from app.contract.base.fields import Moment, Money, View
from app.contract.system.online import ReachabilityView

Step = Literal[
    "name", "contact", "hours", "tax", "seller", "series", "delivery", "payment", "mail", "online", "products", "backup"
]  # fmt: skip


class WaitingView(View):
    """A number of things that wait, and since when the oldest does."""

    count: int
    oldest_at: Moment | None


class UnansweredView(WaitingView):
    """Messages without an answer; `late` wait for longer than was promised."""

    late: int


class ToPayBackView(WaitingView):
    """Withdrawals that need money paid back; `daysLeft` is the lowest of them. A negative number means that it is
    late.
    """

    days_left: int | None


class SalesView(View):
    """Orders that were not cancelled, and amounts in euros. These are the totals of the orders and the payments for
    jobs, minus the money paid back, which is `returned`.
    """

    orders: int
    total: Money
    returned: Money


class DaySalesView(SalesView):
    """Sales of a day in the workshop's time zone."""

    date: date


class PaidJobsView(View):
    """Numbers of jobs that were paid for, in full or in part, in each of three periods."""

    today: int
    week: int
    month: int


class RecentSalesView(View):
    """Sales of today, of the last 7 days and of the last 30 days. `days` has each of the 30 days, today last."""

    jobs: PaidJobsView

    today: SalesView
    week: SalesView
    month: SalesView
    days: list[DaySalesView]


class LastBackupView(View):
    """The newest backup, and what hinders the copies in the second folder."""

    made_at: Moment | None
    problem: str | None


class SetUpStepView(View):
    """A step between a new shop and one that is ready."""

    step: Step
    done: bool


class TodayView(View):
    """Work that waits for the owner, and recent sales. `setUp` is empty once all of its steps are done or the owner
    dismissed it. `promisedPieces` is the number set aside for accepted quotes and jobs, `shortProducts` the number
    of products with too few for these, `productsToOrder` the number of those with pieces that open orders wait for.
    """

    to_confirm: WaitingView
    to_pack: WaitingView
    to_hand_over: WaitingView
    to_be_paid: WaitingView
    payments_to_check: WaitingView
    unanswered: UnansweredView
    withdrawals: WaitingView
    to_pay_back: ToPayBackView
    quotes_to_book: WaitingView
    quotes_unanswered: WaitingView
    answered_jobs: WaitingView
    untold_jobs: WaitingView
    paid_jobs: WaitingView
    paid_orders: WaitingView
    arrivals: WaitingView
    ready_jobs: WaitingView
    promised_jobs: WaitingView
    unpaid_jobs: WaitingView
    job_payments_to_check: WaitingView
    mails_by_hand: int
    failed_mails: int
    low_stock: int
    sold_out: int
    promised_pieces: int
    short_products: int
    products_to_order: int
    sales: RecentSalesView
    backup: LastBackupView
    lamp: ReachabilityView
    set_up: list[SetUpStepView]
