"""Each column of a line is copied wherever the line is copied. A new column has no value in `GIVEN` or `ORDERED`, so
the tests fail until it has one and is copied.
"""

from decimal import Decimal
from typing import Any

from flask.testing import FlaskClient
from pydantic.alias_generators import to_camel
from sqlalchemy import Text, select
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from app.contract.base.fields import Body
from app.contract.workshop.admin_lines import AdminJobLineView, AdminQuoteLineView, JobLineBody, QuoteLineBody
from app.shop.base.settings.settings import read_settings
from app.shop.workshop.quotes.line_values import read_lines
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.sales.carts import Cart, CartItem
from app.store.sales.orders import OrderItem
from app.store.sales.sale_lines import WorkLine, columns_of, given_columns, values_of_line
from app.store.workshop.jobs import JobLine
from app.store.workshop.quotes import QuoteLine
from tests.make import CHECKOUT, make_option, make_product, save
from tests.web.workshop.quotes.offer import QUOTES, accepting, draft, offer

GIVEN = {
    "kind": "part",
    "text": "Boost Gauge",
    "hundredths": 150,
    "unit_price": Decimal("49.99"),
    "tax_rate": "10",
    "minutes": 30,
    "is_optional": 1,
    "choice": "A",
}
"""What an owner may give, all of it other than a line has it without. The ids of part and option are given too."""
ORDERED = {"quantity": 2, "vehicle": "Volkswagen Golf (2015)"}
"""What a cart's line hands on to the order's; the product and its price come with it."""
OF_THE_QUOTE = {"is_optional", "choice"}
"""What is answered once the line is in a job."""


def _part() -> dict[str, str]:
    product = make_product()
    return {"product_id": product.id, "option_id": make_option(product).id}


def test_every_column_that_is_given_goes_into_each_copy(admin: FlaskClient) -> None:
    given = GIVEN | _part()
    assert set(given_columns(QuoteLine)) == set(given)
    quote = draft(admin, lines=[_sent(given)])
    assert _lines(QuoteLine) == [given]

    assert admin.delete(f"{QUOTES}/{quote['id']}").headers["Pitlane-Undo"]
    [deleted] = admin.get("/api/admin/deleted").json
    assert admin.post(f"/api/admin/deleted/{deleted['id']}/restore").status_code == 200
    assert _lines(QuoteLine) == [given], "a quote that came back"

    admin.post(f"{QUOTES}/{quote['id']}/duplicate")
    assert _lines(QuoteLine) == [given, given], "a duplicate"


def test_every_column_that_is_given_goes_into_the_job(admin: FlaskClient) -> None:
    given = GIVEN | _part()
    quote, token = offer(admin, lines=[_sent(given)])
    body = accepting(quote, "Boost Gauge")
    assert admin.post(f"/api/quotes/{token}/answer", json=body).status_code == 200
    assert admin.post(f"{QUOTES}/{quote['id']}/job", json={}).status_code == 201
    assert set(given) - OF_THE_QUOTE == set(given_columns(JobLine))
    assert _lines(JobLine) == [{name: given[name] for name in given_columns(JobLine)}]


def test_a_form_can_send_every_column_that_is_given() -> None:
    assert _fields(QuoteLineBody) == set(given_columns(QuoteLine))
    assert _fields(JobLineBody) - {"id"} == set(given_columns(JobLine))
    assert set(given_columns(QuoteLine)) - {"hundredths"} <= set(AdminQuoteLineView.model_fields)
    assert set(given_columns(JobLine)) - {"hundredths"} <= set(AdminJobLineView.model_fields)


def test_every_column_of_a_line_is_given_or_named_as_the_programs_own() -> None:
    for table in (QuoteLine, JobLine):
        assert set(table.NOT_GIVEN) < set(columns_of(table))
        assert set(columns_of(table)) == set(table.NOT_GIVEN) | set(given_columns(table))


def test_every_column_that_a_cart_shares_goes_into_the_order(client: FlaskClient) -> None:
    product, cart = make_product(inventory=9), save(Cart())
    option = make_option(product, inventory=9, price=product.price)
    given = ORDERED | {"product_id": product.id, "option_id": option.id, "unit_price": product.price}
    assert {*columns_of(CartItem)} & {*columns_of(OrderItem)} - {"id"} == set(given)
    save(CartItem(cart_id=cart.id, **given))
    assert client.post("/api/checkout/confirm", json=CHECKOUT | {"cartId": cart.id}).status_code == 201
    assert _lines(OrderItem, *given) == [given]


class Other(DeclarativeBase):
    """The base class for the tables of a shop that has one more column in its lines."""


class RemarkedQuoteLine(WorkLine, Other):
    __tablename__ = "quote_lines"
    NOT_GIVEN = ("id", "position")
    remark: Mapped[str] = mapped_column(Text)


class RemarkedJobLine(WorkLine, Other):
    __tablename__ = "job_lines"
    NOT_GIVEN = ("id", "position")
    remark: Mapped[str] = mapped_column(Text)


def test_a_column_that_is_added_is_read_and_copied_without_being_named(admin: FlaskClient) -> None:
    sent = {"kind": "labour", "product_id": None, "text": "Fitting", "quantity": Decimal(1), "unit_price": Decimal(60)}
    with write() as session:
        [values] = read_lines(session, [sent | {"remark": "gently"}], read_settings(session), RemarkedQuoteLine)
    assert values["remark"] == "gently"
    assert values_of_line(RemarkedQuoteLine(**values), RemarkedJobLine)["remark"] == "gently"


def _sent(given: dict[str, Any]) -> dict[str, Any]:
    """Return the columns of a line as a form sends them."""
    sent = {to_camel(name): value for name, value in given.items()}
    price, pieces = str(sent.pop("unitPrice")), str(Decimal(sent.pop("hundredths")) / 100)
    return sent | {"unitPrice": price, "quantity": pieces, "isOptional": bool(sent["isOptional"])}


def _lines(table: type[Any], *names: str) -> list[dict[str, Any]]:
    """Return what is stored of all lines of a table."""
    db.session.remove()
    wanted = names or given_columns(table)
    return [{name: getattr(line, name) for name in wanted} for line in db.session.scalars(select(table))]


def _fields(body: type[Body]) -> set[str]:
    """Return the columns that a body's fields are for."""
    return {"hundredths" if name == "quantity" else name for name in body.model_fields}
