"""A customer's withdrawal from a contract."""

from app.contract.sales.withdrawals import WithdrawalBody, WithdrawalReceipt, WithdrawalReview
from app.shop.sales.withdrawals.statements import plain_items, read_statement, take_in
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call


@call(
    "POST", "/api/withdrawals", body=WithdrawalBody, answer=WithdrawalReview | WithdrawalReceipt, status=201, also=200
)
def withdraw(body: WithdrawalBody) -> tuple[WithdrawalReview | WithdrawalReceipt, int]:
    """Show a statement of withdrawal, or send it. The status is 200 with the statement for `review`. For `confirm` it
    is 201 with its reference, or 200 with the same reference for the same statement within 24 hours. The answer
    never shows whether there is such an order.
    """
    items = plain_items(body)
    if body.step == "review":
        stated = read_statement(db.session(), body.name, body.email, body.order, items)
        return WithdrawalReview.model_validate(stated), 200
    with write() as session:
        received = take_in(session, read_statement(session, body.name, body.email, body.order, items))
        return WithdrawalReceipt.model_validate(received.withdrawal), 201 if received.new else 200
