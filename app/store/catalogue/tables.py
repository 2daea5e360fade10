"""Every module of this folder with tables, so that one import makes the catalogue whole."""

from app.store.catalogue import (
    categories,
    demand,
    manufacturers,
    price_history,
    product_codes,
    product_documents,
    product_images,
    product_options,
    products,
    related_products,
    search_tables,
    stock_moves,
    stock_waits,
    vehicles,
)

__all__ = [
    "categories",
    "demand",
    "manufacturers",
    "price_history",
    "product_codes",
    "product_documents",
    "product_images",
    "product_options",
    "products",
    "related_products",
    "search_tables",
    "stock_moves",
    "stock_waits",
    "vehicles",
]
