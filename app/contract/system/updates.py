"""Newer versions of the program, at the admin listener only."""

from typing import Annotated, Literal

from pydantic import Field

from app.contract.base.fields import SHORT_LIMIT, Body, Message, Moment, Text, View


class UpdateSourceBody(Body):
    """Where Pitlane looks for updates; blank for nowhere."""

    source: Annotated[
        Text,
        Field(max_length=SHORT_LIMIT),
        Message("Give an address that begins with https://, or the full path of a folder, or leave it blank"),
    ]


class UpdateBody(Body):
    """The version to install, as the owner saw it."""

    version: Annotated[Text, Field(min_length=5, max_length=14), Message("Give the version to install")]


class ReleaseView(View):
    """A newer version and what is new; `size` in bytes."""

    version: str
    news: list[str]
    size: int


class UpdatesView(View):
    """This version, and a newer one where there is one. `suggested` is the address of this program's own releases,
    where its build named one. `canInstall` is false where no Windows setup installed this program. `done` of `total`
    bytes are downloaded.
    """

    version: str
    source: str
    suggested: str | None
    checked_at: Moment | None
    problem: str | None
    newer: ReleaseView | None
    can_install: bool
    state: Literal["none", "fetching", "backing-up", "starting", "failed"]
    done: int
    total: int
    sentence: str
