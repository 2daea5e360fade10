"""Export of products as a CSV file. It contains the fields of the entity, with subcategory, manufacturer, tax rate and
fitting models by name.
"""

from collections import Counter, defaultdict
from datetime import datetime
from functools import partial

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.csv_cells import write_csv
from app.shop.catalogue.search.admin_products import list_admin_products
from app.store.catalogue.product_codes import ProductCode
from app.store.catalogue.products import Product, Subcategory
from app.store.catalogue.tax_rates import read_rates
from app.store.catalogue.vehicles import Brand, CarModel, Fitment
from app.store.database.base import now

COLUMNS = {
    "id": "id",
    "name": "name",
    "slug": "slug",
    "description": "description",
    "price": "price",
    "category": "category",
    "subcategoryId": "subcategory_id",
    "imageUrl": "image_url",
    "imageUrl2": "image_url2",
    "inventory": "inventory",
    "featured": "featured",
    "createdAt": "created_at",
    "fits": "fits",
    "hidden": "hidden",
    "sku": "sku",
    "ean": "ean",
    "manufacturer": "manufacturer_id",
    "packAmount": "pack_amount",
    "packUnit": "pack_unit",
    "warnings": "warnings",
    "madeToOrder": "made_to_order",
    "taxRate": "tax_rate_id",
    "supplier": "supplier",
}
"""The columns by name, and the attribute behind each; `codes` and `models` follow them."""
CODES = "codes"
MODELS = "models"
STOCK_AS_OF = "stockAsOf"
"""Column with the time of the export: a stock that moved since then is newer than the file's."""


def export_products(session: Session) -> bytes:
    """Every product, one a line, newest first. `product_import.py` reads it back unchanged."""
    # Read before the stock: a sale in between is taken for newer than the file, never for older.
    moment = write_moment(now())
    subcategories = {row.id: row.name for row in session.scalars(select(Subcategory))}
    rates = {rate.id: rate.name for rate in read_rates(session)}
    fitting, codes = _labels_by_product(session), _codes_by_product(session)
    listed = list_admin_products(session).products
    named = partial(_cells, subcategories, rates)
    rows = ([*named(each), ";".join(codes[each.id]), ";".join(fitting[each.id])] for each in listed)
    return write_csv([*COLUMNS, CODES, MODELS, STOCK_AS_OF], ([*row, moment] for row in rows))


def write_moment(moment: datetime) -> str:
    """A time as the API writes it."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def model_labels(session: Session) -> dict[str, str]:
    """Return the names of the models by id, in display order, such as "Volkswagen/Golf Mk7". Where two models of a
    brand share a name, it includes the years, as in "Volkswagen/Golf (2004-2008)".
    """
    named = select(CarModel, Brand.name).join(Brand, CarModel.brand_id == Brand.id)
    ordered = named.order_by(Brand.display_order, Brand.name, CarModel.display_order, CarModel.name, CarModel.id)
    models = [(model, f"{brand}/{model.name}") for model, brand in session.execute(ordered)]
    shared = Counter(plain for _, plain in models)
    return {
        model.id: f"{plain} ({model.year})" if shared[plain] > 1 and model.year else plain for model, plain in models
    }


def _labels_by_product(session: Session) -> defaultdict[str, list[str]]:
    fits: defaultdict[str, set[str]] = defaultdict(set)
    for product_id, model_id in session.execute(select(Fitment.product_id, Fitment.model_id)):
        fits[model_id].add(product_id)
    labels: defaultdict[str, list[str]] = defaultdict(list)
    for model_id, label in model_labels(session).items():
        for product_id in fits[model_id]:
            labels[product_id].append(label)
    return labels


def _codes_by_product(session: Session) -> defaultdict[str, list[str]]:
    """Return the codes of each product as "oem:5K0 615 301"."""
    codes: defaultdict[str, list[str]] = defaultdict(list)
    for row in session.scalars(select(ProductCode).order_by(ProductCode.kind, ProductCode.created_at, ProductCode.id)):
        codes[row.product_id].append(f"{row.kind}:{row.code}")
    return codes


def _cells(subcategories: dict[str, str], rates: dict[str, str], product: Product) -> list[object]:
    written = {
        "price": f"{product.price:.2f}",
        "subcategoryId": subcategories.get(product.subcategory_id or ""),
        "createdAt": write_moment(product.created_at),
        "manufacturer": product.manufacturer,
        "taxRate": rates.get(product.tax_rate_id or ""),
    }
    plain = {column: getattr(product, name) for column, name in COLUMNS.items()}
    return list((plain | written).values())
