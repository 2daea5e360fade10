"""The owner's menu of services, and its changes."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, taken
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_rows
from app.shop.catalogue.taxes.rates import check_rate
from app.store.base.folding import fold
from app.store.system.deletions import Deletion
from app.store.workshop.service_prices import ServicePrice

MOST = 200
NO_SERVICE = "Service not found"
FULL = f"The menu holds {MOST} services at most. Delete one first."
TAKEN = "This service has a price for this size already"
IN_ORDER = (ServicePrice.position, ServicePrice.created_at, ServicePrice.id)


def list_services(session: Session) -> Sequence[ServicePrice]:
    """Return the whole menu, in the owner's order."""
    return session.scalars(select(ServicePrice).order_by(*IN_ORDER)).all()


def add_service(session: Session, given: Mapping[str, Any]) -> ServicePrice:
    """Add a service at the end of the menu. Raises Conflict for a service and size that already exist and for a full
    menu, and NotFound for a tax rate that no longer exists.
    """
    if (session.scalar(select(func.count(ServicePrice.id))) or 0) >= MOST:
        raise Conflict(FULL)
    last = session.scalar(select(func.max(ServicePrice.position)))
    service = ServicePrice(position=0 if last is None else last + 1, **given)
    _check(session, service)
    session.add(service)
    return _stored(session, service)


def change_service(session: Session, service_id: str, changes: Mapping[str, Any]) -> ServicePrice:
    """Change the named fields of a service. Existing quotes are not affected and retain their prices. Raises NotFound
    or Conflict.
    """
    service = _find(session, service_id)
    for name, value in changes.items():
        setattr(service, name, value)
    with session.no_autoflush:
        _check(session, service)
    return _stored(session, service)


def remove_service(session: Session, service_id: str) -> Deletion:
    """Remove a service and return the deletion that restores it. Raises NotFound."""
    service = _find(session, service_id)
    shot = take_rows(session, ServicePrice, [service_id])
    deletion = keep(session, "service_price", [", ".join(filter(None, (service.service, service.size)))], shot)
    session.delete(service)
    session.flush()
    return deletion


def put_services_in_order(session: Session, ids: Sequence[str]) -> None:
    """Put these services in this order, before all others. Raises NotFound without changing anything."""
    named = [_find(session, service_id) for service_id in dict.fromkeys(ids)]
    others = [each for each in list_services(session) if each not in named]
    for position, service in enumerate([*named, *others]):
        service.position = position


def _find(session: Session, service_id: str) -> ServicePrice:
    service = session.get(ServicePrice, service_id)
    if service is None:
        raise NotFound(NO_SERVICE)
    return service


def _stored(session: Session, service: ServicePrice) -> ServicePrice:
    """Return it as it is stored, with its rate's value."""
    session.flush()
    session.refresh(service)
    return service


def _check(session: Session, service: ServicePrice) -> None:
    if service.tax_rate_id:
        check_rate(session, service.tax_rate_id)
    name = fold(service.service), fold(service.size)
    others = (each for each in list_services(session) if each.id != service.id)
    if any((fold(each.service), fold(each.size)) == name for each in others):
        raise taken("size", TAKEN)
