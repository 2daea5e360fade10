"""Columns of the verdict on a cart's line, beside the line's own."""

from typing import TypeVarTuple

from sqlalchemy import Select

from app.store.catalogue.vehicles import Brand, CarEngine, CarModel
from app.store.catalogue.verdict_columns import FIT_COLUMNS, VEHICLE_COLUMNS, beside_model
from app.store.sales.carts import CartItem

Columns = TypeVarTuple("Columns")
LINE_COLUMNS = (CartItem.vehicle, CartItem.vehicle_year, *VEHICLE_COLUMNS, *FIT_COLUMNS)
"""The vehicle that a cart's line is for, and what its verdict is made of."""


def beside_vehicle(chosen: Select[*Columns]) -> Select[*Columns]:
    """Join the vehicle of a cart's line, with its fitment row."""
    with_vehicle = (
        chosen.outerjoin(CarModel, CarModel.id == CartItem.model_id)
        .outerjoin(Brand, Brand.id == CarModel.brand_id)
        .outerjoin(CarEngine, CarEngine.id == CartItem.engine_id)
    )
    return beside_model(with_vehicle, CartItem.model_id)
