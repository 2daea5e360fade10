"""The owner's withdrawals."""

from flask import Response, current_app

from app.contract.sales.admin_withdrawals import WithdrawalChange, WithdrawalsQuery, WithdrawalView
from app.shop.sales.payments.card_answers import list_open_of
from app.shop.sales.payments.card_queue import CardQueue
from app.shop.sales.withdrawals import admin_withdrawals, view
from app.shop.sales.withdrawals.view import export_withdrawals
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.store.sales.orders import CANCELLED
from app.web.api.call import call
from app.web.calls.base.downloads import CSV, answer_csv


@call("GET", "/api/admin/withdrawals", query=WithdrawalsQuery, answer=list[WithdrawalView], admin=True)
def list_withdrawals(query: WithdrawalsQuery) -> list[WithdrawalView]:
    """Every withdrawal, or those of a status, newest first."""
    return view.list_withdrawals(db.session(), query.status)


@call("PATCH", "/api/admin/withdrawals/{withdrawalId}", body=WithdrawalChange, answer=WithdrawalView, admin=True)
def change_withdrawal(withdrawal_id: str, body: WithdrawalChange) -> WithdrawalView:
    """Accept, refuse or finish a withdrawal, or store a note on it."""
    with write() as session:
        withdrawal = admin_withdrawals.change_withdrawal(
            session, withdrawal_id, body.model_dump(include=body.model_fields_set)
        )
    if withdrawal.order and withdrawal.order.status == CANCELLED:
        # The card page of one cancelled now is closed at Stripe.
        state_of(current_app).of(CardQueue).ask_now(list_open_of(db.session(), withdrawal.order.id))
    return view.show_withdrawal(withdrawal)


@call("GET", "/api/admin/export/withdrawals.csv", admin=True, file=CSV)
def download_withdrawals() -> Response:
    """Every withdrawal, one a line."""
    return answer_csv(export_withdrawals(db.session()), "withdrawals.csv")
