"""The desktop program: one run of the shop with tray and window."""

import threading

from app.config import Config
from app.desktop import autostart
from app.desktop.browser import open_browser
from app.desktop.keep_awake import keep_awake
from app.desktop.restart import register_restart
from app.desktop.start_choice import StartChoice
from app.desktop.this_pc import ThisComputer
from app.desktop.user_interface import Desktop
from app.desktop.window_process import WindowProcess
from app.runtime.console import say
from app.runtime.exits import ALREADY_RUNNING, FoundDamaged
from app.runtime.folder import prepare_folder, take_folder
from app.runtime.instance import Shown, take_or_show
from app.runtime.listening import refuse_host
from app.runtime.logs import start_logging
from app.runtime.memory import share_one_heap
from app.runtime.open_database import open_shop, tell_addresses
from app.runtime.serve import Shop
from app.runtime.signals import catch_signals, wait_for
from app.store.database.lock import DirectoryLock

BROWSER_SECONDS = 5.0
"""A second start ends when the browser is on its way: some browsers stay until they are closed."""


def run_desktop(config: Config, window: WindowProcess, *, sample: bool, hidden: bool) -> int:
    """Serve until the owner quits, and return the exit status. Raises CannotStart. A second start shows the window of
    the first one instead, and so changes nothing. The window says that Pitlane is starting until the shop serves; to
    close it before is to stop.
    """
    share_one_heap()
    stopping = catch_signals()
    window.on_closed = stopping.set
    refuse_host(config)
    prepare_folder(config)
    start_logging(config)
    taken = take_or_show(config)
    if isinstance(taken, Shown):
        return _tell_shown(taken)
    try:
        _serve(config, window, stopping, taken, sample=sample, hidden=hidden)
    except FoundDamaged:
        # This start trusts nothing: it checks first, and asks which backup is to be restored.
        stopping = catch_signals()
        window.on_closed = stopping.set
        window.lead_to(None)
        _serve(config, window, stopping, take_folder(config), sample=False, hidden=hidden)
    return 0


def _serve(
    config: Config,
    window: WindowProcess,
    stopping: threading.Event,
    taken: DirectoryLock,
    *,
    sample: bool,
    hidden: bool,
) -> None:
    """Serve until stopped. Raises CannotStart, FoundDamaged where the database proved damaged meanwhile."""
    desktop = Desktop(config, window, stopping)
    ask = StartChoice(config, stopping, window).ask
    shop = Shop(config, sample=sample, lock=taken, control=desktop, this_pc=ThisComputer(config), ask=ask)
    with open_shop(shop, stopping), keep_awake():
        tell_addresses(shop)
        register_restart(autostart.words(config.data_dir))
        try:
            desktop.open(shop, hidden=hidden)
            wait_for(stopping)
        finally:
            desktop.close()


def _tell_shown(shown: Shown) -> int:
    """Tell the owner where the run is that a second start has found, and return its exit status."""
    address = f"{shown.run.admin_url}/admin"
    if shown.by_window:
        say("Pitlane is already running. Here is its window.")
    elif open_browser(address, patience=BROWSER_SECONDS):
        say(f"Pitlane is already running, without a window: its back office is in your browser, at {address}.")
    else:
        say(f"Pitlane is already running, without a window: open {address} in a browser on this PC.")
    return ALREADY_RUNNING
