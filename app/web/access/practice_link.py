"""Way from the practice shop back to the shop that has started it. A practice shop started by hand has none."""

from collections.abc import Callable
from dataclasses import dataclass

from flask import current_app

from app import practice
from app.shop.system.practice.tickets import Tickets


@dataclass(frozen=True)
class PracticeLink:
    """The address of the real shop, its owner's tickets, and a way to ask it to take the practice away."""

    shop: str
    tickets: Tickets
    ask_to_remove: Callable[[], None]


def find_link() -> PracticeLink | None:
    """Return the way back, where there is one."""
    return current_app.extensions.get(practice.LINK)
