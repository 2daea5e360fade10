"""What only the owner's own door answers: elsewhere it is as if it were not there."""

from flask import request

from app.shop.errors import NotFound
from app.web.doors import doors


def refuse_other_doors() -> None:
    """Raises NotFound for a request that came through another door than the owner's own."""
    if not doors.is_desk(request):
        raise NotFound("Not found")
