"""The till: sales over the counter."""

from flask import current_app

from app.config import Config
from app.contract.base.fields import Done
from app.contract.sales.admin_orders import AdminOrderDetailView
from app.contract.sales.parked_sales import ParkedView
from app.contract.sales.till import ParkBody, TillPreviewBody, TillSaleBody, TillSaleView, TillTotalsView
from app.contract.sales.till_days import (
    CreditedView,
    EarlierSaleView,
    LastSaleView,
    ReceivedView,
    SaleQuery,
    TakeBackBody,
    TakenBackView,
    TillView,
)
from app.contract.sales.till_receipts import TillReceiptView
from app.shop.base.settings.settings import read_settings
from app.shop.base.workshop_days import workshop_day
from app.shop.sales.documents.seller import read_needs
from app.shop.sales.till.days import find_open_day, has_any, last_count
from app.shop.sales.till.earlier_sales import TakenBack, describe_sale, find_sale, take_back_pieces
from app.shop.sales.till.parking import drop_parked, list_parked, name_first, park_sale
from app.shop.sales.till.pricing import PricedSale, price_sale
from app.shop.sales.till.refund_papers import write_refund_paper
from app.shop.sales.till.selling import CounterSale, sell
from app.shop.sales.till.undoing import find_last_sale_to_undo, list_received, undo_sale
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.sales.documents import Document
from app.store.sales.orders import Order
from app.store.sales.till import ParkedSale
from app.web.api.call import call

TILL = "/api/admin/till"


@call("GET", TILL, answer=TillView, admin=True)
def read_till() -> TillView:
    """Return the till as it is now: its day, the sales put aside and the last sale."""
    session = db.session()
    day = find_open_day(session)
    last = find_last_sale_to_undo(session, day) if day else None
    return TillView(
        day_id=day.id if day else None,
        opened_at=day.created_at if day else None,
        last_count=last_count(session),
        is_first=not has_any(session),
        missing=read_needs(read_settings(session), workshop_day(now())).missing_for_receipt,
        parked=[_show_parked(each) for each in list_parked(session)],
        last_sale=_show_last(last) if last else None,
    )


@call("POST", f"{TILL}/preview", body=TillPreviewBody, answer=TillTotalsView, admin=True)
def preview_sale(body: TillPreviewBody) -> PricedSale:
    """Return the lines and totals of a sale that is being entered; nothing is taken from stock."""
    given = body.model_dump()
    return price_sale(db.session(), given["lines"], given["off"], given["vehicle"])


@call("POST", f"{TILL}/sales", body=TillSaleBody, answer=TillSaleView, status=201, also=200, admin=True)
def make_sale(body: TillSaleBody) -> tuple[TillSaleView, int]:
    """Make a sale, paid and handed over. The status is 200 with the same sale for an id that made one before."""
    payments = [(each.method, each.amount) for each in body.payments]
    sale = CounterSale(**body.model_dump() | {"payments": payments})
    with write() as session:
        sold = sell(session, sale)
        shown = TillSaleView(
            order=AdminOrderDetailView.model_validate(sold.order),
            change=sale.change,
            receipt=_show_receipt(sold.receipt) if sold.receipt else None,
        )
    return shown, 201 if sold.new else 200


@call("POST", f"{TILL}/sales/{{orderId}}/undo", answer=AdminOrderDetailView, admin=True)
def undo_last_sale(order_id: str) -> Order:
    """Undo the last sale of the open day."""
    with write() as session:
        return undo_sale(session, order_id)


@call("GET", f"{TILL}/sales", query=SaleQuery, answer=EarlierSaleView, admin=True)
def find_earlier_sale(query: SaleQuery) -> EarlierSaleView:
    """Return the sale of a receipt's, an invoice's or an order's number."""
    return describe_sale(find_sale(db.session(), query.number))


@call("POST", f"{TILL}/sales/{{orderId}}/returns", body=TakeBackBody, answer=TakenBackView, admin=True)
def take_pieces_back(order_id: str, body: TakeBackBody) -> TakenBackView:
    """Take pieces of an earlier sale back, and pay back what they cost."""
    config: Config = current_app.config["PITLANE"]
    pieces = [(each.item_id, each.quantity) for each in body.items]
    back = TakenBack(pieces, body.method, body.reason, body.restock, body.updated_at)
    paid = take_back_pieces(config, order_id, back)
    note, paper = paid.credit_note, write_refund_paper(db.session(), paid, body.method)
    return TakenBackView(
        amount=paid.amount,
        method=body.method,
        order_number=str(paid.order.order_number),
        credit_note=CreditedView.model_validate(note) if note else None,
        paper=TillReceiptView.model_validate(paper) if paper else None,
    )


@call("POST", f"{TILL}/parked", body=ParkBody, answer=ParkedView, status=201, admin=True)
def park_a_sale(body: ParkBody) -> ParkedView:
    """Put a sale aside, to be taken up again."""
    content = body.model_dump(mode="json", by_alias=True, exclude={"id"})
    total = preview_sale(body).total
    with write() as session:
        parked = park_sale(session, body.id, content, total)
        return _show_parked(parked)


@call("DELETE", f"{TILL}/parked/{{saleId}}", answer=Done, admin=True)
def drop_parked_sale(sale_id: str) -> Done:
    """Remove a sale that was put aside, because it is taken up again."""
    with write() as session:
        drop_parked(session, sale_id)
    return Done()


def _show_receipt(document: Document) -> TillReceiptView:
    return TillReceiptView.model_validate({"id": document.id} | document.content)


def _show_parked(parked: ParkedSale) -> ParkedView:
    return ParkedView.from_row(parked, first=name_first(db.session(), parked), total=parked.content.get("total"))


def _show_last(order: Order) -> LastSaleView:
    received = [ReceivedView.model_validate(payment) for payment in list_received(order)]
    return LastSaleView.from_row(order, order_number=str(order.order_number), received=received)
