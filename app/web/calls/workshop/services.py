"""The owner's menu of services."""

from app.contract.workshop.services import NewService, ServiceChange, ServiceView
from app.shop.workshop.services import menu
from app.web.calls.base.owner_calls import OwnerCalls

SERVICES = OwnerCalls(__name__, "/api/admin/service-prices/{serviceId}", menu.SERVICES, ServiceView)
SERVICES.list("list_services", list[ServiceView], menu.list_services, summary="The whole menu, in the owner's order.")
SERVICES.add("add_service", NewService, summary="Add a service as the last one.")
SERVICES.order("order_services", menu.put_services_in_order, summary="Put these services in this order.")
SERVICES.change("change_service", ServiceChange, summary="Change a service. Existing quotes retain their prices.")
SERVICES.remove("remove_service", summary="Remove a service from the menu.")
