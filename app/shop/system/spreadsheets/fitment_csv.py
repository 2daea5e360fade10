"""Export of the vehicles that every product fits, as a CSV file. It has one line for each model of a product, with
years, engines, note and condition.
"""

from collections import Counter, defaultdict

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.csv_cells import write_csv
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel, Fitment, FitmentEngine

COLUMNS = ("product", "brand", "model", "yearFrom", "yearTo", "engines", "note", "isCondition")


_DETAILS = (Fitment.year_from, Fitment.year_to, Fitment.note, Fitment.is_condition)
AT_ONCE = 1000
"""Rows in memory at once: a large shop has a quarter of a million."""


def export_fitment(session: Session) -> bytes:
    """Return every row, ordered by product and model. `app.shop.system.spreadsheets.fitment_import` reads the file back
    unchanged.
    """
    labels, engines = label_models(session), _engine_names(session)
    ordered = (
        select(Product.slug, Brand.name, Fitment.id, Fitment.model_id, *_DETAILS)
        .join(Product, Product.id == Fitment.product_id)
        .join(CarModel, CarModel.id == Fitment.model_id)
        .join(Brand, Brand.id == CarModel.brand_id)
        .order_by(Product.slug, Brand.display_order, Brand.name)
        .order_by(CarModel.display_order, CarModel.name, CarModel.year, CarModel.id)
        .execution_options(yield_per=AT_ONCE)
    )
    rows = (
        [slug, brand, labels[model], first, last, engines.get(row_id), note, condition]
        for slug, brand, row_id, model, first, last, note, condition in session.execute(ordered)
    )
    return write_csv(COLUMNS, rows)


def label_models(session: Session) -> dict[str, str]:
    """Return the names of the models by id, such as "Golf Mk7". Where two models of a brand share a name, it includes
    the years, as in "Golf (2004-2008)".
    """
    models = session.execute(select(CarModel.id, CarModel.brand_id, CarModel.name, CarModel.year)).all()
    shared = Counter((brand, name) for _id, brand, name, _year in models)
    return {
        model: f"{name} ({year})" if shared[brand, name] > 1 and year else name for model, brand, name, year in models
    }


def _engine_names(session: Session) -> defaultdict[str, str]:
    named = select(FitmentEngine.fitment_id, CarEngine.name).join(CarEngine, CarEngine.id == FitmentEngine.engine_id)
    ordered = named.order_by(CarEngine.display_order, CarEngine.name, CarEngine.id)
    found: defaultdict[str, str] = defaultdict(str)
    for fitment, name in session.execute(ordered):
        found[fitment] = f"{found[fitment]};{name}" if fitment in found else name
    return found
