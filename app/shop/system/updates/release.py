"""A newer version, as its notice describes it. The notice is a small file beside the setup (`pitlane-update.json`), and
each value is checked because the file is from elsewhere.
"""

import json
import re
from dataclasses import dataclass
from typing import Any

from app.shop.base.errors import Invalid
from app.version import VERSION

NOTICE = "pitlane-update.json"
NO_NOTICE = "The file there does not describe a version of Pitlane"
NUMBER = re.compile(r"(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,3})\.(0|[1-9][0-9]{0,3})")
SETUP = re.compile(r"Pitlane-[0-9.]{5,14}-setup\.exe")
DIGEST = re.compile(r"[0-9a-f]{64}")
NEWS, NEWS_LENGTH = 30, 500
SETUP_LIMIT = 200 * 1024 * 1024


@dataclass(frozen=True)
class Setup:
    """The setup's file beside the notice, its bytes and their SHA-256."""

    file: str
    size: int
    digest: str


@dataclass(frozen=True)
class Release:
    """A version, what is new in it, and its setup for Windows."""

    version: str
    news: tuple[str, ...]
    setup: Setup

    @property
    def is_newer(self) -> bool:
        """Return whether it is newer than this program."""
        return _numbers(self.version) > _numbers(VERSION)


def read_notice(content: bytes) -> Release:
    """Return the release that a notice describes. Raises Invalid unless every value has the required form."""
    try:
        said: dict[str, Any] = json.loads(content)
        news, setup = said["news"], said["setup"]
        if type(news) is not list or not all(0 < len(line) <= NEWS_LENGTH and line.isprintable() for line in news):
            raise ValueError("a text")
        if not NUMBER.fullmatch(said["version"]) or not SETUP.fullmatch(setup["file"]):
            raise ValueError("a name or a number")
        if not DIGEST.fullmatch(setup["sha256"]) or type(setup["size"]) is not int:
            raise ValueError("a digest or a size")
        if not 0 < setup["size"] <= SETUP_LIMIT:
            raise ValueError("a size beyond the limit")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Invalid(NO_NOTICE) from error
    return Release(said["version"], tuple(news[:NEWS]), Setup(setup["file"], setup["size"], setup["sha256"]))


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
