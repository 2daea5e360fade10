"""Categories, manufacturers, models and brands that are added with an imported file."""

from dataclasses import dataclass, field

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from app.shop.base.rows import free_slug
from app.shop.catalogue.fitment.years import Years
from app.store.catalogue.categories import Category
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel
from app.store.database.base import new_id


@dataclass(frozen=True)
class NamedModel:
    """A model of the shop or the file; engines by name."""

    id: str
    brand: str
    name: str
    year: str | None
    years: Years
    engines: dict[str, str]
    is_new: bool = False

    @property
    def label(self) -> str:
        """Brand, model and years."""
        return f"{self.brand} {self.name}{f' ({self.year})' if self.year else ''}"

    def find_engine(self, name: str) -> str | None:
        """The id of an engine; a new model gets it."""
        if self.is_new:
            return self.engines.setdefault(name, new_id())
        return self.engines.get(name.casefold())


@dataclass
class NewNames:
    """What a file adds to the shop besides its lines, with ids by name. `missing` holds names that could be added."""

    categories: dict[str, str] = field(default_factory=dict)
    manufacturers: dict[str, str] = field(default_factory=dict)
    models: list[NamedModel] = field(default_factory=list)
    missing: dict[str, None] = field(default_factory=dict)

    def ids_by_table(self) -> dict[str, list[str]]:
        """Return the ids of the categories and manufacturers by their table."""
        named = {Category: self.categories, Manufacturer: self.manufacturers}
        return {table.__tablename__: [*ids.values()] for table, ids in named.items() if ids}


def add_names(session: Session, new: NewNames) -> list[str]:
    """Add the names to the shop. Returns the ids of the added brands."""
    for shape, named in ((Category, new.categories), (Manufacturer, new.manufacturers)):
        for name, row_id in named.items():
            session.add(shape(id=row_id, name=name, slug=free_slug(session, shape, name)))
            session.flush()
    return _add_models(session, new.models)


def _add_models(session: Session, models: list[NamedModel]) -> list[str]:
    """Add models with their engines, and brands that are missing. Returns the ids of the added brands."""
    brands = {name.casefold(): row_id for row_id, name in session.execute(select(Brand.id, Brand.name))}
    added = []
    for model in models:
        if model.brand.casefold() not in brands:
            brand = Brand(id=new_id(), name=model.brand, slug=free_slug(session, Brand, model.brand))
            session.add(brand)
            session.flush()
            brands[model.brand.casefold()] = brand.id
            added.append(brand.id)
        _add_model(session, model, brands[model.brand.casefold()])
    return added


def _add_model(session: Session, model: NamedModel, brand_id: str) -> None:
    siblings = CarModel.brand_id == brand_id
    slug = free_slug(session, CarModel, model.name, ending=model.year or "", siblings=siblings)
    first, last = model.years
    row = CarModel(id=model.id, brand_id=brand_id, name=model.name, slug=slug, year=model.year)
    row.year_from, row.year_to = first, last
    session.add(row)
    session.flush()
    engines = [{"id": engine, "model_id": model.id, "name": name} for name, engine in model.engines.items()]
    if engines:
        session.execute(insert(CarEngine), engines)
