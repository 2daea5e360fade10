"""Products, models and engines by the names of a fitment file."""

import re
from dataclasses import dataclass, field

from sqlalchemy import select
from sqlalchemy.orm import Session, selectinload

from app.contract.base.fields import NAME_LIMIT, new_slug
from app.shop.catalogue.fitment.years import NOT_KNOWN, read_years
from app.shop.system.spreadsheets.model_labels import label_models
from app.shop.system.spreadsheets.new_names import NamedModel, NewNames
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel
from app.store.database.base import new_id
from app.store.database.search_text import fold_code

NO_NAME = f"A name must have a letter from a to z or a digit, and at most {NAME_LIMIT} characters"
_WITH_YEARS = re.compile(r"(.+) \(([^()]*)\)")


@dataclass
class FitmentNames:
    """The names that lines may contain; `models` are stored by brand and label, folded. `products` holds ids and names
    by slug, and `skus` by the folded SKU. `new` holds what is added, or could be.
    """

    products: dict[str, tuple[str, str]]
    skus: dict[str, tuple[str, str]]
    brands: dict[str, str]
    models: dict[tuple[str, str], NamedModel]
    new: NewNames = field(default_factory=NewNames)

    def find_product(self, slug_or_sku: str) -> tuple[str, str] | None:
        """Return the id and name of a product, by slug or SKU."""
        return self.products.get(slug_or_sku) or self.skus.get(fold_code(slug_or_sku))

    def add_model(self, brand: str, label: str) -> NamedModel | str:
        """Add a model that the shop does not have, and return it. If it cannot be added, return a sentence with the
        reason.
        """
        name, year = _split_years(label)
        if not can_be_added(brand, label):
            return NO_NAME
        known = self.brands.setdefault(brand.casefold(), brand)
        model = NamedModel(new_id(), known, name, year, read_years(year), {}, is_new=True)
        self.models[brand.casefold(), label.casefold()] = model
        self.new.models.append(model)
        return model


def _split_years(label: str) -> tuple[str, str | None]:
    dated = _WITH_YEARS.fullmatch(label)
    return (dated[1], dated[2]) if dated and read_years(dated[2]) != NOT_KNOWN else (label, None)


def can_be_added(brand: str, label: str) -> bool:
    """Return whether a brand and a model may have these names."""
    names = brand, _split_years(label)[0]
    return not any(len(each) > NAME_LIMIT or not new_slug(each) for each in names)


def read_fitment_names(session: Session) -> FitmentNames:
    """The shop as it is now."""
    labels, models = label_models(session), {}
    named = select(CarModel, Brand.name).join(Brand, Brand.id == CarModel.brand_id)
    for model, brand in session.execute(named.options(selectinload(CarModel.engines))):
        engines = {engine.name.casefold(): engine.id for engine in model.engines}
        years = (model.year_from, model.year_to)
        found = NamedModel(model.id, brand, model.name, model.year, years, engines)
        models[brand.casefold(), labels[model.id][1].casefold()] = found
        if model.year:
            models.setdefault((brand.casefold(), f"{model.name} ({model.year})".casefold()), found)
    rows = session.execute(select(Product.id, Product.name, Product.slug, Product.sku_folded)).all()
    products = {row.slug: (row.id, row.name) for row in rows}
    by_id = {row.id: (row.id, row.name) for row in rows}
    numbers = session.execute(select(ProductOption.sku_folded, ProductOption.product_id)).all()
    skus = {folded: by_id[each] for folded, each in [*((row.sku_folded, row.id) for row in rows), *numbers] if folded}
    brands = {name.casefold(): name for name in session.scalars(select(Brand.name))}
    return FitmentNames(products, skus, brands, models)
