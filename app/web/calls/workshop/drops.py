"""Photo drops, as the owner opens, watches and ends them."""

from typing import Any

from flask import current_app

from app.contract.base.fields import Done
from app.contract.workshop.drops import DropBody, DropView, NewDropView
from app.online import ALL_INTERFACES, online_of
from app.online.network import lan_address
from app.shop.base.errors import Conflict, invalid_field
from app.shop.catalogue.products.catalogue import get_product
from app.shop.workshop.drops.drops import Drop, Drops
from app.shop.workshop.jobs.jobs import get_job
from app.store.database.base import db, now
from app.store.database.state import state_of
from app.web.access.hosts import is_loopback_name
from app.web.access.listeners import current_settings
from app.web.api.call import call
from app.web.calls.base.code_pictures import draw_code
from app.web.pages.drop import PATH

REACHED = {"reachable", "sleeps"}
NO_ID = "Please give the {} by its id"
NO_ADDRESS = (
    "No phone can reach this shop yet. Under Online, choose a tunnel, or the router, which opens it to your network."
)


@call("POST", "/api/admin/drops", body=DropBody, answer=NewDropView, status=201, admin=True)
def open_drop(body: DropBody) -> dict[str, Any]:
    """Open a drop for 20 pictures and 15 minutes. A restart ends it."""
    product_id = get_product(db.session(), _read_id(body)).id if body.purpose == "product" else None
    job_id = get_job(db.session(), _read_id(body)).id if body.purpose == "job" else None
    address = _phone_address()
    drop, token = _drops().add(product_id, now(), job_id)
    url = f"{address}{PATH}/{token}"
    return _describe(drop) | {"url": url, "qr": draw_code(url)}


@call("GET", "/api/admin/drops/{dropId}", answer=DropView, admin=True)
def read_drop(drop_id: str) -> dict[str, Any]:
    """A drop, and the pictures that arrived by it."""
    return _describe(_drops().get(drop_id))


@call("DELETE", "/api/admin/drops/{dropId}", answer=Done, admin=True)
def end_drop(drop_id: str) -> Done:
    """Take no more pictures by this drop."""
    _drops().get(drop_id).ended = True
    return Done()


def _drops() -> Drops:
    return state_of(current_app).of(Drops)


def _read_id(body: DropBody) -> str:
    if body.id is None:
        raise invalid_field("id", NO_ID.format(body.purpose))
    return body.id


def _phone_address() -> str:
    """Return the address at which a phone reaches the shop. It is the public address if that was seen to work,
    otherwise the network's. Raises Conflict if there is neither.
    """
    online, public_url = online_of(current_app), current_settings().public_url
    if online.reachability.light(public_url).state in REACHED:
        return public_url
    place = online.place
    host = place and (lan_address() if place.host == ALL_INTERFACES else place.host)
    if place is None or not host or is_loopback_name(host):
        raise Conflict(NO_ADDRESS)
    return f"http://{host}:{place.port}"


def _describe(drop: Drop) -> dict[str, Any]:
    return {
        "id": drop.id,
        "expires_at": drop.expires_at,
        "pictures": tuple(drop.pictures),
        "left": drop.left(now()),
    }
