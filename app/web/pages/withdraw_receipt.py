"""The receipt of a withdrawal has an address of its own. A reload or Back sends nothing again. The address is signed
with a key of this run and contains no word of the statement.
"""

from flask import Response, current_app, redirect
from itsdangerous import BadData, URLSafeTimedSerializer

from app.shop.base.errors import TooMany
from app.shop.sales.mail.withdrawal_mails import in_words
from app.shop.sales.withdrawals.sentence import say
from app.store.database.base import db
from app.store.sales.withdrawals import Withdrawal
from app.web.access import listeners
from app.web.access.rate_limits import WITHDRAWAL_RECEIPTS, count_request
from app.web.pages.plain_page import send_plain

PATH = "/withdraw/received"
LIFE = 24 * 60 * 60
"""Seconds for which a receipt is shown: as long as the same statement is a repetition."""
TITLE = "Withdrawal received"
ABOUT = "The receipt of a withdrawal."
GONE = (
    "This receipt is not shown any more",
    "Your withdrawal still counts. You get its receipt by e-mail.",
    "wrong",
)
TOO_OFTEN = ("Please wait a moment", "This page was opened too often. Your withdrawal counts.", "wrong")


def lead_to_receipt(withdrawal: Withdrawal) -> Response:
    """Answer a statement just stored with the way to its receipt."""
    answer = redirect(f"{PATH}/{_signer().dumps(withdrawal.id)}", 303)
    return current_app.make_response(answer)


def show_receipt(token: str) -> Response:
    """The receipt, for a day."""
    try:
        count_request(WITHDRAWAL_RECEIPTS)
        withdrawal = _find(token)
        response = _show(withdrawal) if withdrawal else _tell(GONE, 404)
    except TooMany as error:
        response = _tell(TOO_OFTEN, 429)
        response.headers["Retry-After"] = str(error.retry_after)
    response.headers["Referrer-Policy"] = "no-referrer"
    return response


def _find(token: str) -> Withdrawal | None:
    try:
        return db.session().get(Withdrawal, _signer().loads(token, max_age=LIFE))
    except BadData:
        return None


def _signer() -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(
        current_app.secret_key or "", salt=PATH, signer_kwargs={"digest_method": "sha256", "key_derivation": "hmac"}
    )


def _show(withdrawal: Withdrawal) -> Response:
    values = {
        "withdrawal": withdrawal,
        "received": in_words(withdrawal.received_at),
        "sentence": say(withdrawal.name, withdrawal.order_text, withdrawal.items),
        "sends_mail": listeners.current_settings().sends_mail,
    }
    return send_plain("withdraw_done.html", TITLE, ABOUT, values)


def _tell(words: tuple[str, str, str], status: int) -> Response:
    values = dict(zip(("heading", "said", "mark"), words, strict=True))
    return send_plain("withdraw_confirmed.html", words[0], ABOUT, values | {"dead": status == 404}, status=status)
