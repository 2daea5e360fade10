"""Counts of a report: by day, method, rate and product, in cents."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date

from app.shop.base.workshop_days import workshop_day
from app.shop.sales.report.entries import SalesEntry
from app.shop.sales.report.shares import UNTAXED, SalesLine, reverse
from app.shop.sales.report.sums import EntryGroup, RateSum


@dataclass(slots=True)
class Sums:
    """Number of orders, and amounts in cents with their tax. Returned amounts are already deducted from `gross` and
    `tax`; `refunds` is the sum that was deducted.
    """

    orders: int = 0
    quantity: int = 0
    gross: int = 0
    tax: int = 0
    refunds: int = 0

    def add(self, gross: int, tax: int, *, is_back: bool = False, orders: int = 0, quantity: int = 0) -> None:
        """Add an amount to the sums; a returned amount is given as a negative number."""
        self.orders += orders
        self.quantity += quantity
        self.gross += gross
        self.tax += tax
        self.refunds -= gross if is_back else 0

    def add_signed(self, gross: int, tax: int, *, is_back: bool, orders: int = 0) -> None:
        """Add an amount, or take off one that came back."""
        sign = -1 if is_back else 1
        self.add(sign * gross, sign * tax, is_back=is_back, orders=orders)

    @property
    def is_anything(self) -> bool:
        """True for sums that are not all nothing."""
        return bool(self.orders or self.quantity or self.gross or self.tax or self.refunds)

    def add_sums(self, other: "Sums") -> None:
        """Add other sums to these."""
        self.orders += other.orders
        self.quantity += other.quantity
        self.gross += other.gross
        self.tax += other.tax
        self.refunds += other.refunds


@dataclass
class SalesCounts:
    """The sums of a period by day, payment method, tax rate and product. The product None covers delivery and
    everything that no product explains.
    """

    days: defaultdict[date, Sums] = field(default_factory=lambda: defaultdict(Sums))
    methods: defaultdict[str | None, Sums] = field(default_factory=lambda: defaultdict(Sums))
    rates: defaultdict[str, Sums] = field(default_factory=lambda: defaultdict(Sums))
    products: defaultdict[str | None, Sums] = field(default_factory=lambda: defaultdict(Sums))

    def add_groups(self, groups: Iterable[EntryGroup]) -> None:
        """Add the entries that are all of their order."""
        for group in (each for each in groups if each.is_whole):
            orders = 0 if group.is_back else group.count
            for sums in (self.days[group.day], self.methods[group.method]):
                sums.add_signed(group.gross, group.tax, is_back=group.is_back, orders=orders)

    def add_rates(self, groups: Iterable[EntryGroup], rates: Iterable[RateSum]) -> Sums:
        """Add the orders of entries by rate, as if each were whole.

        Returns what no line explains: the delivery.
        """
        rests: defaultdict[tuple[str, bool], Sums] = defaultdict(Sums)
        for group in groups:
            rests[group.rate or UNTAXED, group.is_back].add(group.order_gross, group.order_tax)
        for rate, order_rate, is_back, gross, tax in rates:
            rests[order_rate, is_back].add(-gross, -tax)
            self.rates[rate or order_rate].add_signed(gross, tax, is_back=is_back)
        delivery = Sums()
        for (rate, is_back), rest in rests.items():
            for sums in (self.rates[rate], delivery):
                sums.add_signed(rest.gross, rest.tax, is_back=is_back)
        return delivery

    def add_entry(self, entry: SalesEntry) -> None:
        """Add an entry by itself."""
        gross, tax = entry.gross, entry.tax
        for sums in (self.days[workshop_day(entry.moment)], self.methods[entry.method]):
            sums.add(gross, tax, is_back=entry.is_back, orders=int(entry.is_first))
        for line in entry.lines:
            self._add_line(line, entry.is_back)

    def take_order(self, entry: SalesEntry) -> None:
        """Take off what `add_rates` counts for an entry."""
        for line in reverse(entry.whole):
            self._add_line(line, entry.is_back)

    @property
    def total(self) -> Sums:
        """Return the sums of all days."""
        total = Sums()
        for sums in self.days.values():
            total.add_sums(sums)
        return total

    def _add_line(self, line: SalesLine, is_back: bool) -> None:
        self.rates[line.rate].add(line.gross, line.tax, is_back=is_back)
        self.products[line.product_id].add(line.gross, line.tax, is_back=is_back, quantity=line.quantity)
