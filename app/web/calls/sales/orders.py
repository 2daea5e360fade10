"""A customer's own order, read by its unguessable id, and its lookup."""

from app.contract.sales.orders import CustomerOrderView, LookupAnswer, LookupBody, WithdrawalFactsView
from app.contract.sales.payments import TransferView
from app.shop.base.settings.parts_only import place_word
from app.shop.base.settings.settings import read_settings, settings_in_force
from app.shop.sales.orders import orders
from app.shop.sales.orders.lookup import send_link
from app.shop.sales.transfers.transfers import transfer_of_order
from app.shop.sales.withdrawals.refund import read_facts
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.web.api.call import call

# True whether the mail carries a link or, without a public address, the order's status.
IF_THEY_BELONG = "If the number and the e-mail belong to an order, "
BY_MAIL = f"{IF_THEY_BELONG}we will write to that e-mail address about it."
BY_HAND = f"{IF_THEY_BELONG}the {{}} will answer to that e-mail address."
"""While no mail server is set up: nothing is on its way until the owner sends it."""


@call("GET", "/api/orders/{orderId}", answer=CustomerOrderView)
def read_order(order_id: str) -> CustomerOrderView:
    """The order with its lines, its history and its payment."""
    session = db.session()
    order = orders.get_shown_order(session, order_id)
    transfer = transfer_of_order(order, settings_in_force(session))
    shown = CustomerOrderView.model_validate(order)
    facts = read_facts(order)
    beside = {
        "bank_account": transfer and transfer.account,
        "transfer": transfer and TransferView.model_validate(transfer),
        "withdrawal_facts": facts and WithdrawalFactsView.model_validate(facts),
    }
    return shown.model_copy(update=beside)


@call("POST", "/api/orders/lookup", body=LookupBody, answer=LookupAnswer, succeeds=True)
def look_up_order(body: LookupBody) -> LookupAnswer:
    """Mail the link to an order's page. The answer never shows whether there is such an order."""
    with write() as session:
        send_link(session, body.order_number, body.email, now())
        settings = read_settings(session)
    return LookupAnswer(message=BY_MAIL if settings.sends_mail else BY_HAND.format(place_word(settings)))
