"""The way from the money of a job to its mails, which belong to the workshop."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session


def _no_mails(session: Session, job: Any) -> None:
    """Update nothing: this application has no workshop."""


@dataclass
class JobMails:
    """The function that updates the unsent mails of a job. The application sets it, because sales do not know jobs."""

    renew: Callable[[Session, Any], None] = _no_mails
