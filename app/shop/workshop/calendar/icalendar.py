"""Appointments in the format that calendars read (RFC 5545). Its times are in UTC, so that they are right in every zone
and on both sides of a change of clocks.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from app.shop.sales.mail.headers import one_line
from app.store.database.base import now

CALENDAR = "text/calendar"
LINE = 75
"""Bytes of a line; what is longer goes on in the next, behind a blank."""
ESCAPED = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,"})


@dataclass(frozen=True)
class Event:
    """An event. A later one with the same `uid` and a greater `sequence` replaces it."""

    uid: str
    starts_at: datetime
    ends_at: datetime
    summary: str
    description: tuple[str, ...] = ()
    """Its lines."""
    location: str = ""
    sequence: int = 0


def write_calendar(events: Iterable[Event], name: str = "") -> bytes:
    """Return a calendar of events. One with a name is for a subscription, and phones read it again each hour."""
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Pitlane//Workshop//EN", "METHOD:PUBLISH"]
    if name:
        head += [f"X-WR-CALNAME:{_escape(name)}", "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"]
    lines = (*head, *(line for event in events for line in _write(event)), "END:VCALENDAR")
    return "".join(f"{_fold(line)}\r\n" for line in lines).encode()


def _write(event: Event) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{event.uid}@pitlane"
    yield f"SEQUENCE:{event.sequence}"
    yield f"DTSTAMP:{_say(now())}"
    yield f"DTSTART:{_say(event.starts_at)}"
    yield f"DTEND:{_say(event.ends_at)}"
    yield f"SUMMARY:{_escape(event.summary)}"
    if event.description:
        yield f"DESCRIPTION:{_escape(*event.description)}"
    if event.location:
        yield f"LOCATION:{_escape(event.location)}"
    yield "STATUS:CONFIRMED"
    yield "END:VEVENT"


def _say(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def _escape(*parts: str) -> str:
    return "\\n".join(one_line(part).translate(ESCAPED) for part in parts)


def _fold(line: str) -> str:
    """Cut a long line between characters, never within one."""
    folded, size = "", 0
    for letter in line:
        width = len(letter.encode())
        if size + width > LINE:
            folded, size = f"{folded}\r\n ", 1
        folded, size = folded + letter, size + width
    return folded
