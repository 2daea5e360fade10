"""Brands and their models, as everybody sees them."""

from app.contract.base.fields import Moment, Query, View
from app.contract.base.pictures import ImageView


class BrandView(View):
    """A maker of cars. `logo` is the picture at `logoUrl` with its sizes."""

    id: str
    name: str
    slug: str
    logo_url: str | None
    display_order: int
    created_at: Moment
    logo: ImageView | None


class ListedBrandView(BrandView):
    """A maker of cars with its number of models."""

    model_count: int


class CarModelView(View):
    """A model of a brand; `year` is free text such as 2013-2019. `yearFrom` and `yearTo` are its first and last year,
    both included. One null means an open end; two nulls mean that the years are not known.
    """

    id: str
    brand_id: str
    name: str
    slug: str
    year: str | None
    year_from: int | None
    year_to: int | None
    created_at: Moment


class EngineView(View):
    """An engine that a model was sold with. Its years are read like the model's. Null means not known, and so for
    `powerKw` and `fuel` too.
    """

    id: str
    name: str
    fuel: str | None
    power_kw: int | None
    year_from: int | None
    year_to: int | None


class AdminEngineView(EngineView):
    """An engine with its code and its place among the model's."""

    model_id: str
    code: str | None
    display_order: int


class ListedModelView(CarModelView):
    """A model with its engines, where they make a difference."""

    engines: list[EngineView]


class FittingModelView(CarModelView):
    """A model that a product fits, with its brand's names.

    `fitYears` are the years of the model that it fits, `fitEngines` the names of its engines, null for all of them.
    With `isCondition` 1 it fits only if the note holds. `fittedMonth`, such as 2026-03, is when the workshop last
    fitted it to one; null where it did not.
    """

    brand_name: str
    brand_slug: str
    fit_years: str | None
    fit_engines: list[str] | None
    note: str | None
    is_condition: int
    fitted_month: str | None


class ModelsQuery(Query):
    """Of which brand; left out, of all."""

    brand_id: str | None = None
