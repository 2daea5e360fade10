"""The owner's menu of services, and its changes."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.errors import taken
from app.shop.base.owner_lists import OwnerList, Values, next_position
from app.shop.catalogue.taxes.rates import RATES
from app.store.base.folding import fold
from app.store.workshop.service_prices import ServicePrice

MOST = 200
FULL = f"The menu holds {MOST} services at most. Delete one first."
TAKEN = "This service has a price for this size already"
IN_ORDER = (ServicePrice.position, ServicePrice.created_at, ServicePrice.id)


def list_services(session: Session) -> Sequence[ServicePrice]:
    """Return the whole menu, in the owner's order."""
    return session.scalars(select(ServicePrice).order_by(*IN_ORDER)).all()


def put_services_in_order(session: Session, services: Sequence[ServicePrice]) -> None:
    """Put these services in this order, before all others."""
    others = [each for each in list_services(session) if each not in services]
    for position, service in enumerate([*services, *others]):
        service.position = position


def _complete(session: Session, given: Values) -> Values:
    return {**given, "position": next_position(session, ServicePrice.position, MOST, FULL)}


def _settle(session: Session, service: ServicePrice, values: Values) -> Values:
    """Refuse a service and size that already exist, and a tax rate that no longer exists."""
    rate_id = values.get("tax_rate_id", service.tax_rate_id)
    if rate_id:
        RATES.get(session, rate_id)
    name = fold(values.get("service", service.service)), fold(values.get("size", service.size))
    others = (each for each in list_services(session) if each.id != service.id)
    if any((fold(each.service), fold(each.size)) == name for each in others):
        raise taken("size", TAKEN)
    return values


SERVICES = OwnerList(
    ServicePrice,
    "service_price",
    "Service not found",
    named=lambda service: ", ".join(filter(None, (service.service, service.size))),
    complete=_complete,
    settle=_settle,
)
"""Existing quotes are not affected by a change: they retain their prices."""
