"""Withdrawing from a contract in two steps, by plain forms without script."""

from flask import Response, request
from sqlalchemy.exc import OperationalError

from app.contract.base.fields import is_id
from app.contract.sales.withdrawals import WithdrawalBody
from app.shop.base.errors import Invalid, TooMany
from app.shop.sales.mail.order_sums import NO_WITHDRAWAL
from app.shop.sales.withdrawals.sentence import say_item
from app.shop.sales.withdrawals.statements import (
    Statement,
    find_by_token,
    plain_items,
    read_statement,
    take_in,
    verify_by_mail,
)
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.orders import Order
from app.store.sales.withdrawals import Withdrawal
from app.web.access.rate_limits import WITHDRAWALS, count_request
from app.web.api.errors import BUSY, RETRY_AFTER
from app.web.api.reading import validate
from app.web.pages.plain_page import send_plain
from app.web.pages.withdraw_form import FIELDS, Form, fill_in, read_items
from app.web.pages.withdraw_receipt import lead_to_receipt

TITLE = "Withdraw from contract"
ABOUT = "Withdraw from a purchase in two steps, without giving a reason."
CONFIRMED = (
    "Thank you",
    "Thank you for confirming withdrawal {}. There is nothing more to do; we will write to you about it.",
    "ok",
)
NO_LINK = (
    "This link is not valid",
    "It may be incomplete. Your withdrawal still counts if you have a receipt with a reference. "
    "If you have none, write to us.",
    "wrong",
)


def show_form() -> Response:
    """Return the statement's form. `?order=` fills it in for a visitor who has the order's link."""
    order = _order(request.args.get("order", ""))
    return _show(Form(fill_in(order), order))


def review() -> Response:
    """The statement as it will be sent, or what is wrong."""
    form = _sent_form()
    if "change" in request.form:
        return _show(form)
    try:
        stated = _read(form)
    except Invalid as error:
        return _show(form, errors=error.errors, status=400)
    return _show_review(form, stated)


def confirm() -> Response:
    """Store the statement and redirect to its receipt. If the statement is sent again, it is the same one."""
    form = _sent_form()
    try:
        stated = _read(form)
    except Invalid as error:
        return _show(form, errors=error.errors, status=400)
    try:
        count_request(WITHDRAWALS)
        return lead_to_receipt(_take_in(stated))
    except TooMany as error:
        response = _show_review(form, stated, problem=error.message, status=429)
        response.headers["Retry-After"] = str(error.retry_after)
    except OperationalError:
        response = _show_review(form, stated, problem=BUSY, status=503)
        response.headers["Retry-After"] = RETRY_AFTER
    return response


def confirm_by_mail(token: str) -> Response:
    """Note that the link in the acknowledgement was opened. A HEAD request notes nothing."""
    found = find_by_token(db.session(), token)
    if found and request.method == "GET":
        with write() as session:
            verify_by_mail(session, token)
    heading, said, mark = CONFIRMED if found else NO_LINK
    said = said.format(found.reference) if found else said
    values = {"heading": heading, "said": said, "mark": mark, "dead": not found}
    response = send_plain("withdraw_confirmed.html", heading, ABOUT, values, status=200 if found else 404)
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


def _sent_form() -> Form:
    return Form(request.form, _order(request.form.get("orderId", "")))


def _order(order_id: str) -> Order | None:
    return db.session().get(Order, order_id.lower()) if is_id(order_id) else None


def _read(form: Form) -> Statement:
    """The statement of a form. Raises Invalid."""
    items, wrong = read_items(form)
    order = form.order.id if form.order else form.values.get("order", "")
    sent = {"step": "confirm", "order": order} | {name: form.values.get(name, "") for name in FIELDS}
    body = validate(WithdrawalBody, sent | ({"items": items} if items else {}))
    if wrong:
        raise Invalid(wrong, {"items": wrong})
    return read_statement(db.session(), body.name, body.email, body.order, plain_items(body))


def _take_in(stated: Statement) -> Withdrawal:
    with write() as session:
        return take_in(session, stated).withdrawal


def _show(form: Form, errors: dict[str, str] | None = None, status: int = 200) -> Response:
    wrong = errors or {}
    values = {"values": form.values, "order": form.order, "made_to_order": NO_WITHDRAWAL}
    faults = {"errors": wrong, "first": next(iter(wrong), ""), "problem": _problem(wrong)}
    return send_plain("withdraw.html", TITLE, ABOUT, values | faults, status=status)


def _problem(wrong: dict[str, str]) -> str:
    return "Please check the fields marked below." if wrong else ""


def _show_review(form: Form, stated: Statement, *, problem: str = "", status: int = 200) -> Response:
    values = {
        "statement": stated,
        "sentence": stated.sentence,
        "goods": "\n".join(map(say_item, stated.items)) if stated.items else "The whole order",
        "sent": form.hidden(),
        "problem": problem,
    }
    response = send_plain("withdraw_review.html", "Check your statement", ABOUT, values, status=status)
    # Back from the receipt shows it again: one that no browser may store asks its customer to send the form again.
    response.headers["Cache-Control"] = "private, no-cache"
    return response
