"""Export of the vehicles that every product fits, as a CSV file. It has one line for each model of a product, with
years, engines, note and condition.
"""

from collections import defaultdict
from operator import itemgetter

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.csv_cells import write_csv
from app.shop.system.spreadsheets.fitment_columns import DETAILS, FITMENT_COLUMNS
from app.shop.system.spreadsheets.model_labels import label_models
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel, Fitment, FitmentEngine

SELECTED = ("product", "brand", "model", "engines", *DETAILS.values())
AT_ONCE = 1000
"""Rows in memory at once: a large shop has a quarter of a million."""


def export_fitment(session: Session) -> bytes:
    """Return every row, ordered by product and model. `fitment_import.py` reads it back unchanged."""
    labels, engines = label_models(session), _engine_names(session)
    details = [getattr(Fitment, name) for name in DETAILS]
    ordered = (
        select(Product.slug, Brand.name, Fitment.id, Fitment.model_id, *details)
        .join(Product, Product.id == Fitment.product_id)
        .join(CarModel, CarModel.id == Fitment.model_id)
        .join(Brand, Brand.id == CarModel.brand_id)
        .order_by(Product.slug, Brand.display_order, Brand.name)
        .order_by(CarModel.display_order, CarModel.name, CarModel.year, CarModel.id)
        .execution_options(yield_per=AT_ONCE)
    )
    sort = itemgetter(*(SELECTED.index(name) for name in FITMENT_COLUMNS.known))
    rows = (
        sort((slug, brand, labels[model][1], engines.get(row_id), *values))
        for slug, brand, row_id, model, *values in session.execute(ordered)
    )
    return write_csv(FITMENT_COLUMNS.known, rows)


def _engine_names(session: Session) -> defaultdict[str, str]:
    named = select(FitmentEngine.fitment_id, CarEngine.name).join(CarEngine, CarEngine.id == FitmentEngine.engine_id)
    ordered = named.order_by(CarEngine.display_order, CarEngine.name, CarEngine.id)
    found: defaultdict[str, str] = defaultdict(str)
    for fitment, name in session.execute(ordered):
        found[fitment] = f"{found[fitment]};{name}" if fitment in found else name
    return found
