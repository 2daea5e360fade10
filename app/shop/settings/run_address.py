"""The public address of this run: a tunnel's own, in force for as long as the tunnel runs, and never written."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.store.version import bump

if TYPE_CHECKING:
    from app.shop.settings.settings import Settings

_address = ""


def set_run_address(address: str) -> None:
    """Let `address` be the public one for now; blank gives way to the one that is set. Outdates cached answers."""
    global _address  # noqa: PLW0603 -- one shop in the process
    if address != _address:
        _address = address
        bump()


def run_address() -> str:
    """The address that a tunnel brought; blank while there is none."""
    return _address


def put_in(settings: "Settings") -> "Settings":
    """The settings with the address of this run in force."""
    if not _address:
        return settings
    return replace(settings, public_url=_address, kept_url=settings.public_url)
