"""Documents of sales over the counter, in the figures by way of paying."""

from decimal import Decimal

from flask.testing import FlaskClient

from tests.make import make_product
from tests.web.sales.documents.seller import issue, set_seller
from tests.web.sales.till.counter import of, open_day, sale, sell
from tests.web.system.today.test_job_sales import report


def test_a_way_that_was_not_chosen_is_that_of_the_payments(admin: FlaskClient) -> None:
    set_seller(admin)
    open_day(admin)
    gauge = make_product(price=Decimal("10.00"), inventory=9)
    for quantity, paid in enumerate(
        ({"cash": "11.00"}, {"terminal": "22.00"}, {"cash": "13.00", "terminal": "20.00"}), 1
    ):
        payments = [{"method": way, "amount": amount} for way, amount in paid.items()]
        sold = sell(admin, sale(f"{11 * quantity}.00", of(gauge, quantity), receipt="print", payments=payments))
        assert sold.status_code == 201, sold.json
    issue(admin, sold.json["order"]["id"])

    found = report(admin, "invoiced")

    ways = {each["method"]: each["gross"] for each in found["byMethod"]}
    assert ways == {"cash": "11.00", "terminal": "22.00", "several": "33.00"}
