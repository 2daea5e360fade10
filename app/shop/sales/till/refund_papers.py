"""The paper that a customer gets for pieces that came back, where no credit note is issued for them."""

from sqlalchemy.orm import Session

from app.shop.base.settings.settings import read_settings
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.documents.content import METHODS, Buyer, Content, Draft, write_content
from app.shop.sales.documents.crediting import sum_by_rate
from app.shop.sales.till.earlier_sales import PaidBack
from app.store.database.base import now
from app.store.sales.documents import RECEIPT
from app.store.sales.payments import REFUND

NUMBER = "{}-R{}"
OF_RECEIPT = "For pieces of receipt {}"


def write_refund_paper(session: Session, back: PaidBack, method: str) -> Content | None:
    """Return what the paper shows, like a receipt. None where a credit note says it, and where nothing was paid back.

    Its number is the order's with that of the refund, "1001-R1". It is no document: the order lists the refund.
    """
    if back.credit_note or not back.amount:
        return None
    order = back.order
    refunds = [each for each in order.settled_payments if each.kind == REFUND]
    draft = Draft(RECEIPT, order, Buyer("", ""), back.lines, sum_by_rate(back.lines))
    number = NUMBER.format(order.order_number, len(refunds))
    receipt = next((each.name for each in order.documents if each.kind == RECEIPT), None)
    return write_content(draft, read_settings(session), number, workshop_day(now())) | {
        "id": refunds[-1].id,
        "payments": [{"label": METHODS[method], "amount": str(back.amount)}],
        "discount": "",
        "note": OF_RECEIPT.format(receipt) if receipt else "",
    }
