"""The terms and conditions that are valid at a moment."""

from datetime import datetime

from sqlalchemy import bindparam, func, select
from sqlalchemy.orm import Session

from app.store.database.prepared import Prepared
from app.store.website.policies import TERMS, Policy

_TERMS_NOW = Prepared(
    select(func.max(Policy.version)).where(Policy.slug == TERMS, Policy.valid_from <= bindparam("moment"))
)


def terms_version(session: Session, moment: datetime) -> int | None:
    """Return the version of the terms that is valid at a moment, or None if there are no terms. It runs within a
    write().
    """
    version: int | None = _TERMS_NOW.run(session, {"moment": moment}).fetchone()[0]
    return version
