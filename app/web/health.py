"""Is the shop ready? The one call that tunnels, installers and tests ask."""

import shutil

from flask import current_app
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from app import VERSION
from app.config import Config
from app.contract.health import HealthView
from app.shop.errors import Unavailable
from app.store.sqlite import write
from app.web.call import call

LEAST_ROOM = 20 * 1024 * 1024
"""Bytes that must be free on the disk for an order to be kept safely."""


@call("GET", "/api/health", answer=HealthView)
def read_health() -> HealthView:
    """200 when a write transaction can begin and end and the disk has room; else 503 with the reason."""
    config: Config = current_app.config["PITLANE"]
    if shutil.disk_usage(config.data_dir).free < LEAST_ROOM:
        raise Unavailable("The disk is full")
    try:
        with write(catalogue=False) as session:
            session.execute(text("SELECT 1"))
    except OperationalError as error:
        raise Unavailable(f"The database cannot be written to: {error.orig}") from error
    return HealthView(version=VERSION)
