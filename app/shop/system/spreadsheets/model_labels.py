"""Names by which a file tells the models of vehicles apart."""

from collections import Counter

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.store.catalogue.vehicles import Brand, CarModel


def label_models(session: Session) -> dict[str, tuple[str, str]]:
    """Return brand and label of the models by id, in display order, such as "Volkswagen" and "Golf Mk7". Where two
    models share a name, the label includes the years, as in "Golf (2004-2008)".
    """
    named = select(CarModel.id, Brand.name, CarModel.name, CarModel.year).join(Brand, CarModel.brand_id == Brand.id)
    ordered = named.order_by(Brand.display_order, Brand.name, CarModel.display_order, CarModel.name, CarModel.id)
    models = session.execute(ordered).all()
    shared = Counter(f"{brand}/{name}" for _id, brand, name, _year in models)
    return {
        model: (brand, f"{name} ({year})" if shared[f"{brand}/{name}"] > 1 and year else name)
        for model, brand, name, year in models
    }


def explain_unknown(label: str, alike: list[str]) -> str:
    """Return why a label names no model, or more than one."""
    if alike:
        return f"{label} may be {' or '.join(alike)}: please write which"
    return f"There is no model named {label}"
