"""Supervisor that runs the tunnel as long as the owner wants it. It uses one thread and one child process at a time,
which is started again when it ends.
"""

import logging
import threading
import time
from collections import deque

from flask import Flask

from app.config import Config
from app.online import tunnel_output
from app.online.managed_process import Child
from app.online.programs import NAMES, ProgramStart, make_plan, require_program
from app.online.tunnel_status import CannotRun, State, TunnelStatus, WantedTunnel, spoken
from app.periodic_worker import PeriodicWorker
from app.shop.base.errors import Conflict
from app.shop.base.settings.encryption import decrypt
from app.shop.base.settings.run_address import run_address, set_run_address
from app.shop.base.settings.settings import read_stored_settings
from app.store.database.base import db, now
from app.store.database.state import state_of

log = logging.getLogger(__name__)

TICK = 0.2
PAUSES = (1, 2, 5, 15, 60, 300)
"""Seconds before the next try, by how often it has ended in a row."""
LONG_ENOUGH = 60.0
"""Seconds after which a tunnel counts as having worked: the pauses begin again."""
LINES = 200
ASTRAY = (
    " At Cloudflare it leads to port {port} of this PC, but the shop is on {own}: "
    "change its service there to http://127.0.0.1:{own}."
)
STOP_SECONDS = 12.0


class Tunnel(PeriodicWorker):
    """The supervisor of one application; `port` is the public listener's."""

    def __init__(self, app: Flask, pauses: tuple[float, ...] = PAUSES) -> None:
        super().__init__("tunnel", TICK, self._follow, stop_seconds=STOP_SECONDS, after_failure=PAUSES[2])
        self._app = app
        self._state = state_of(app)
        self._pauses = pauses
        self._port = 0
        self._lines: deque[str] = deque(maxlen=LINES)
        self._changed = threading.Condition()
        self._status = TunnelStatus()
        self._trouble: str | None = None
        self._astray = ""
        self._ends = 0
        self._known: tuple[int, WantedTunnel | None] = (0, None)

    def serve(self, port: int) -> None:
        """Begin to follow the settings, for the public listener's port."""
        self._port = port
        self.start()

    def stop(self) -> None:
        """End the child, if there is one, and the thread."""
        super().stop()
        self._set_status("off")

    def try_now(self) -> None:
        """The owner wants it now: no pause is waited out."""
        with self._changed:
            self._ends = 0
            self._changed.notify_all()

    def wait_until_off(self, seconds: float) -> None:
        """Wait at most `seconds` until everything that the settings no longer want has ended."""
        with self._changed:
            self._changed.wait_for(lambda: self._status.state == "off", seconds)

    @property
    def status(self) -> TunnelStatus:
        """Return the tunnel's present status."""
        return self._status

    @property
    def lines(self) -> list[str]:
        """The last lines of the program, oldest first, without secrets."""
        return list(self._lines)

    def _follow(self) -> None:
        wish = self._wish()
        if wish:
            self._try(wish)
        else:
            self._set_status("off")
            self._ends = 0

    def _try(self, wish: WantedTunnel) -> None:
        """One life of the child, and the pause after it."""
        self._set_status("starting", f"{NAMES[wish.kind]} is starting.")
        began = time.monotonic()
        self._trouble, self._astray = None, ""
        try:
            ending = self._live(wish)
        except CannotRun as error:
            ending = str(error)
        except OSError as error:
            ending = f"{NAMES[wish.kind]} could not be started: {error.strerror}."
        set_run_address(self._state, "")
        if self._is_wanted(wish):
            self._ends = 1 if time.monotonic() - began > LONG_ENOUGH else self._ends + 1
            self._pause(wish, ending)

    def _live(self, wish: WantedTunnel) -> str:
        """Run the child until it ends or is no longer wanted, and return a sentence on its end."""
        plan = self._plan(wish)
        child = Child(plan.command, plan.environment, lambda line: self._hear(plan, line))
        log.info("%s started as process %s", plan.name, child.pid)
        while child.exit_code() is None and self._is_wanted(wish):
            self._stopping.wait(TICK)
        code = child.exit_code()
        child.stop()
        log.info("%s ended with %s", plan.name, code)
        return " ".join(filter(None, (f"{plan.name} stopped unexpectedly (code {code}).", self._trouble)))

    def _plan(self, wish: WantedTunnel) -> ProgramStart:
        config: Config = self._app.config["PITLANE"]
        try:
            program = require_program(wish.kind, wish.allowed_programs)
        except Conflict as error:
            raise CannotRun(error.message) from error
        token = decrypt(config.data_dir, wish.encrypted_token) if wish.kind == "cloudflare" else ""
        if token is None:
            raise CannotRun("The token was encrypted on another PC. Enter it again.")
        return make_plan(wish.kind, program, self._port, token)

    def _hear(self, plan: ProgramStart, line: str) -> None:
        self._lines.append(tunnel_output.without_secrets(line, tuple(plan.environment.values())))
        address = tunnel_output.address_in(plan.kind, line) if plan.brings_address else None
        if address and address != run_address(self._state):
            set_run_address(self._state, address)
            self._set_status("running", f"{plan.name} is running.")
        elif not plan.brings_address and (ports := tunnel_output.ports_in(line)):
            self._astray = "" if self._port in ports else ASTRAY.format(port=min(ports), own=self._port)
            if self._status.state == "running":
                self._set_status("running", f"{plan.name} is running.{self._astray}")
        elif not plan.brings_address and tunnel_output.CONNECTED in line:
            self._set_status("running", f"{plan.name} is running.{self._astray}")
        elif self._status.state == "starting" and (trouble := tunnel_output.trouble_in(line)):
            self._trouble = trouble
            self._set_status("starting", trouble)

    def _pause(self, wish: WantedTunnel, ending: str) -> None:
        seconds = self._pauses[min(self._ends, len(self._pauses)) - 1]
        self._set_status("failed", f"{ending} The next try begins within {spoken(seconds)}.")
        ends, until = self._ends, time.monotonic() + seconds
        while time.monotonic() < until and self._is_wanted(wish) and self._ends == ends:
            self._stopping.wait(TICK)

    def _is_wanted(self, wish: WantedTunnel) -> bool:
        return not self._stopping.is_set() and self._wish() == wish

    def _wish(self) -> WantedTunnel | None:
        """Return the wanted tunnel; reads the database only after a settings change."""
        written = self._state.version.admin_data_version()
        if self._known[0] != written:
            with self._app.app_context():
                settings = read_stored_settings(db.session())
                db.session.remove()
            wanted = settings.tunnel_on and settings.tunnel in NAMES
            wish = WantedTunnel(str(settings.tunnel), settings.tunnel_token, settings.allowed_programs)
            self._known = (written, wish if wanted else None)
        return self._known[1]

    def _set_status(self, state: State, sentence: str = "") -> None:
        with self._changed:
            if (state, sentence) != (self._status.state, self._status.sentence):
                self._status = TunnelStatus(state, sentence, now())
                self._changed.notify_all()
