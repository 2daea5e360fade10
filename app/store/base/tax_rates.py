"""Tax rates that products can have."""

from decimal import Decimal
from typing import NamedTuple

from sqlalchemy import CheckConstraint, Index, Integer, Numeric, Text, cast, select, text, update
from sqlalchemy.orm import Mapped, Session, mapped_column

from app.store.database.base import Row

LABOUR = "Hours and services"


class TaxRate(Row):
    """A rate in per cent, "13.5", under the owner's name for it."""

    __tablename__ = "tax_rates"
    __table_args__ = (
        CheckConstraint("is_default IN (0, 1)", "is_default"),
        Index("uq_tax_rates_default", "is_default", unique=True, sqlite_where=text("is_default = 1")),
    )

    name: Mapped[str] = mapped_column(Text, unique=True)
    rate: Mapped[str] = mapped_column(Text)
    is_default: Mapped[int] = mapped_column(Integer, default=0, server_default=text("0"))


class Rate(NamedTuple):
    """A rate as it was read, apart from any session."""

    id: str
    name: str
    rate: str
    is_default: bool


_ORDER = TaxRate.is_default.desc(), cast(TaxRate.rate, Numeric).desc(), TaxRate.name
_RATES = select(TaxRate.id, TaxRate.name, TaxRate.rate, TaxRate.is_default).order_by(*_ORDER)


def read_rates(session: Session) -> tuple[Rate, ...]:
    """Return all rates, the default first, then the highest."""
    return tuple(
        Rate(row_id, name, rate, is_default == 1) for row_id, name, rate, is_default in session.execute(_RATES)
    )


def set_default_rate(session: Session, rate: str) -> None:
    """Give the default rate another value."""
    session.execute(update(TaxRate).where(TaxRate.is_default == 1).values(rate=rate))


def find_labour_rate(session: Session, rate: str) -> str | None:
    """Return the id of the tax rate for labour that has this value. It is None if the value is blank or that of the
    default rate. If no rate has the value, one is added.
    """
    rates = read_rates(session)
    if not rate or Decimal(rate) == Decimal(rates[0].rate):
        return None
    found = next((each.id for each in rates if Decimal(each.rate) == Decimal(rate)), None)
    if found:
        return found
    names = {each.name for each in rates}
    added = TaxRate(name=LABOUR if LABOUR not in names else f"{LABOUR}, {rate} %", rate=rate)
    session.add(added)
    session.flush()
    return added.id
