"""Amounts of a credit note, by rate."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import ROUND_DOWN, Decimal
from typing import Any

from app.shop.base.money import CENT, tax_within
from app.shop.sales.documents.content import DocumentLine
from app.store.sales.documents import INVOICE, Document
from app.store.sales.rate_taxes import RateTax
from app.store.sales.sale import Sale

NOTHING = Decimal("0.00")
REFUND = "Refund on {}"


@dataclass(frozen=True)
class Credit:
    """Lines and rates of a credit note."""

    lines: Sequence[DocumentLine]
    rates: Sequence[RateTax]


@dataclass(frozen=True)
class Left:
    """An invoice and the amounts, by tax rate, that no credit note has credited yet. Without tax there is one blank
    rate. `whole` is true if nothing has been credited yet.
    """

    invoice: Document
    rates: Sequence[RateTax]
    whole: bool

    @property
    def total(self) -> Decimal:
        """Return what can still be credited, tax included."""
        return sum((each.gross for each in self.rates), NOTHING)


def find_creditable(sale: Sale) -> Left | None:
    """Return what is left to credit of the last invoice."""
    invoices = [each for each in sale.documents if each.kind == INVOICE]
    if not invoices:
        return None
    left = what_is_left(max(invoices, key=lambda each: (each.issued_at, each.number)), sale.documents)
    return left if left.total > 0 else None


def what_is_left(invoice: Document, documents: Iterable[Document]) -> Left:
    """Return the part of an invoice that no credit note among these documents has credited."""
    notes = [each for each in documents if each.refers_to == invoice.id]
    credited = [rate for note in notes for rate in _rates_of(note)]
    left = [_less(rate, credited) for rate in _rates_of(invoice)]
    return Left(invoice, [each for each in left if each.gross], not notes)


def credit_all(left: Left) -> Credit:
    """Return what leaves nothing of the invoice."""
    content = left.invoice.content
    lines = map(_line_again, content["lines"]) if left.whole else _lines_by_rate(content, left.rates)
    return Credit(list(lines), left.rates)


def credit_amount(left: Left, amount: Decimal, pieces: Sequence[DocumentLine] = ()) -> Credit:
    """Return the credit for an amount of at most the amount left. The amount is credited for the `pieces` first, and
    any rest is divided among the rates in proportion to the amount left of each.
    """
    if amount == left.total:
        return credit_all(left)
    rates = sum_by_rate(pieces)
    if sum((each.gross for each in rates), NOTHING) == amount and _is_within(rates, left):
        return Credit(pieces, rates)
    amounts = zip(left.rates, _by_rate(left, amount, rates), strict=True)
    shared = [_part(rate, gross) for rate, gross in amounts if gross]
    return Credit(_lines_by_rate(left.invoice.content, shared), shared)


def sum_by_rate(lines: Iterable[DocumentLine]) -> list[RateTax]:
    """Return the sums of lines for each rate."""
    sums: dict[str, tuple[Decimal, Decimal]] = {}
    for line in lines:
        net, tax = sums.get(line.rate, (NOTHING, NOTHING))
        sums[line.rate] = net + line.net, tax + line.tax
    return [RateTax(rate, net, tax, net + tax) for rate, (net, tax) in sums.items()]


def _rates_of(document: Document) -> list[RateTax]:
    """Without tax, one blank rate."""
    if not document.content["taxed"]:
        return [RateTax("", document.net, document.tax, document.total)]
    names = ("net", "tax", "gross")
    return [RateTax(each["rate"], *(Decimal(each[name]) for name in names)) for each in document.content["rates"]]


def _less(rate: RateTax, credited: Iterable[RateTax]) -> RateTax:
    off = [each for each in credited if each.rate == rate.rate]
    net, tax = (getattr(rate, name) - sum(getattr(each, name) for each in off) for name in ("net", "tax"))
    return RateTax(rate.rate, net, tax, net + tax)


def _line_again(line: dict[str, Any]) -> DocumentLine:
    amounts = Decimal(line["net"]), Decimal(line["tax"])
    quantity = line["quantity"] if isinstance(line["quantity"], int) else Decimal(line["quantity"])
    return DocumentLine(line["name"], quantity, line["rate"], *amounts, line["detail"], Decimal(line["unitPrice"]))


def _lines_by_rate(content: dict[str, Any], rates: Iterable[RateTax]) -> list[DocumentLine]:
    sale = f"job {content['job']}" if "job" in content else f"order {content['order']}"
    return [DocumentLine(REFUND.format(sale), 1, each.rate, each.net, each.tax) for each in rates]


def _is_within(rates: Iterable[RateTax], left: Left) -> bool:
    most = {each.rate: each for each in left.rates}
    return all(
        each.rate in most and each.net <= most[each.rate].net and each.tax <= most[each.rate].tax for each in rates
    )


def _by_rate(left: Left, amount: Decimal, pieces: Sequence[RateTax]) -> list[Decimal]:
    """Share an amount among the pieces' rates, the rest among all."""
    costs = {each.rate: each.gross for each in pieces}
    named = [min(costs.get(each.rate, NOTHING), each.gross) for each in left.rates]
    first = _share(min(amount, sum(named, NOTHING)), named)
    others = [each.gross - part for each, part in zip(left.rates, first, strict=True)]
    rest = _share(amount - sum(first, NOTHING), others)
    return [one + other for one, other in zip(first, rest, strict=True)]


def _share(amount: Decimal, weights: Sequence[Decimal]) -> list[Decimal]:
    """Whole cents; those left over go to the weights that lost most."""
    whole = sum(weights, NOTHING)
    exact = [amount * each / whole if whole else NOTHING for each in weights]
    parts = [each.quantize(CENT, ROUND_DOWN) for each in exact]
    over = int((amount - sum(parts, NOTHING)) / CENT)
    for place in sorted(range(len(parts)), key=lambda place: parts[place] - exact[place])[:over]:
        parts[place] += CENT
    return parts


def _part(rate: RateTax, gross: Decimal) -> RateTax:
    tax = rate.tax if gross == rate.gross else min(tax_within(gross, Decimal(rate.rate or 0)), rate.tax)
    return RateTax(rate.rate, gross - tax, tax, gross)
