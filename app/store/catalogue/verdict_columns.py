"""Columns of the statements that a verdict is made of."""

from typing import Any, TypeVarTuple

from sqlalchemy import Select, and_, bindparam, exists, func, literal_column, select
from sqlalchemy.orm import aliased

from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarEngine, CarModel, Fitment, FitmentEngine

Columns = TypeVarTuple("Columns")
_ANY_ROW = aliased(Fitment)
HAS_ROWS = exists().where(_ANY_ROW.product_id == Product.id)
IS_UNIVERSAL = Product.fits == literal_column("'universal'")
"""Written out: a bound value, or a comparison of it with 1, keeps SQLite from the index of these products alone."""
FIT_COLUMNS = (
    Product.fits,
    HAS_ROWS.label("has_rows"),
    Fitment.id,
    Fitment.year_from,
    Fitment.year_to,
    Fitment.note,
    Fitment.is_condition,
    select(func.group_concat(FitmentEngine.engine_id))
    .where(FitmentEngine.fitment_id == Fitment.id)
    .correlate(Fitment)
    .scalar_subquery(),
)
"""What a product's list of models means, whether it names any, and its row of one model."""
VEHICLE_COLUMNS = (
    CarModel.id, Brand.name, CarModel.name, CarModel.year_from, CarModel.year_to, CarEngine.id, CarEngine.name,
)  # fmt: skip
"""A model with its brand, and an engine of it."""


def beside_model(chosen: Select[*Columns], model: Any) -> Select[*Columns]:
    """Join the fitment row of a model, where the product has one."""
    return chosen.outerjoin(Fitment, and_(Fitment.product_id == Product.id, Fitment.model_id == model))


VEHICLE = (
    select(*VEHICLE_COLUMNS)
    .select_from(CarModel)
    .join(Brand, Brand.id == CarModel.brand_id)
    .outerjoin(CarEngine, and_(CarEngine.model_id == CarModel.id, CarEngine.id == bindparam("engine")))
    .where(CarModel.id == bindparam("model"))
)
"""Takes a `model`, and an `engine` of it."""
_IDS = func.json_each(bindparam("ids")).table_valued("value")
OF_PRODUCTS = beside_model(select(Product.id, *FIT_COLUMNS).select_from(Product), bindparam("model")).where(
    Product.id.in_(select(_IDS.c.value))
)
"""Takes a `model`, and the products' `ids` as JSON."""
OF_MODEL = (
    select(Product.id, *FIT_COLUMNS)
    .select_from(Product)
    .join(Fitment, and_(Fitment.product_id == Product.id, Fitment.model_id == bindparam("model")))
)
"""Takes a `model`, and returns the products that have a row for it."""
