"""The owner's inbox: messages by words, state and stage."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.orm import Session

from app.contract.enquiries import SERVICE_TITLES
from app.shop.enquiries.admin import list_these
from app.store.enquiries import ANSWERED, NEW, TO_QUOTE, Enquiry
from app.store.folding import fold

PAGE_SIZE = 100
ALL = "all"
UNANSWERED = "unanswered"
SPAM = "spam"
FACTS = (Enquiry.id, Enquiry.status, Enquiry.outcome)
TEXTS = (
    Enquiry.name, Enquiry.email, Enquiry.phone, Enquiry.vehicle_type, Enquiry.vehicle, Enquiry.part, Enquiry.message,
    Enquiry.service_interest, Enquiry.about,
)  # fmt: skip


@dataclass(frozen=True)
class InboxFilter:
    """Conditions on messages; `open_id` names the one that is open."""

    search: str = ""
    show: str = ALL
    stage: str = ""
    open_id: str = ""


@dataclass(frozen=True)
class Inbox:
    """A page of the messages, and the counts by choice."""

    enquiries: Sequence[Enquiry]
    open: Enquiry | None
    shown: dict[str, int]
    stages: dict[str, int]
    total: int
    page: int
    page_size: int = PAGE_SIZE


def read_inbox(session: Session, wanted: InboxFilter, page: int) -> Inbox:
    """Return a page of the messages, newest first.

    Spam is among them only where it is asked for.
    """
    found = _find_words(session, wanted.search)
    ids = [row.id for row in found if row.id == wanted.open_id or _is_wanted(row, wanted)]
    shown = ids[(page - 1) * PAGE_SIZE : page * PAGE_SIZE]
    rows = {each.id: each for each in list_these(session, {*shown, wanted.open_id})}
    states = Counter(row.status for row in found)
    counts = {**states, ALL: len(found), UNANSWERED: sum(map(_waits, found))}
    enquiries = [rows[each] for each in shown if each in rows]
    stages = Counter(map(_stage_of, found))
    return Inbox(enquiries, rows.get(wanted.open_id), counts, stages, len(ids), page)


def _find_words(session: Session, search: str) -> Sequence[Row[Any]]:
    """Return the facts of all messages that hold every word."""
    words = fold(search).split()
    in_order = (Enquiry.created_at.desc(), Enquiry.id)
    rows = session.execute(select(*FACTS, *(TEXTS if words else ())).order_by(*in_order)).all()
    return [row for row in rows if _has_words(row, words)] if words else rows


def _has_words(row: Row[Any], words: Iterable[str]) -> bool:
    service = SERVICE_TITLES.get(row.service_interest or "")
    text = fold("\n".join(filter(None, (*row[len(FACTS) :], service))))
    return all(word in text for word in words)


def _is_wanted(row: Row[Any], wanted: InboxFilter) -> bool:
    is_shown = wanted.show in {ALL, row.status} or (wanted.show == UNANSWERED and _waits(row))
    stage = _stage_of(row)
    return is_shown and (stage == wanted.stage if wanted.stage else stage != SPAM)


def _waits(row: Row[Any]) -> bool:
    return row.status != ANSWERED and row.outcome is None


def _stage_of(row: Row[Any]) -> str:
    return row.outcome or (NEW if row.status == NEW else TO_QUOTE)
