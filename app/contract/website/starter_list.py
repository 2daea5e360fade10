"""The starter list of vehicles."""

from typing import Annotated

from pydantic import Field

from app.contract.base.fields import Body, Message, Text, View


class StarterBrandView(View):
    """A brand that can be added, and its number of models."""

    slug: str
    name: str
    models: int


class StarterBrands(Body):
    """The brands to add with all their models, by their slugs."""

    slugs: Annotated[list[Text], Field(min_length=1), Message("Please choose at least one brand")]
