"""Tray, window and notifications of one run of the shop."""

import logging
import threading

from app.config import Config
from app.desktop.actions import OwnerActions
from app.desktop.alerts import Alerts
from app.desktop.browser import open_browser
from app.desktop.display import has_display
from app.desktop.engine import way_to_window
from app.desktop.notifications import DesktopNotifications, say_where_once
from app.desktop.start_window import FOLDER
from app.desktop.tray import Tray, TrayActions, start_tray
from app.desktop.window_page import WindowPage
from app.desktop.window_process import WindowProcess
from app.online import online_of
from app.runtime.console import say
from app.runtime.serve import Shop
from app.shop.system.access.forgotten_password import PasswordTicket
from app.store.database.state import state_of

log = logging.getLogger(__name__)

NO_WINDOW = "There is no window here: the back office is in your browser, at {address}.{way}"
NO_WAY = "There is no window and no browser here: open {address} in a browser on this PC.{way}"


class Desktop:
    """Desktop that provides the tray, window and notifications of one run, and answers its control calls."""

    def __init__(self, config: Config, window: WindowProcess, stopping: threading.Event) -> None:
        self._config = config
        self._own_window = window
        self._stopping = stopping
        self._lock = threading.RLock()
        self._shop: Shop | None = None
        self._tray: Tray | None = None
        self._alerts: Alerts | None = None
        self._window_process: WindowProcess | None = None
        self._notifications = DesktopNotifications(self.show)
        self._asked_early = False
        self._has_said = False

    def open(self, shop: Shop, *, hidden: bool) -> None:
        """Show the icon, watch for orders and, unless hidden, open the window."""
        actions = OwnerActions(shop, self.notify)
        title = actions.settings().business_name
        display = has_display()
        self._tray = start_tray(self._menu(actions), title) if display else None
        self._alerts = Alerts(shop.app, self.notify)
        self._alerts.start()
        with self._lock:
            self._shop = shop
            if display:
                self._own_window.lead_to(self._page_of(shop, title))
                self._window_process = self._own_window
            asked = self._asked_early
        if self._tray:
            self._tray.set_state("open")
            online_of(shop.app).reachability.on_change = self._tray.set_state
        if asked or not hidden:
            self.show()

    def close(self) -> None:
        """Close the window and remove the icon. The shop continues to run until it is stopped."""
        if self._alerts:
            self._alerts.stop()
        with self._lock:
            window_process, self._window_process = self._window_process, None
            self._shop = None
        if window_process:
            window_process.close()
        if self._tray:
            self._tray.stop()

    def show(self) -> bool:
        """Show the window, or the back office in the browser, and return whether either is there."""
        with self._lock:
            shop, window_process = self._shop, self._window_process
            self._asked_early = shop is None
        if window_process:
            window_process.show()
            return True
        # Requested during the start: it is shown as soon as there is something to show.
        return self._show_in_browser(shop) if shop else True

    def stop(self) -> None:
        """End the program."""
        self._stopping.set()

    def loaded(self) -> None:
        """The window shows its page."""
        if window_process := self._window_process:
            window_process.loaded()

    def notify(self, title: str, text: str) -> bool:
        """Show a notification, where this PC has a place for one."""
        return bool(self._tray and self._tray.notify(title, text)) or self._notifications.notify(title, text)

    def _page_of(self, shop: Shop, title: str) -> WindowPage:
        return WindowPage(
            shop.admin_url,
            shop.token,
            self._do_without_window,
            self._note_closed,
            title=title,
            asks=lambda: not (self._tray and self._tray.is_there()),
            issue_ticket=state_of(shop.app).of(PasswordTicket).issue,
        )

    def _menu(self, actions: OwnerActions) -> TrayActions:
        return TrayActions(
            open_window=self.show,
            copy_address=actions.copy_address,
            pause=actions.pause,
            back_up=actions.back_up,
            open_data_folder=actions.open_data_folder,
            show_log=actions.show_log,
            quit=self.stop,
            is_paused=actions.is_paused,
        )

    def _note_closed(self) -> None:
        if self._tray and self._tray.is_there():
            say_where_once(self._config.data_dir / FOLDER, self.notify)

    def _do_without_window(self) -> None:
        """Use the browser from now on, because nothing here can draw the page."""
        with self._lock:
            self._window_process = None
            shop = self._shop
        if shop:
            self._show_in_browser(shop)

    def _show_in_browser(self, shop: Shop) -> bool:
        address = f"{shop.admin_url}/admin"
        opened = open_browser(address)
        if not self._has_said:
            self._has_said = True
            sentence = (NO_WINDOW if opened else NO_WAY).format(
                address=address, way=way_to_window() if has_display() else ""
            )
            say(sentence)
            log.info(sentence)
        return opened
