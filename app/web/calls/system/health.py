"""Readiness of the shop, for tunnels, installers and tests."""

import shutil

from flask import current_app

from app.config import Config
from app.contract.system.health import HealthView
from app.shop.base.errors import Unavailable
from app.store.database.check import try_to_write
from app.store.database.driver import sqlite3
from app.store.database.sqlite import quiet
from app.version import VERSION
from app.web.api.call import call

LEAST_ROOM = 20 * 1024 * 1024
"""Bytes that must be free on the disk for an order to be stored safely."""


@call("GET", "/api/health", answer=HealthView)
def read_health() -> HealthView:
    """Report whether the shop works, with 200, or 503 and the reason. The status is 200 if the disk has room and the
    database accepts a test write, which is rolled back.
    """
    config: Config = current_app.config["PITLANE"]
    if shutil.disk_usage(config.data_dir).free < LEAST_ROOM:
        raise Unavailable("The disk is full")
    try:
        with quiet() as connection:
            try_to_write(connection)
    except sqlite3.OperationalError as error:
        raise Unavailable(f"The database cannot be written to: {error}") from error
    return HealthView(version=VERSION)
