"""A question that a start puts to the owner, and its choices."""

from collections.abc import Callable
from dataclasses import dataclass

STOP = "stop"
"""The answer that every question has: a window that is closed gives it."""


@dataclass(frozen=True)
class StartAnswer:
    """Answer that the owner can choose: its button, its meaning, and the text that follows it. With `options`, pairs of
    value and label, the answer is the value of the selected one.
    """

    value: str
    label: str
    means: str
    follows: str = ""
    options: tuple[tuple[str, str], ...] = ()


def _ends(_answer: str) -> str:
    return ""


@dataclass(frozen=True)
class StartQuestion:
    """Question that a start asks because of an obstacle; the first of its choices is recommended. `stay` is called with
    an answer, and returns the sentence with which the question continues, or blank where the answer ends it. `detail`
    is the technical sentence, which is shown small below the choices.
    """

    title: str
    reason: str
    choices: tuple[StartAnswer, ...]
    stay: Callable[[str], str] = _ends
    detail: str = ""

    def find(self, answer: str) -> StartAnswer | None:
        """Return the choice that an answer belongs to."""
        for choice in self.choices:
            if answer in (dict(choice.options) or {choice.value}):
                return choice
        return None


Ask = Callable[[StartQuestion], str | None]
"""Asks the owner, and returns the answer; None where nobody can be asked here."""
