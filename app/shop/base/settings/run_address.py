"""The public address of this run. It is the address of a tunnel, is in force as long as the tunnel runs, and is never
stored.
"""

from dataclasses import dataclass

from app.store.database.state import State


@dataclass
class RunAddress:
    """The URL that a tunnel brought; blank while there is none."""

    url: str = ""


def set_run_address(state: State, url: str) -> None:
    """Make `url` the public address for now. A blank `url` restores the address in the settings. A change makes cached
    answers outdated.
    """
    address = state.of(RunAddress)
    if url != address.url:
        address.url = url
        state.version.bump()


def run_address(state: State) -> str:
    """Return the URL that a tunnel brought; blank while there is none."""
    return state.of(RunAddress).url
