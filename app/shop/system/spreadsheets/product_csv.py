"""Export of products as a CSV file. It contains the fields of the entity, with subcategory, manufacturer, tax rate and
fitting models by name.
"""

from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.csv_cells import write_csv
from app.shop.catalogue.search.admin_products import list_admin_products
from app.shop.system.spreadsheets.model_labels import label_models
from app.shop.system.spreadsheets.option_lines import option_cells
from app.shop.system.spreadsheets.product_cells import (
    CODES,
    DOCUMENTS,
    MODELS,
    MORE_IMAGES,
    OPTION,
    RELATED,
    STOCK_AS_OF,
)
from app.shop.system.spreadsheets.product_columns import PRODUCT_COLUMNS, TABLE
from app.shop.system.spreadsheets.product_details import read_documents, read_more_images, read_options, read_related
from app.store.base.tax_rates import read_rates
from app.store.catalogue.categories import Subcategory
from app.store.catalogue.product_codes import ProductCode
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Fitment
from app.store.database.base import now


def export_products(session: Session) -> bytes:
    """Every product, one a line, newest first, with its options below. `product_import.py` reads it back unchanged."""
    # Read before the stock: a sale in between is taken for newer than the file, never for older.
    moment = write_moment(now())
    subcategories = {row.id: row.name for row in session.scalars(select(Subcategory))}
    rates = {rate.id: rate.name for rate in read_rates(session)}
    fitting, codes = _labels_by_product(session), _codes_by_product(session)
    more_images, related, options = read_more_images(session), read_related(session), read_options(session)
    documents = read_documents(session)
    slugs = {row.id: row.slug for row in session.execute(select(Product.id, Product.slug))}

    def cells(product: Product) -> list[object]:
        written: dict[str, object] = {
            "price": f"{product.price:.2f}",
            "subcategoryId": subcategories.get(product.subcategory_id or ""),
            "createdAt": write_moment(product.created_at),
            "manufacturer": product.manufacturer,
            "salePrice": product.sale_price and f"{product.sale_price:.2f}",
            "saleFrom": product.sale_from and write_moment(product.sale_from),
            "saleTo": product.sale_to and write_moment(product.sale_to),
            "taxRate": rates.get(product.tax_rate_id or ""),
            MORE_IMAGES: ";".join(more_images.get(product.id, ())),
            DOCUMENTS: ";".join(each.name for each in documents.get(product.id, ())),
            CODES: ";".join(codes[product.id]),
            MODELS: ";".join(fitting[product.id]),
            STOCK_AS_OF: moment,
            OPTION: "",
        }
        for column, kind in RELATED.items():
            written[column] = ";".join(slugs[other] for other in related.get((product.id, kind), ()))
        return [written[each.name] if each.name in written else getattr(product, each.attribute) for each in TABLE]

    def lines() -> Iterator[list[object]]:
        for product in list_admin_products(session).products:
            yield cells(product)
            for option in options.get(product.id, ()):
                of_option = option_cells(product, option) | {STOCK_AS_OF: moment}
                yield [of_option.get(each.name) for each in TABLE]

    return write_csv(PRODUCT_COLUMNS.known, lines())


def write_moment(moment: datetime) -> str:
    """A time as the API writes it."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _labels_by_product(session: Session) -> defaultdict[str, list[str]]:
    fits: defaultdict[str, set[str]] = defaultdict(set)
    for product_id, model_id in session.execute(select(Fitment.product_id, Fitment.model_id)):
        fits[model_id].add(product_id)
    labels: defaultdict[str, list[str]] = defaultdict(list)
    for model_id, names in label_models(session).items():
        for product_id in fits[model_id]:
            labels[product_id].append("/".join(names))
    return labels


def _codes_by_product(session: Session) -> defaultdict[str, list[str]]:
    """Return the codes of each product as "oem:5K0 615 301"."""
    codes: defaultdict[str, list[str]] = defaultdict(list)
    for row in session.scalars(select(ProductCode).order_by(ProductCode.kind, ProductCode.created_at, ProductCode.id)):
        codes[row.product_id].append(f"{row.kind}:{row.code}")
    return codes
