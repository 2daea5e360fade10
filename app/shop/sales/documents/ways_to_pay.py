"""Describes on a document how an open amount can be paid."""

from decimal import Decimal
from typing import Any

from app.contract.sales.payments import BankAccountView
from app.shop.base.settings.payment_settings import CARD, TRANSFER, WORKSHOP
from app.shop.base.settings.settings import Settings
from app.shop.sales.transfers.transfers import Transfer
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from app.store.sales.sale import Sale

IN_WORKSHOP = "in our workshop"
BY_CARD = "by card on the page of your {}"


def describe_ways(sale: Sale, settings: Settings, reference: str) -> dict[str, Any]:
    """Return the account for a transfer, and the other ways to pay. Both are empty if nothing is owed. An order can be
    paid by card only if that was chosen with the order.
    """
    if not sale.owed:
        return {"transfer": None, "otherWays": []}
    is_order, named = isinstance(sale, Order), {sale.payment_method} if isinstance(sale, Order) else set()
    ways = named | set(settings.payment_methods)
    others = [IN_WORKSHOP] if WORKSHOP in ways else []
    if CARD in settings.payment_methods and (CARD in named or not is_order):
        others.append(BY_CARD.format("order" if is_order else "car"))
    account = settings.own_account if TRANSFER in ways else None
    return {"transfer": account and _describe(account, reference), "otherWays": others}


def transfer_of_document(document: Document, owed: Decimal) -> Transfer | None:
    """Return the transfer that a document asks for. It is over at most what is owed by now, and None if nothing is."""
    given = document.content.get("transfer")
    if not given or not owed:
        return None
    account = BankAccountView(iban=given["iban"], account_name=given["accountName"])
    return Transfer("owed", min(Decimal(document.content["due"]), owed), account, given["reference"])


def _describe(account: BankAccountView, reference: str) -> dict[str, str]:
    return {"iban": account.iban, "accountName": account.account_name, "reference": reference}
