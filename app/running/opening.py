"""The running shop between its start and its end, the same with a window and without one."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from app.config import Config
from app.running.crashes import CrashWatch
from app.running.folder import prepare_folder, take_folder
from app.running.logs import start_logging
from app.running.serving import Shop
from app.running.signals import catch_signals, wait_for
from app.running.signout import hear_of_sign_out
from app.running.telling import say


class Headless:
    """What a shop without a window answers to its control calls."""

    def __init__(self, told: threading.Event) -> None:
        self._told = told

    def show(self) -> bool:
        """There is nothing to show."""
        return False

    def stop(self) -> None:
        """End `serve`."""
        self._told.set()

    def loaded(self) -> None:
        """Nobody's page."""


def serve(config: Config, *, sample: bool) -> int:
    """Serve without a window until told to stop; the exit status. Raises CannotStart."""
    told = catch_signals()
    prepare_folder(config)
    start_logging(config)
    shop = Shop(config, sample=sample, lock=take_folder(config), control=Headless(told))
    with open_shop(shop, told):
        tell_addresses(shop)
        wait_for(told)
    return 0


@contextmanager
def open_shop(shop: Shop, told: threading.Event) -> Iterator[None]:
    """The doors are open within this block; however it ends, the database is closed cleanly.

    Raises CannotStart (70) at the end when a door failed meanwhile.
    """
    watch = CrashWatch(told)
    with hear_of_sign_out(told):
        shop.start()
        try:
            yield
        finally:
            shop.stop()
    watch.refuse()


def tell_addresses(shop: Shop) -> None:
    """Both addresses, for who reads a console."""
    for line in (shop.notice, f"Shop:        {shop.public_address}", f"Back office: {shop.desk_address}/admin"):
        if line:
            say(line)
