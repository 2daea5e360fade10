"""Mails about a withdrawal: receipt, decision, and word to the owner."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from sqlalchemy.orm import Session

from app.shop.base.money import euro
from app.shop.base.settings.closing import MONTHS, WORKSHOP_ZONE
from app.shop.base.settings.settings import read_settings
from app.shop.sales.mail import links
from app.shop.sales.mail.cap import hold_back
from app.shop.sales.mail.headers import one_line
from app.shop.sales.mail.layout import Sheet
from app.shop.sales.mail.outbox import customer_status, make_row, rows_to_owner, write_rows
from app.shop.sales.mail.owner_texts import NAME_SHOWN
from app.shop.sales.mail.texts import MailText, greet
from app.shop.sales.mail.visitor_words import quote_visitor
from app.store.base.folding import fold
from app.store.database.base import now
from app.store.sales.orders import CANCELLED, Order
from app.store.sales.withdrawals import ACCEPTED, REFUSED, Withdrawal

STATEMENT_LINES = 400
"""Lines of 60 characters: the acknowledgement holds the whole statement."""
CONFIRM = "Yes, I sent this withdrawal"
NOTHING = Decimal("0.00")
SEND_BACK = "Please send the goods back within 14 days of your statement, if you have them."
CANCELS = "Your order {} is cancelled."
CANCELS_UNPAID = "Nothing was paid: your order {} is cancelled, and there is nothing to pay or to pay back."
TAKEN_OFF = "Nothing was paid: the parts are off your order {}, and there is nothing to pay back for them."
NOTHING_BACK = "There is nothing to pay back."
OR_SET_OFF = (
    "What you paid can also stay with us for the parts that you keep: then we pay nothing back, and {} is left to pay."
)
"""What was done with the order."""


def write_withdrawal_mails(
    session: Session, withdrawal: Withdrawal, sentence: str, token: str | None, refund: Decimal | None
) -> None:
    """Write the acknowledgement of a withdrawal and an alert to the owner. `token` is for the link by which the
    customer proves that the address is theirs; it is None if that is already known. `refund` is the amount to be
    paid back, None if it is unknown.
    """
    settings = read_settings(session)
    text = withdrawal_received(withdrawal, sentence, links.confirm_page(settings, token) if token else None)
    about = {"order_id": withdrawal.order_id, "status": customer_status(settings)}
    rows = [make_row("withdrawal-received", withdrawal.email, withdrawal.name, settings, text) | about]
    alert = new_withdrawal(withdrawal, sentence, refund, links.back_office(session))
    rows += rows_to_owner("new-withdrawal", settings, alert, order_id=withdrawal.order_id, reply_to=withdrawal.email)
    hold_back(session, rows, settings.visitor_mails_per_hour, now())
    write_rows(session, rows)


@dataclass(frozen=True)
class WithdrawalOutcome:
    """Money to pay back after accepting, and what was done."""

    refund: Decimal | None
    done: str = ""


def write_decision_mail(session: Session, withdrawal: Withdrawal, outcome: WithdrawalOutcome | None = None) -> None:
    """Write to the customer that the withdrawal was accepted with this outcome, or was refused without one."""
    if not withdrawal.email:
        return
    text = withdrawal_accepted(withdrawal, outcome) if outcome else withdrawal_refused(withdrawal)
    settings = read_settings(session)
    kind = f"withdrawal-{ACCEPTED if outcome else REFUSED}"
    row = make_row(kind, withdrawal.email, withdrawal.name, settings, text)
    write_rows(session, [row | {"order_id": withdrawal.order_id, "status": customer_status(settings)}])


def write_closed_mails(session: Session, order: Order, closed: Sequence[Withdrawal]) -> None:
    """Write to each person who withdrew that a cancelled order has settled the withdrawal. This is done only if the
    mail about the cancelled order goes to another address or to none.
    """
    for each in closed:
        if fold(each.email) != fold(order.customer_email):
            write_decision_mail(session, each, WithdrawalOutcome(max(order.refundable, NOTHING), CANCELS))


def withdrawal_accepted(withdrawal: Withdrawal, outcome: WithdrawalOutcome) -> MailText:
    """To the customer: what is paid back, and by when."""
    said = f"We have accepted your withdrawal {withdrawal.reference}."
    back = _say_refund(outcome.refund)
    done = outcome.done.format(withdrawal.order_number)
    words = (" ".join(part for part in (said, done, back) if part), *_say_set_off(withdrawal, outcome), SEND_BACK)
    return f"Your withdrawal {withdrawal.reference} is accepted", Sheet(
        "Withdrawal accepted", words, greet(withdrawal.name)
    )


def _say_set_off(withdrawal: Withdrawal, outcome: WithdrawalOutcome) -> tuple[str, ...]:
    """Return the sentence that relates the refund to what the page of the order asks for, or nothing without both."""
    order = withdrawal.order
    return (OR_SET_OFF.format(euro(order.owed)),) if order and order.owed and outcome.refund else ()


def _say_refund(refund: Decimal | None) -> str:
    if refund == NOTHING:
        return ""
    amount = "the price of the parts" if refund is None else euro(refund)
    return (
        f"We will pay {amount} back to you within 14 days of your statement; we may wait until the goods or proof that "
        "they were sent are here."
    )


def withdrawal_refused(withdrawal: Withdrawal) -> MailText:
    """To the customer: the owner's reason."""
    words = (f"We cannot accept your withdrawal {withdrawal.reference}. Our reason is below.",)
    reason = (("Reason", withdrawal.note or ""),)
    sheet = Sheet("Withdrawal refused", words, greet(withdrawal.name), quoted=reason)
    return f"Your withdrawal {withdrawal.reference} is refused", sheet


def withdrawal_received(withdrawal: Withdrawal, sentence: str, confirm: str | None) -> MailText:
    """To the customer: content, date and time, which the law asks for."""
    words = [
        f"We have received your withdrawal. Its reference is {withdrawal.reference}. Please keep this e-mail: it is "
        "your receipt."
    ]
    if confirm:
        words.append(
            "Please press the button to confirm that it was you. If it was not you, you do not need to do anything."
        )
    sheet = Sheet(
        "Withdrawal received",
        tuple(words),
        greet(withdrawal.name),
        (CONFIRM, confirm) if confirm else None,
        facts=(("Reference", str(withdrawal.reference)), ("Received", in_words(withdrawal.received_at))),
        quoted=(("Your statement", quote_visitor(sentence, STATEMENT_LINES)),),
    )
    return f"Your withdrawal {withdrawal.reference} was received", sheet


def new_withdrawal(withdrawal: Withdrawal, sentence: str, refund: Decimal | None, back_office: str) -> MailText:
    """To the owner: who withdraws from what, in their words."""
    name, order = one_line(withdrawal.name), withdrawal.order
    facts = (
        ("Customer", name),
        ("E-mail", withdrawal.email),
        ("Order", f"{order.order_number}, {euro(order.total)}" if order else one_line(withdrawal.order_text)),
        ("Received", in_words(withdrawal.received_at)),
    )
    sheet = Sheet(
        "New withdrawal",
        (f"{name} withdraws from {_say_goods(withdrawal)}. {_say_owed(order, refund)}",),
        link=("On the shop's computer", f"{back_office}/withdrawals"),
        facts=facts,
        quoted=(("Statement", sentence),),
    )
    return f"New withdrawal {withdrawal.reference} from {name[:NAME_SHOWN]}", sheet


def _say_goods(withdrawal: Withdrawal) -> str:
    return "a contract" if withdrawal.items is None else "parts of a contract"


def _say_owed(order: Order | None, refund: Decimal | None) -> str:
    if order is None:
        return "If the goods were paid for, the money must be paid back within 14 days."
    cancelled = "The order is already cancelled. " if order.status == CANCELLED else ""
    if not order.really_paid:
        return f"{cancelled}Nothing has been paid for the order."
    if refund == NOTHING:
        return f"{cancelled}There is nothing to pay back."
    return f"{cancelled}The payment for these goods must be paid back within 14 days."


def in_words(moment: datetime) -> str:
    """ "22 November 2026, 15:04:05 (GMT)", in the workshop's time."""
    local = moment.astimezone(WORKSHOP_ZONE)
    return f"{local.day} {MONTHS[local.month - 1]} {local.year}, {local:%H:%M:%S} ({local.tzname()})"
