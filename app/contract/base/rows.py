"""Common fields of ordered lists: name, slug and position."""

import re
from typing import Annotated

from pydantic import AfterValidator, Field

from app.contract.base.fields import Body, Digits, Id, Message, Name, OptionalText, Text
from app.contract.base.visible import AtLeast

_IN_AN_ADDRESS = re.compile(r"(?!\.+$)[^\s/\\?#%\"<>]+")
NO_SLUG = "An address may have only letters, digits and hyphens"


def is_slug(text: str) -> bool:
    """Return whether a text is a valid slug and not an id."""
    return _IN_AN_ADDRESS.fullmatch(text) is not None and re.fullmatch(r"[0-9a-fA-F]{8}(-[^-]*){4}", text) is None


def _slug(text: str | None) -> str | None:
    if text is not None and not is_slug(text):
        raise ValueError("not a slug")
    return text


RowName = Annotated[Name, AtLeast(1), Message("Name is required")]
RowSlug = Annotated[Text, AtLeast(1), AfterValidator(_slug), Message(NO_SLUG)]
NewSlug = Annotated[OptionalText, AfterValidator(_slug), Message(NO_SLUG)]
"""Left out or blank, it is made from the name."""
Place = Annotated[Digits, Message("Display order must be a number")]


class OrderBody(Body):
    """The ids of rows in their new display order."""

    ids: Annotated[list[Id], Field(min_length=1), Message("Please give the ids in their new order")]
