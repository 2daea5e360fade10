"""Check that finds out whether customers can reach the shop at its public address. It runs periodically and on
request.
"""

import time
from collections.abc import Callable
from datetime import datetime
from typing import Literal
from urllib.parse import urlsplit

from flask import Flask

from app.contract.base.limits import NOT_REACHED
from app.contract.base.public_hosts import is_public_host
from app.contract.system.online import ReachabilityView
from app.online.probe import Finding, probe_from_outside
from app.periodic_worker import PeriodicWorker
from app.ports import forget_old_port
from app.shop.base.settings.settings import read_settings
from app.store.database.base import db, now
from app.store.database.state import state_of

TICK = 1.0
SECONDS = 10 * 60.0
SECONDS_UNREACHABLE = 60.0
SECONDS_NEW = 15.0
"""Before a new address is looked at first: a look-up that is too early is remembered as "no such name"."""
STOP_SECONDS = 1.0

State = Literal["off", "unknown", "reachable", "unreachable", "sleeps"]
Word = Literal["open", "unreachable", "attention"]
Check = Callable[[str], Finding]
TRAY: dict[State, Word] = {"reachable": "open", "unreachable": "unreachable", "sleeps": "attention"}
"""The tray's word for a state, where it has one of its own; else "open"."""


class Reachability(PeriodicWorker):
    """Worker that checks whether one application is reachable. `on_change` receives the tray's word for the state at
    each change. A check under way when the worker is stopped ends by itself and writes nothing.
    """

    def __init__(self, app: Flask, check: Check = probe_from_outside) -> None:
        super().__init__("reachability", TICK, self._look_when_due, stop_seconds=STOP_SECONDS)
        self.on_change: Callable[[Word], None] | None = None
        self._app = app
        self._version = state_of(app).version
        self._check = check
        self._known: tuple[int, str] = (0, "")
        self._found: tuple[str, Finding, datetime] | None = None
        self._due = 0.0
        self._shown: Word = "open"

    def look(self, address: str) -> ReachabilityView:
        """Check now, while somebody waits; takes ten seconds at most."""
        finding = self._find(address)
        self._found = (address, finding, now())
        self._due = time.monotonic() + (SECONDS if finding.reachable else SECONDS_UNREACHABLE)
        if finding.reachable:
            forget_old_port(self._app.config["PITLANE"].data_dir)
        light = self.light(address)
        self._show(TRAY.get(light.state, "open"))
        return light

    def _find(self, address: str) -> Finding:
        """Ask for the shop, unless the address is none of the internet."""
        if not is_public_host(urlsplit(address).hostname or ""):
            return Finding(False, f"{NOT_REACHED}.")
        return self._check(address)

    def light(self, address: str) -> ReachabilityView:
        """Return the state for the public URL; blank without one."""
        if not address:
            return ReachabilityView(state="off", sentence="", checked_at=None)
        if self._found is None or self._found[0] != address:
            return ReachabilityView(state="unknown", sentence="Not checked yet.", checked_at=None)
        _address, finding, moment = self._found
        if finding.reachable and self._is_awake() is False:
            sentence = "Customers can reach the shop, but this PC may go to sleep, and the shop with it."
            return ReachabilityView(state="sleeps", sentence=sentence, checked_at=moment)
        state: State = "reachable" if finding.reachable else "unreachable"
        return ReachabilityView(state=state, sentence=finding.sentence, checked_at=moment)

    def tick(self, moment: float) -> None:
        """Look, if it is time; `moment` as time.monotonic() has it."""
        address = self._address()
        if address != self._known[1]:
            self._known = (self._known[0], address)
            self._due = moment + SECONDS_NEW
            if not address:
                self._show("open")
        if address and moment >= self._due:
            self.look(address)

    def _look_when_due(self) -> None:
        try:
            self.tick(time.monotonic())
        except Exception:
            self._due = time.monotonic() + SECONDS_UNREACHABLE
            raise

    def _address(self) -> str:
        """Return the URL in force. The database is read only after a settings change."""
        written = self._version.admin_data_version()
        if self._known[0] == written:
            return self._known[1]
        with self._app.app_context():
            address = read_settings(db.session()).public_url
            db.session.remove()
        self._known = (written, self._known[1])
        return address

    def _is_awake(self) -> bool | None:
        """Return whether the PC is prevented from falling asleep, or None without a desktop program."""
        this_pc = self._app.extensions.get("pitlane.this_pc")
        return None if this_pc is None else bool(this_pc.is_awake())

    def _show(self, word: Word) -> None:
        if word != self._shown:
            self._shown = word
            if self.on_change:
                self.on_change(word)
