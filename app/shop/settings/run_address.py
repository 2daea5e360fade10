"""The public address of this run.

It is a tunnel's own, in force for as long as the tunnel runs, and never written.
"""

from dataclasses import dataclass

from app.store.database.state import State


@dataclass
class RunAddress:
    """The URL that a tunnel brought; blank while there is none."""

    url: str = ""


def set_run_address(state: State, url: str) -> None:
    """Make `url` the public address for now.

    Blank gives way to the one that is set. Outdates cached answers.
    """
    address = state.of(RunAddress)
    if url != address.url:
        address.url = url
        state.version.bump()


def run_address(state: State) -> str:
    """Return the URL that a tunnel brought; blank while there is none."""
    return state.of(RunAddress).url
