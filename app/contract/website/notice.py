"""The official notice on the legal guarantee of conformity."""

from datetime import date
from typing import Annotated

from app.contract.base.fields import Body, Message, View
from app.contract.base.setting_fields import Link


class NoticeView(View):
    """The notice as visitors see it; `width` and `height` give its proportions."""

    url: str
    width: int
    height: int
    title: str
    link: str


class NoticeLinkBody(Body):
    """The link beside the notice; blank for the official one."""

    link: Annotated[Link, Message("The link must be a web address")]


class AdminNoticeView(View):
    """The notice with its rules. `notice` is null while the owner has not uploaded a file; `outdated` is true while the
    file is of an older version. `officialLink` is shown where `link` is blank.
    """

    version: str
    applies_from: date
    title: str
    source: str
    official_link: str
    link: str
    outdated: bool
    notice: NoticeView | None
