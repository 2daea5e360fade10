"""The owner's menu of services."""

from collections.abc import Sequence

from app.contract.base.fields import Done
from app.contract.base.rows import OrderBody
from app.contract.workshop.services import NewService, ServiceChange, ServiceView
from app.shop.workshop.services import menu
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.workshop.service_prices import ServicePrice
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo

SERVICES = "/api/admin/service-prices"
ONE = f"{SERVICES}/{{serviceId}}"


@call("GET", SERVICES, answer=list[ServiceView], admin=True)
def list_services() -> Sequence[ServicePrice]:
    """The whole menu, in the owner's order."""
    return menu.list_services(db.session())


@call("POST", SERVICES, body=NewService, answer=ServiceView, status=201, admin=True)
def add_service(body: NewService) -> ServicePrice:
    """Add a service as the last one."""
    with write() as session:
        return menu.add_service(session, body.model_dump())


@call("POST", f"{SERVICES}/order", body=OrderBody, answer=Done, admin=True)
def order_services(body: OrderBody) -> Done:
    """Put these services in this order."""
    with write() as session:
        menu.put_services_in_order(session, body.ids)
    return Done()


@call("PATCH", ONE, body=ServiceChange, answer=ServiceView, admin=True)
def change_service(service_id: str, body: ServiceChange) -> ServicePrice:
    """Change a service. Existing quotes retain their prices."""
    with write() as session:
        return menu.change_service(session, service_id, body.model_dump(exclude_unset=True))


@call("DELETE", ONE, answer=Done, admin=True)
def remove_service(service_id: str) -> Done:
    """Remove a service from the menu."""
    with write() as session:
        deletion = menu.remove_service(session, service_id)
    offer_undo(deletion)
    return Done()
