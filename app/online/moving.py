"""A listener's move to another port, and the effects outside."""

from app.shop.base.settings.online import has_own_name
from app.shop.base.settings.settings import Settings

CLOUDFLARE = (
    "Your tunnel still leads to http://127.0.0.1:{old}. At Cloudflare, change its service to http://127.0.0.1:{new}; "
    "until then customers cannot reach the shop."
)
ROUTER = (
    "Your router still leads customers to port {old} of this PC. Change its port forward to {new}; "
    "until then they cannot reach the shop."
)
ANYTHING = (
    "Customers at {url} are still sent to port {old} of this PC. Change it to {new}; "
    "until then they cannot reach the shop."
)
BY_ITSELF = "Pitlane starts your tunnel, so it follows automatically."
NOTHING = "No tunnel and no router leads to the shop, so nothing else has to be changed."
BACK_OFFICE = (
    "The back office then has another address: sign in again there and allow its notifications again. "
    "Bookmarks lead to the old one. Customers notice nothing."
)


def explain_old_port(settings: Settings, old: int, new: int) -> str | None:
    """Return how to change what still leads to the old public port."""
    words = None
    if has_own_name(settings):
        words = CLOUDFLARE
    elif settings.tunnel == "router":
        words = ROUTER
    elif settings.public_url and settings.tunnel in {None, "none"}:
        words = ANYTHING
    return words.format(url=settings.public_url, old=old, new=new) if words else None


def explain_move(settings: Settings, old: int, new: int) -> str:
    """Return the effect of a public listener's move outside."""
    follows = BY_ITSELF if settings.tunnel in {"cloudflare", "tailscale", "ngrok"} else NOTHING
    return explain_old_port(settings, old, new) or follows
