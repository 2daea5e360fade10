"""Actions of the tray icon, besides opening and stopping."""

from collections.abc import Callable
from pathlib import Path

from app import data_folder
from app.desktop.clipboard import copy_text
from app.runtime.serve import Shop
from app.shop.base.errors import ShopError
from app.shop.base.settings.pausing import is_paused, switch_pause
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.system.backups import backups
from app.store.database.base import db
from app.store.database.sqlite import write

Notify = Callable[[str, str], object]


class OwnerActions:
    """The owner's actions from the tray icon; each reports its result in a notification."""

    def __init__(self, shop: Shop, notify: Notify) -> None:
        self._shop = shop
        self._notify = notify

    def copy_address(self) -> None:
        """Copy the address for customers: the public URL where there is one, else the address of the public
        listener.
        """
        address = self.settings().public_url or self._shop.public_address
        self._notify("The shop's address was copied" if copy_text(address) else "The shop's address", address)

    def pause(self) -> None:
        """Close until tomorrow, or open again."""
        with self._shop.app.app_context(), write() as session:
            closed = switch_pause(session)
        self._notify(
            "Selling is paused" if closed else "The shop is open again",
            "Customers can order again tomorrow." if closed else "Customers can order.",
        )

    def is_paused(self) -> bool:
        """Return whether ordering is paused."""
        with self._shop.app.app_context():
            try:
                return is_paused(db.session())
            finally:
                db.session.remove()

    def back_up(self) -> None:
        """Make a backup now, and copy it to the second folder if there is one."""
        try:
            with self._shop.app.app_context():
                backup = backups.back_up_now(self._shop.config)
        except ShopError as error:
            self._notify("No backup was made", str(error))
            return
        self._notify("The backup is made", f"{backup.name}: {backup.products} products, {backup.orders} orders.")

    def open_data_folder(self) -> None:
        """Show the data folder in the file manager."""
        self._open(self._shop.config.data_dir)

    def show_log(self) -> None:
        """Show the folder of the logs."""
        self._open(self._shop.config.logs)

    def settings(self) -> Settings:
        """The owner's settings as they are now."""
        with self._shop.app.app_context():
            try:
                return read_settings(db.session())
            finally:
                db.session.remove()

    def _open(self, folder: Path) -> None:
        if not data_folder.open_folder(folder):
            self._notify("The folder is", str(folder.resolve()))
