"""Models and brands that are added with an imported file."""

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from app.shop.base.rows import free_slug
from app.shop.system.spreadsheets.fitment_names import NamedModel
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel
from app.store.database.base import new_id


def add_models(session: Session, models: list[NamedModel]) -> list[str]:
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
