"""Policies in versions, which the orders made under them name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.policies.published import FIXED
from app.shop.base.policies.text import refuse_unknown_fields
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import Snapshot, take_rows
from app.shop.base.workshop_days import begin_of
from app.store.database.base import now
from app.store.sales.orders import Order
from app.store.system.deletions import Deletion
from app.store.website.policies import CUSTOM, TERMS, Policy
from app.store.workshop.quotes import Quote

STARTERS = Path(__file__).resolve().parent / "starter"
TITLES = {TERMS: "Terms and conditions", "returns": "Returns and withdrawal", "imprint": "Imprint"}
CHECK = "Have this text checked"
"""The words by which a starter text says that it is one."""
COMPANY = "A company adds here"
"""The words by which the starter imprint asks for the company's registration."""
NEEDS_SLUG = "Please give the text an address"
OTHER_SLUG = "Another kind of text already has this address"
IN_USE = "Orders were made under this version, so it stays"
OFFERED = "Quotes were made under this version, so it stays"


@dataclass(frozen=True)
class Starter:
    """A text to begin with."""

    kind: str
    title: str
    body: str

    @property
    def slug(self) -> str:
        """The slug of its kind."""
        return self.kind


def list_versions(session: Session) -> Sequence[Policy]:
    """Return every version of every text, newest first."""
    return session.scalars(select(Policy).order_by(Policy.slug, Policy.version.desc())).all()


def add_version(session: Session, given: Mapping[str, Any]) -> Policy:
    """Write the next version of a text. Raises Invalid for an unknown field, and for a slug that does not fit its
    kind.
    """
    refuse_unknown_fields(given["body"])
    slug = _slug_of(session, given["kind"], given["slug"])
    greatest = session.scalar(select(func.max(Policy.version)).where(Policy.slug == slug)) or 0
    version = max(greatest, _greatest_named(session, slug), _greatest_deleted(session, slug)) + 1
    settled = {"slug": slug, "version": version, "valid_from": _start_of(given["valid_from"])}
    policy = Policy(**{**given, **settled})
    session.add(policy)
    session.flush()
    return policy


def remove_version(session: Session, policy_id: str) -> Deletion:
    """Remove a version, and return the deletion that restores it. Raises NotFound, and Conflict for a version that an
    order or a quote names.
    """
    policy = session.get(Policy, policy_id)
    if policy is None:
        raise NotFound("Legal text not found")
    if policy.kind == TERMS:
        _refuse_named(session, policy.version)
    taken = take_rows(session, Policy, [policy_id])
    deletion = keep(session, "policy", [f"{policy.title}, version {policy.version}"], taken)
    session.delete(policy)
    return deletion


def _refuse_named(session: Session, version: int) -> None:
    """Raise Conflict for terms that an order or a quote names."""
    if session.scalar(select(Order.id).where(Order.terms_version == version).limit(1)):
        raise Conflict(IN_USE)
    if session.scalar(select(Quote.id).where(Quote.terms_version == version).limit(1)):
        raise Conflict(OFFERED)


def list_starters() -> list[Starter]:
    """Return the texts to begin with."""
    return [Starter(kind, title, _read_starter(kind)) for kind, title in TITLES.items()]


def _read_starter(kind: str) -> str:
    return (STARTERS / f"{kind}.md").read_text(encoding="utf-8").strip()


def _start_of(given: date | datetime | None) -> datetime:
    """A day begins in the workshop. Nothing given is now, and so is what is past: customers could not read it then."""
    if given is None:
        return now()
    return max(now(), given if isinstance(given, datetime) else begin_of(given))


def _slug_of(session: Session, kind: str, slug: str | None) -> str:
    wanted = slug or FIXED.get(kind)
    if wanted is None:
        raise invalid_field("slug", NEEDS_SLUG)
    of_fixed = FIXED.get(kind, wanted) != wanted or (kind == CUSTOM and wanted in FIXED)
    if of_fixed:
        raise invalid_field("slug", OTHER_SLUG)
    return wanted


def _greatest_named(session: Session, slug: str) -> int:
    """Return the greatest version number named by an order or a quote. No number is used twice."""
    named = (session.scalar(select(func.max(table.terms_version))) or 0 for table in (Order, Quote))
    return max(named) if slug == TERMS else 0


def _greatest_deleted(session: Session, slug: str) -> int:
    """Return the greatest version that can still be restored."""
    shots = map(Snapshot.from_json, session.scalars(select(Deletion.content).where(Deletion.kind == "policy")))
    rows = (row for shot in shots for row in shot.rows[Policy.__tablename__])
    return max((row["version"] for row in rows if row["slug"] == slug), default=0)
