"""Paths that only the admin listener serves; the public listener answers 404."""

from flask import request

from app.shop.base.errors import NotFound
from app.web.access import listeners


def refuse_public_listener() -> None:
    """Refuse a request that arrived on another listener than the owner's. Raises NotFound."""
    if not listeners.is_admin_listener(request):
        raise NotFound("Not found")
