"""The running shop between start and end, with or without a window."""

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from app.config import Config
from app.runtime.console import say
from app.runtime.crashes import CrashWatch
from app.runtime.folder import prepare_folder, take_folder
from app.runtime.listening import refuse_host
from app.runtime.logs import start_logging
from app.runtime.memory import MemoryTrimmer, share_one_heap
from app.runtime.serve import Shop
from app.runtime.signals import catch_signals, wait_for
from app.runtime.windows_session_end import watch_session_end

IN_A_BROWSER = "Pitlane runs without a window of its own: open one of these addresses in a browser. Ctrl+C stops it."


class Headless:
    """Control of a shop without a window."""

    def __init__(self, stopping: threading.Event) -> None:
        self._stopping = stopping

    def show(self) -> bool:
        """There is nothing to show."""
        return False

    def stop(self) -> None:
        """End `serve`."""
        self._stopping.set()

    def loaded(self) -> None:
        """Nobody's page."""


def serve(config: Config, *, sample: bool) -> int:
    """Serve without a window until stopped; return the exit status. Raises CannotStart."""
    share_one_heap()
    stopping = catch_signals()
    refuse_host(config)
    prepare_folder(config)
    start_logging(config)
    shop = Shop(config, sample=sample, lock=take_folder(config), control=Headless(stopping))
    with open_shop(shop, stopping):
        say(IN_A_BROWSER)
        tell_addresses(shop)
        wait_for(stopping)
    return 0


@contextmanager
def open_shop(shop: Shop, stopping: threading.Event) -> Iterator[None]:
    """Serve on the listeners within this block, and close the database cleanly however the block ends. Raises
    CannotStart at the end if a listener failed meanwhile (70) or the database was found damaged (23).
    """
    watch, trimmer = CrashWatch(stopping), MemoryTrimmer()
    with watch_session_end(stopping):
        shop.start(stopping)
        # The start is over: from here on there is garbage.
        gc.enable()
        trimmer.start()
        try:
            yield
        finally:
            trimmer.stop()
            shop.stop()
    watch.refuse()
    shop.late_check.refuse()


def tell_addresses(shop: Shop) -> None:
    """Folder and both addresses, for who reads a console."""
    folder = f"Data folder: {shop.config.data_dir}"
    for line in (shop.notice, folder, f"Shop:        {shop.public_address}", f"Back office: {shop.admin_url}/admin"):
        if line:
            say(line)
