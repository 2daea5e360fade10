"""The policies that visitors can read."""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound
from app.store.database.base import now
from app.store.database.state import state_of
from app.store.website.policies import CUSTOM, KINDS, Policy

FIXED = {kind: kind for kind in KINDS if kind != CUSTOM}
"""The slug of each kind of which there is one."""


def list_current(session: Session) -> list[Policy]:
    """Return the version of each text that is valid now, in the order of the kinds. Every answer built from it is
    outdated as soon as the next version becomes valid.
    """
    moment, coming = now(), session.scalar(select(func.min(Policy.valid_from)).where(Policy.valid_from > now()))
    if coming:
        state_of(session).version.expire_at(coming)
    newest = {each.slug: each for each in _published(session, moment)}
    return sorted(newest.values(), key=lambda each: (KINDS.index(each.kind), each.title))


def read_policy(session: Session, slug: str, version: int | None = None) -> Policy:
    """Return a published text: a given version, or the one that is valid now. Raises NotFound."""
    found = [each for each in _published(session, now()) if each.slug == slug and version in (None, each.version)]
    if not found:
        raise NotFound("Legal text not found")
    return found[-1]


def _published(session: Session, moment: datetime) -> Sequence[Policy]:
    """In the order of their versions."""
    return session.scalars(select(Policy).where(Policy.valid_from <= moment).order_by(Policy.version)).all()
