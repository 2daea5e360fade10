"""Card payments, by what orders and jobs have in common."""

from decimal import Decimal
from typing import cast

from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.store.sales.orders import CANCELLED, Order
from app.store.sales.payments import CARD_ONLINE, DEPOSIT, OPEN, PAYMENT, Payment
from app.store.sales.sale import Sale
from app.store.workshop.jobs import Job

NO_ORDER = "Order not found"


def get_sale(session: Session, sale_id: str) -> Sale:
    """Return the order or the job of an id. Raises NotFound."""
    sale = session.get(Order, sale_id) or session.get(Job, sale_id)
    if sale is None:
        raise NotFound(NO_ORDER)
    return sale


def sale_of(session: Session, payment: Payment) -> Sale:
    """Return the order or the job that a payment is of."""
    return get_sale(session, cast(str, payment.order_id or payment.job_id))


def name_sale(sale: Sale) -> str:
    """Return its name on the card's page, "Order 1001" or "Job 17"."""
    return f"Order {sale.reference}" if isinstance(sale, Order) else sale.reference


def find_open(sale: Sale) -> Payment | None:
    """Return the open card payment of an order or a job."""
    found = [each for each in sale.payments if (each.kind, each.method, each.state) == (PAYMENT, CARD_ONLINE, OPEN)]
    return found[-1] if found else None


def is_over(sale: Sale, payment: Payment) -> bool:
    """Return whether a payment's page must no longer be used. The order or job is then cancelled or paid in another
    way. A job's page also ends if its amount is no longer one that the job asks for.
    """
    if sale.status == CANCELLED or not sale.uncovered:
        return True
    return isinstance(sale, Job) and payment.amount not in (sale.deposit_owed, sale.owed)


def reason_of(sale: Sale, amount: Decimal) -> str | None:
    """Return the reason of a payment that settles: a deposit's name."""
    return DEPOSIT if isinstance(sale, Job) and amount == sale.deposit_owed else None
