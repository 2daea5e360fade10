"""Gaps in what products fit."""

from app.contract.base.fields import View
from app.contract.catalogue.product_lists import NamedProduct


class FitmentGapView(View):
    """A model with its brand."""

    id: str
    name: str
    year: str | None
    brand: str
    brand_slug: str


class FitmentHealthView(View):
    """Products and models that may need the owner's attention. `universalCandidates` fit every model without a
    restriction; `withoutFitment` fit none. A model with a text of years that cannot be read gives no verdict by
    year.
    """

    universal_candidates: list[NamedProduct]
    without_fitment: list[NamedProduct]
    years_not_understood: list[FitmentGapView]
    models_without_parts: list[FitmentGapView]
