"""Changes of brands and models by the owner, and their views."""

from typing import Annotated

from pydantic import BeforeValidator, Field

from app.contract.base.fields import BlankIsNone, Body, Digits, Id, Message, OptionalText, View
from app.contract.base.rows import NewSlug, Place, RowName, RowSlug
from app.contract.catalogue.vehicles import AdminEngineView, BrandView, CarModelView

LIST_LIMIT = 20_000
ModelYear = Annotated[
    Annotated[Digits, Field(ge=1886, le=2100)] | None, BlankIsNone, Message("Please give a year from 1886 to 2100")
]
Brand = Annotated[Id, Message("Brand is required")]


class NewBrand(Body):
    """A brand to add."""

    name: RowName
    slug: NewSlug = None
    logo_url: OptionalText = None
    display_order: Place = 0


class BrandChange(NewBrand):
    """Only what is sent changes; `logoUrl` takes an upload's url or null."""

    name: RowName = ""
    slug: RowSlug = ""


class NewModel(Body):
    """A model to add to a brand. The years are read from `year` where `yearFrom` and `yearTo` are left out."""

    brand_id: Brand
    name: RowName
    slug: NewSlug = None
    year: OptionalText = None
    year_from: ModelYear = None
    year_to: ModelYear = None
    display_order: Place = 0


class ModelChange(NewModel):
    """A change of a model. Only the fields that are sent change. `year` without the pair of years sets the pair; the
    pair without `year` sets the text.
    """

    brand_id: Brand = ""
    name: RowName = ""
    slug: RowSlug = ""


def join_lines(value: object) -> object:
    """The items of a list as lines of one text."""
    return "\n".join(value) if isinstance(value, list) and all(isinstance(line, str) for line in value) else value


class ModelsList(Body):
    """Models to add at once, one on each line or in each item. Each has the form Golf Mk7 2013-2019, or has a semicolon
    before the years.
    """

    text: Annotated[
        str, BeforeValidator(join_lines), Field(max_length=LIST_LIMIT), Message("Please give a list of models")
    ]


class ReadModelView(View):
    """A model as a line of a list was read."""

    name: str
    year: str | None
    year_from: int | None
    year_to: int | None


class AdminModelView(CarModelView):
    """A model with its place among the brand's."""

    display_order: int


class CountedModelView(AdminModelView):
    """A model, its engines, and how many products fit it."""

    product_count: int
    engines: list[AdminEngineView]


class CountedBrandView(BrandView):
    """A brand with its models, and the number of products that fit any of its models."""

    product_count: int
    models: list[CountedModelView]
