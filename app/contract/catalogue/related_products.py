"""Parts that go with a part, or instead of it."""

from typing import Annotated

from pydantic import BeforeValidator, Field

from app.contract.base.fields import Body, Id, Message, View, is_id
from app.contract.catalogue.verdict import RelatedQuery

MOST_RELATED = 8
MOST_IN_CART = 50
TOO_MANY = f"Choose at most {MOST_RELATED} parts, each by its id"
RelatedIds = Annotated[list[Id], Field(max_length=MOST_RELATED), Message(TOO_MANY)]


class RelatedBody(Body):
    """The parts that go with a part, and those that can be had instead of it, in their order. They replace the parts
    that were chosen before.
    """

    goes_with: RelatedIds
    replaces: RelatedIds


class RelatedPartView(View):
    """A part that was chosen, or is suggested."""

    id: str
    name: str
    hidden: int


class RelatedPartsView(View):
    """What the owner chose for a part. `suggested` was ordered together with it at least three times."""

    goes_with: list[RelatedPartView]
    replaces: list[RelatedPartView]
    suggested: list[RelatedPartView]


def _ids(text: object) -> object:
    ids = text.lower().split(",") if isinstance(text, str) else []
    if not 0 < len(ids) <= MOST_IN_CART or not all(map(is_id, ids)):
        raise ValueError("no ids")
    return ids


class GoesWithQuery(RelatedQuery):
    """The parts of a cart, and the vehicle that their companions must fit. The ids have commas between them."""

    product_ids: Annotated[
        list[str], BeforeValidator(_ids), Message("The parts must be given by their ids, with commas between them")
    ] = Field(json_schema_extra={"type": "string"})
