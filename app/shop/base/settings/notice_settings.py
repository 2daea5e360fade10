"""The official notice on the legal guarantee of conformity. Its facts are in a file beside this module, so that a newer
version replaces them without a change of code.
"""

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parent / "notices" / "guarantee.json"


@dataclass(frozen=True)
class OfficialNotice:
    """The notice that the law requires. `link` is the page on which readers learn more, and `source` the page on which
    the notice is published.
    """

    version: str
    applies_from: date
    title: str
    link: str
    source: str


@dataclass(frozen=True)
class ShownNotice:
    """The owner's file of the notice, its size and its link."""

    url: str
    width: int
    height: int
    title: str
    link: str


@dataclass(frozen=True, init=False, repr=False, eq=False)
class NoticeSettings:
    """The file of the notice, with the version that it shows. `notice_link` replaces the official link if it is set."""

    guarantee_notice: dict[str, Any] | None = None
    notice_link: str = ""

    @property
    def notice(self) -> ShownNotice | None:
        """Return the notice as visitors see it."""
        if self.guarantee_notice is None:
            return None
        official, stored = read_official(), self.guarantee_notice
        size = stored["width"], stored["height"]
        return ShownNotice(stored["url"], *size, official.title, self.notice_link or official.link)

    @property
    def notice_outdated(self) -> bool:
        """Return whether the file is of another version than in force."""
        return self.guarantee_notice is not None and self.guarantee_notice["version"] != read_official().version


@cache
def read_official() -> OfficialNotice:
    """Return the facts of the notice in force."""
    facts = json.loads(FILE.read_text("utf-8"))
    applies_from = date.fromisoformat(facts["appliesFrom"])
    return OfficialNotice(facts["version"], applies_from, facts["title"], facts["link"], facts["source"])
