"""The owner's inbox: enquiries and tasks by words, state and stage."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.orm import Session

from app.contract.customers.enquiries import SERVICE_TITLES
from app.contract.customers.inbox import InboxView
from app.shop.customers.enquiries.admin_enquiries import list_these
from app.store.base.folding import fold
from app.store.customers.enquiries import ANSWERED, NEW, TO_QUOTE, Enquiry

PAGE_SIZE = 100
ALL = "all"
UNANSWERED = "unanswered"
SPAM = "spam"
FACTS = (Enquiry.id, Enquiry.created_at, Enquiry.status, Enquiry.outcome)
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
class InboxTask:
    """A withdrawal or a mail in the inbox, with the action to take. `amount` is the money to be refunded, and
    `days_left` the days left for it.
    """

    kind: str
    id: str
    name: str
    email: str
    title: str
    todo: str
    created_at: datetime
    amount: Decimal | None = None
    days_left: int | None = None


def read_inbox(session: Session, wanted: InboxFilter, tasks: Sequence[InboxTask], page: int) -> InboxView:
    """Return a page of the enquiries and tasks, newest first. Spam is included only if it is requested. A task counts
    as unanswered and has no stage.
    """
    found = _find_words(session, wanted.search)
    listed: list[Any] = [row for row in found if row.id == wanted.open_id or _is_wanted(row, wanted)]
    if wanted.show in {ALL, UNANSWERED} and not wanted.stage:
        listed = sorted([*listed, *tasks], key=lambda each: each.created_at, reverse=True)
    shown = [each.id for each in listed[(page - 1) * PAGE_SIZE : page * PAGE_SIZE]]
    rows = {each.id: each for each in list_these(session, {*shown, wanted.open_id})}
    enquiries = [rows[each] for each in shown if each in rows]
    here = [each for each in tasks if each.id in shown]
    stages = Counter(map(_stage_of, found))
    return InboxView(
        enquiries=enquiries,
        tasks=here,
        open=rows.get(wanted.open_id),
        shown=_count(found, tasks),
        stages=stages,
        total=len(listed),
        page=page,
        page_size=PAGE_SIZE,
    )


def _count(found: Sequence[Row[Any]], tasks: Sequence[InboxTask]) -> dict[str, int]:
    waits = sum(map(_waits, found)) + len(tasks)
    return {**Counter(row.status for row in found), ALL: len(found) + len(tasks), UNANSWERED: waits}


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
