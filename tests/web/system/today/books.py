"""Random orders with payments and documents."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal
from random import Random

from app.store.database.base import Base
from app.store.database.sqlite import write
from app.store.sales.carts import ORDERED, Cart
from app.store.sales.documents import Document
from app.store.sales.orders import Order, OrderItem
from app.store.sales.payments import Payment, RefundItem
from tests.make import make_product

BEGIN = datetime(2026, 3, 1, tzinfo=UTC)
RATES = ("", "", "13.5", "23")
METHODS = ("card_online", "terminal", "cash", "transfer", "other")


class Books:
    """Random orders with payments and documents, and what they add up to."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._products = [make_product(category=name).id for name in ("Tyres", "Tyres", "Oils")]
        self._moment = BEGIN
        self._number = 0
        self.rows: list[Base] = []

    def sell(self) -> None:
        """Add an order with whatever became of it."""
        order = self._order()
        self.rows += [Cart(id=order.cart_id, status=ORDERED), order]
        self._pay(order)
        self._document(order)

    def _later(self) -> datetime:
        self._moment += timedelta(minutes=self._random.randint(1, 3000))
        return self._moment

    def _order(self) -> Order:
        self._number += 1
        mode = self._random.choice(("included", "included", "added", "none"))
        items = [self._item(place, mode) for place in range(self._random.randint(1, 3))]
        delivery = Decimal(self._random.choice((0, 750))) / 100
        delivery_tax = Decimal(0) if mode == "none" else (delivery * 18 / 100).quantize(Decimal("0.01"))
        subtotal, tax = sum(item.subtotal for item in items), sum(item.tax for item in items) + delivery_tax
        total = subtotal + delivery + (tax if mode == "added" else 0)
        name = f"{self._number:08x}"
        return Order(
            id=f"o{name}", cart_id=f"c{name}", order_number=5000 + self._number, customer_name="Aoife Byrne",
            customer_email="aoife@example.ie", shipping_address="", subtotal=subtotal, delivery=delivery, tax=tax,
            delivery_tax=delivery_tax, total=total, tax_rate="0" if mode == "none" else "23", tax_mode=mode,
            created_at=self._later(), items=items, paid=Decimal(0), refunded=Decimal(0),
        )  # fmt: skip

    def _item(self, place: int, mode: str) -> OrderItem:
        quantity, cents = self._random.randint(1, 4), self._random.randint(1, 9999)
        subtotal = Decimal(cents * quantity) / 100
        tax = Decimal(0) if mode == "none" else (subtotal * self._random.randint(5, 20) / 100).quantize(Decimal("0.01"))
        return OrderItem(
            id=f"i{self._number}-{place}", product_id=self._random.choice(self._products), position=place,
            product_name=f"Part {place}", quantity=quantity, unit_price=Decimal(cents) / 100, subtotal=subtotal,
            tax=tax, tax_rate="" if mode == "none" else self._random.choice(RATES),
        )  # fmt: skip

    def _part_of(self, amount: Decimal) -> Decimal:
        cents = int(amount * 100)
        return Decimal(self._random.choice((cents, cents, self._random.randint(1, cents)))) / 100

    def _pay(self, order: Order) -> None:
        for _ in range(self._random.randint(0, 3)):
            kind = self._random.choice(("payment", "payment", "refund"))
            left = order.paid - order.refunded if kind == "refund" else order.total - order.paid
            amount = self._part_of(left) if left > 0 else Decimal(5)
            if kind == "refund" and amount > order.paid - order.refunded:
                continue
            state = self._random.choice(("succeeded",) * 4 + ("failed",))
            payment = Payment(
                id=f"p{len(self.rows)}", order_id=order.id, kind=kind, method=self._random.choice(METHODS),
                amount=amount, state=state, settled_at=self._later() if state == "succeeded" else None,
            )  # fmt: skip
            self.rows.append(payment)
            if state == "succeeded":
                name = "refunded" if kind == "refund" else "paid"
                setattr(order, name, getattr(order, name) + amount)
            if kind == "refund" and self._random.random() < 0.5:
                self.rows.append(RefundItem(payment_id=payment.id, item_id=order.items[0].id, quantity=1))

    def _document(self, order: Order) -> None:
        kind = self._random.choice((None, "invoice", "invoice", "receipt"))
        if kind is None:
            return
        shown = [(item.tax_rate or order.tax_rate, item.subtotal, item.tax, item.quantity) for item in order.items]
        shown.append((order.tax_rate, order.delivery, order.delivery_tax, 1))
        self._issue(order, kind, shown)
        if kind == "invoice" and self._random.random() < 0.5:
            self._issue(order, "credit_note", self._random.choice((shown, shown[:1])))

    def _issue(self, order: Order, kind: str, shown: list[tuple[str, Decimal, Decimal, int]]) -> None:
        self._number += 1
        nets = [amount if order.tax_mode == "added" else amount - tax for _, amount, tax, _ in shown]
        net, tax = sum(nets, Decimal(0)), sum((tax for _, _, tax, _ in shown), Decimal(0))
        lines = [
            {"name": f"Part {place}", "rate": rate, "quantity": quantity, "net": str(nets[place]), "tax": str(tax)}
            for place, (rate, _, tax, quantity) in enumerate(shown)
        ]
        self.rows.append(Document(
            kind=kind, series="", number=self._number, order_id=order.id, issued_at=self._later(), supplied_on="",
            buyer_name="", buyer_address="", net=net, tax=tax, total=net + tax, content={"lines": lines},
        ))  # fmt: skip

    def write(self) -> None:
        """Write all rows to the database, and detach them with their values."""
        with write() as session:
            for table in (Cart, Order, Payment, RefundItem, Document):
                session.add_all(row for row in self.rows if isinstance(row, table))
                session.flush()
            session.expunge_all()
