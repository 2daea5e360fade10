"""Status of a tunnel, and the wanted configuration."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

State = Literal["off", "starting", "running", "failed"]


class CannotRun(Exception):
    """Error raised when the tunnel cannot even be tried; `str(error)` is the sentence for the owner."""


@dataclass(frozen=True)
class TunnelStatus:
    """Status of the tunnel with its sentence; `since` is its start."""

    state: State = "off"
    sentence: str = ""
    since: datetime | None = None


@dataclass(frozen=True)
class WantedTunnel:
    """Wanted tunnel by the settings; `encrypted_token` is as stored."""

    kind: str
    encrypted_token: str
    allowed_programs: Mapping[str, str]


def spoken(seconds: float) -> str:
    """A pause in words."""
    if seconds < 2:
        return "a second"
    return f"{seconds:.0f} seconds" if seconds < 60 else f"{seconds / 60:.0f} min"
