"""Lines of a quote or a job, and their amounts, in mails."""

from collections.abc import Sequence

from app.shop.base.money import euro
from app.shop.sales.mail.headers import one_line
from app.shop.sales.mail.layout import Pairs
from app.shop.sales.mail.order_sums import add_taxes
from app.shop.sales.orders.line_totals import total_lines
from app.store.sales.sale_lines import LABOUR
from app.store.workshop.jobs import JobLine
from app.store.workshop.quotes import QuoteLine


def name_line(line: QuoteLine | JobLine) -> str:
    """ "2 × Brake disc", and hours as "1.5 h Fitting"."""
    quantity = f"{line.quantity:f}".rstrip("0").rstrip(".")
    return f"{quantity} {'h' if line.kind == LABOUR else '×'} {one_line(line.text)}"


def sum_work(lines: Sequence[QuoteLine | JobLine], mode: str) -> Pairs:
    """Return the subtotal, taxes and total of these lines, with the tax of each rate."""
    totals = total_lines(lines, mode)
    rates = [(each.rate, each.tax) for each in totals.taxes]
    return tuple(add_taxes([("Subtotal", euro(totals.subtotal))], mode, rates, totals.total))
