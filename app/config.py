"""Configuration of one run: read once at start, never changed."""

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from app.data_folder import data_folder
from app.ports import read_ports
from app.practice import is_practice_folder

AdminFrom = Literal["localhost", "desk", "anywhere"]
ADMIN_FROM: tuple[AdminFrom, ...] = ("localhost", "desk", "anywhere")
LogFormat = Literal["plain", "json"]
LOG_FORMATS: tuple[LogFormat, ...] = ("plain", "json")
LOOPBACK_HOSTS = ("127.0.0.1", "::1", "localhost")
DEFAULT_PORT = 8000
DEFAULT_DESK_PORT = 8001
ANSWER_SECONDS = 15.0
LONGEST_WAIT = 24 * 60 * 60.0
STRIPE_ADDRESS = "https://api.stripe.com"

_ON_THIS_PC = {"host": "127.0.0.1", "host_given": True, "admin_from": "localhost"}
"""Listeners of a practice shop, whatever the start names."""


PHOTOS = "photos"
"""Folder of the private photos beside the database, in a data folder and in a backup."""


@dataclass(frozen=True)
class Config:
    """Data folder, listeners, and the checks relaxed for tests on loopback."""

    data_dir: Path
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    desk_port: int = DEFAULT_DESK_PORT
    admin_from: AdminFrom = "localhost"
    admin_password: str | None = field(default=None, repr=False)
    throttles: bool = True
    log: LogFormat = "plain"
    host_given: bool = False
    """True if the host was named at the start; else a shop behind a router listens on every IP address of the PC."""
    any_admin_port: bool = False
    """True where nothing holds to the admin port yet: the next free one is as good."""
    answer_seconds: float = ANSWER_SECONDS
    """Seconds that a second start waits for the answer of the first."""
    stripe_address: str = STRIPE_ADDRESS

    @property
    def database(self) -> Path:
        """The one SQLite file that holds the shop."""
        return self.data_dir / "pitlane.db"

    @property
    def uploads(self) -> Path:
        """The pictures that the owner and the sample catalogue brought."""
        return self.data_dir / "uploads"

    @property
    def photos(self) -> Path:
        """The private photos, which no visitor can fetch."""
        return self.data_dir / PHOTOS

    @property
    def backups(self) -> Path:
        """Verified copies of the data directory."""
        return self.data_dir / "backups"

    @property
    def logs(self) -> Path:
        """The program's own log files."""
        return self.data_dir / "logs"


def read_config(environ: Mapping[str, str], *, desktop: bool = False, **given: object) -> Config:
    """Return a Config from the environment and the command line. Values of the command line that are not None take
    precedence; a port that neither of them names is the one of the data folder's last start. The desktop program
    serves the owner through the admin listener only, and a practice shop serves nobody but this PC.

    Raises ValueError with one plain sentence when a value makes no sense.
    """
    said = {name: value for name, value in given.items() if value is not None}
    folder = _whole(str(said.get("data_dir") or environ.get("PITLANE_DATA_DIR") or data_folder()))
    values: dict[str, object] = {
        "host": environ.get("PITLANE_HOST") or "127.0.0.1",
        "host_given": bool(environ.get("PITLANE_HOST") or said.get("host")),
        "admin_from": environ.get("PITLANE_ADMIN_FROM") or ("desk" if desktop else "localhost"),
        "admin_password": environ.get("PITLANE_ADMIN_PASSWORD") or None,
        "throttles": environ.get("PITLANE_THROTTLES") != "off",
        "log": environ.get("PITLANE_LOG") or "plain",
        "answer_seconds": _seconds(environ, "PITLANE_ANSWER_SECONDS", ANSWER_SECONDS),
        "stripe_address": _choose_stripe(environ.get("PITLANE_STRIPE_ADDRESS") or ""),
    } | _choose_ports(environ, said, folder, desktop=desktop)
    values |= said | {"data_dir": folder} | (_ON_THIS_PC if is_practice_folder(folder) else {})
    config = Config(**values)  # type: ignore[arg-type]  # one dict of mixed types; each value is checked below
    _refuse_nonsense(config)
    return config


def _choose_ports(
    environ: Mapping[str, str], said: Mapping[str, object], folder: Path, *, desktop: bool
) -> dict[str, object]:
    """Return the ports of the environment, else those that the folder remembers."""
    known = read_ports(folder)
    port = said.get("port", _port(environ, "PITLANE_PORT", known.public or DEFAULT_PORT))
    choices = (known.admin or DEFAULT_DESK_PORT, DEFAULT_DESK_PORT, DEFAULT_DESK_PORT + 1)
    admin = next(each for each in choices if each != port)
    is_named = "desk_port" in said or bool(environ.get("PITLANE_DESK_PORT"))
    return {
        "port": port,
        "desk_port": _port(environ, "PITLANE_DESK_PORT", admin),
        "any_admin_port": desktop and not is_named and admin != known.admin,
    }


def _whole(folder: str) -> Path:
    """Return the folder's absolute path, with links resolved. Flask takes a relative path as one within its own
    package, and a link may lead elsewhere tomorrow. Raises ValueError when the path cannot be resolved.
    """
    try:
        return Path(folder).resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise ValueError(f"The data directory {folder} cannot be found. Give its full path.") from error


def _port(environ: Mapping[str, str], name: str, default: int) -> int:
    text = environ.get(name) or str(default)
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise ValueError(f"{name} must be a port number from 0 to 65535, not {text!r}.")
    return int(text)


def _choose_stripe(address: str) -> str:
    """Return the address of Stripe's interface. Another address than Stripe's own is for tests and is accepted only on
    this computer, because it gets the owner's key.
    """
    is_here = re.fullmatch(r"http://(127\.0\.0\.1|\[::1\]|localhost):[0-9]{1,5}", address)
    return address if is_here else STRIPE_ADDRESS


def _seconds(environ: Mapping[str, str], name: str, default: float) -> float:
    try:
        seconds = float(environ.get(name) or default)
    except ValueError:
        seconds = -1
    # Nothing is later than "nan": a wait for it would never end.
    if not 0 <= seconds < LONGEST_WAIT:
        raise ValueError(f"{name} must be a number of seconds, not {environ[name]!r}.")
    return seconds


def _refuse_nonsense(config: Config) -> None:
    for name, port in (("port", config.port), ("desk port", config.desk_port)):
        if not 0 <= port <= 65535:
            raise ValueError(f"The {name} must be a number from 0 to 65535, not {port}.")
    if not config.host.strip():
        raise ValueError("The host must be an address of this computer, such as 127.0.0.1.")
    if config.admin_from not in ADMIN_FROM:
        raise ValueError(f"PITLANE_ADMIN_FROM must be one of {', '.join(ADMIN_FROM)}.")
    if config.log not in LOG_FORMATS:
        raise ValueError(f"PITLANE_LOG must be one of {', '.join(LOG_FORMATS)}.")
    if not config.throttles and config.host not in LOOPBACK_HOSTS:
        raise ValueError("PITLANE_THROTTLES=off is for tests on this computer only: it needs --host 127.0.0.1.")
    if config.port and config.port == config.desk_port:
        raise ValueError("The shop and the back office need two different ports.")


def program_folder() -> Path:
    """Return the folder of the program's own files, both in a checkout and in a frozen bundle."""
    return Path(getattr(sys, "_MEIPASS", Path(__file__).resolve().parent.parent))


def built_ui() -> Path:
    """Return the folder of the built user interface."""
    return program_folder() / "ui" / "dist"


def sample_folder() -> Path:
    """Return the folder of the sample catalogue."""
    return program_folder() / "data" / "sample"


def from_process(*, desktop: bool = False, **given: object) -> Config:
    """Return the Config of this process, from its environment and the values of the command line."""
    return read_config(os.environ, desktop=desktop, **given)
