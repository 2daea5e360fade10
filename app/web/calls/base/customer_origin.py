"""Origin of the links that customers are sent."""

from flask import current_app, request

from app.online import ALL_INTERFACES, online_of
from app.online.network import lan_address
from app.web.access import listeners

LOOPBACK = "127.0.0.1"


def customer_origin() -> str:
    """Return the origin of a customer's link, never that of the admin listener. Without a public address it is the
    origin of the public listener, which this PC or its network can open.
    """
    place = online_of(current_app).place
    if listeners.current_settings().public_url or place is None:
        return listeners.site_origin(request)
    host = (lan_address() or LOOPBACK) if place.host == ALL_INTERFACES else place.host
    return f"http://{host}:{place.port}"
