"""Restored products: fitted into the present shop before they are written."""

from collections.abc import Mapping
from datetime import datetime

from sqlalchemy import ColumnElement, and_, bindparam, delete, or_, select, update
from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict
from app.shop.base.rows import count_of
from app.shop.base.trash.snapshots import Raw, Snapshot
from app.shop.base.trash.sold import sold_since
from app.store.base.tax_rates import TaxRate
from app.store.catalogue.categories import Category, Subcategory
from app.store.catalogue.manufacturers import Manufacturer
from app.store.catalogue.product_options import ProductOption, name_of, name_of_sku
from app.store.catalogue.products import Product, ProductSlug
from app.store.catalogue.related_products import RelatedProduct
from app.store.catalogue.stock_moves import CANCEL, JOB, ORDER, StockMove, moving_stock
from app.store.catalogue.vehicles import CarEngine, CarModel, Fitment, FitmentEngine
from app.store.sales.orders import OrderItem
from app.store.website.analytics import ProductPageView


def fit_in_products(session: Session, shot: Snapshot) -> list[str]:
    """Adapt deleted products to the present state of the shop. Renamed categories are followed, and whatever was
    deleted meanwhile is left out, with a sentence for each kind. Raises Conflict if an address or part number is
    taken, or a category is gone.
    """
    products = shot.rows.get(Product.__tablename__, [])
    names = {row["id"]: row["name"] for row in products}
    for row in shot.rows.get(ProductOption.__tablename__, []):
        _check_sku(session, row | {"name": name_of(names[row["product_id"]], row["name"])})
    for row in products:
        _check_slug(session, row)
        _check_sku(session, row)
        row["category"] = category_now(session, shot, row["category"], row["name"])
    if not products:
        return []
    _keep_free_slugs(session, shot)
    _leave_related(session, shot)
    notes = (
        _leave_subcategories(session, products),
        _leave_makers(session, products),
        _leave_rates(session, products),
        leave_models(session, shot),
        leave_engines(session, shot),
        _say_waits(shot.waits),
    )
    return [note for note in notes if note]


def _say_waits(waits: int) -> str:
    if not waits:
        return ""
    if waits == 1:
        return "1 customer had asked for an e-mail when it is back in stock. That request is gone."
    return f"{waits} customers had asked for an e-mail when it is back in stock. Those requests are gone."


def category_now(session: Session, shot: Snapshot, name: str, of: str) -> str:
    """Return the present name of a category, found by its id or else by its name. Raises Conflict if there is none."""
    same = session.scalar(select(Category.name).where(Category.id == shot.categories.get(name)))
    found = same or session.scalar(select(Category.name).where(Category.name == name))
    if found is None:
        raise Conflict(f"{of} cannot come back: its category {name} is gone. Bring that back first.")
    return found


def reconnect_views(session: Session, shot: Snapshot) -> None:
    """Connect the products again with their stored views."""
    rows = [{"view": view, "product": product} for product, views in shot.views.items() for view in views]
    if rows:
        one = update(ProductPageView.__table__).where(ProductPageView.id == bindparam("view"))  # type: ignore[arg-type]  # typed as any FromClause
        session.connection().execute(one.values(product_id=bindparam("product")), rows)


def put_back_since(session: Session, shot: Snapshot, since: datetime) -> list[str]:
    """Add the pieces that orders and jobs gave back while their product was away."""
    ids = [row["id"] for row in shot.rows.get(Product.__tablename__, []) if not row.get("option_count")]
    options = [row["id"] for row in shot.rows.get(ProductOption.__tablename__, [])]
    back = _put_back(session, Product, sold_since(session, ids, since))
    back += _put_back(session, ProductOption, sold_since(session, options, since, OrderItem.option_id))
    whole = and_(StockMove.product_id.in_(ids), StockMove.option_id.is_(None))
    back += _put_noted_back(session, or_(whole, StockMove.option_id.in_(options)), since)
    return [f"{count_of(back, 'piece')} returned since then went into stock."] if back else []


def _put_noted_back(session: Session, of: ColumnElement[bool], since: datetime) -> int:
    """Add the pieces that were noted as returned (app.store.catalogue.stock_moves.note_returned).

    They are of corrected orders and of jobs. What a deletion itself moved has neither reason.
    """
    noted = select(StockMove).where(of, StockMove.created_at >= since, StockMove.reason.in_((ORDER, JOB)))
    rows = session.scalars(noted.where(StockMove.change > 0)).all()
    for row in rows:
        shape: type[Product] | type[ProductOption] = ProductOption if row.option_id else Product
        which = row.option_id or row.product_id
        session.delete(row)
        session.flush()
        with moving_stock(session, row.reason, row.order_id, row.job_id):
            grown = shape.inventory + row.change
            session.execute(update(shape).where(shape.id == which).values(inventory=grown))
    return sum(row.change for row in rows)


def forget_moves(session: Session, shot: Snapshot, after: int) -> None:
    """Remove the moves after an id by which triggers summed up the options of restored products: together they are
    none.
    """
    ids = {row["product_id"] for row in shot.rows.get(ProductOption.__tablename__, [])}
    session.execute(delete(StockMove).where(StockMove.id > after, StockMove.product_id.in_(ids)))


def _put_back(session: Session, shape: type[Product] | type[ProductOption], sold: Mapping[str, int]) -> int:
    back = {each: -pieces for each, pieces in sold.items() if pieces < 0}
    with moving_stock(session, CANCEL):
        for each, pieces in back.items():
            grown = shape.inventory + pieces
            session.execute(update(shape).where(shape.id == each).values(inventory=grown))
    return sum(back.values())


def _check_slug(session: Session, row: Raw) -> None:
    rival = session.scalar(select(Product.name).where(Product.slug == row["slug"]))
    if rival is not None:
        raise Conflict(f"{row['name']} cannot come back: {rival} has its address {row['slug']} now.")
    # As for a new product: one of today wins over one that left this address.
    session.execute(delete(ProductSlug).where(ProductSlug.slug == row["slug"]))


def _check_sku(session: Session, row: Raw) -> None:
    folded = row.get("sku_folded")
    rival = name_of_sku(session, folded) if folded else None
    if rival is not None:
        raise Conflict(f"{row['name']} cannot come back: {rival} has its part number {row['sku']} now.")


def _keep_free_slugs(session: Session, shot: Snapshot) -> None:
    """Of the old addresses those that nothing else has taken since."""
    taken = set(session.scalars(select(Product.slug))) | set(session.scalars(select(ProductSlug.slug)))
    rows = shot.rows[ProductSlug.__tablename__]
    shot.rows[ProductSlug.__tablename__] = [row for row in rows if row["slug"] not in taken]


def _leave_related(session: Session, shot: Snapshot) -> None:
    """Drop what was chosen with a product that is still deleted."""
    known = {*session.scalars(select(Product.id)), *(row["id"] for row in shot.rows[Product.__tablename__])}
    rows = shot.rows.get(RelatedProduct.__tablename__, [])
    there = [row for row in rows if {row["product_id"], row["other_id"]} <= known]
    shot.rows[RelatedProduct.__tablename__] = there


def _leave_subcategories(session: Session, products: list[Raw]) -> str:
    """Remove subcategories that are gone or belong to another category by now. Returns a sentence about them, blank if
    there are none.
    """
    within = select(Subcategory, Category.name).join(Category, Category.id == Subcategory.category_id)
    subcategories = {subcategory.id: category for subcategory, category in session.execute(within)}
    left = [
        row for row in products if row["subcategory_id"] and subcategories.get(row["subcategory_id"]) != row["category"]
    ]
    for row in left:
        row["subcategory_id"] = None
    return f"{count_of(len(left), 'product')} came back without a subcategory, which is gone." if left else ""


def _leave_makers(session: Session, products: list[Raw]) -> str:
    """Leave out manufacturers that are gone."""
    known = set(session.scalars(select(Manufacturer.id)))
    left = [row for row in products if row.get("manufacturer_id") and row["manufacturer_id"] not in known]
    for row in left:
        row["manufacturer_id"] = None
    return f"{count_of(len(left), 'product')} came back without its maker, which is gone." if left else ""


def _leave_rates(session: Session, products: list[Raw]) -> str:
    """Leave out tax rates that are gone."""
    known = set(session.scalars(select(TaxRate.id)))
    left = [row for row in products if row.get("tax_rate_id") and row["tax_rate_id"] not in known]
    for row in left:
        row["tax_rate_id"] = None
    return f"{count_of(len(left), 'product')} came back with the default tax rate: its own is gone." if left else ""


def leave_models(session: Session, shot: Snapshot) -> str:
    """Drop fitments to deleted models; return a sentence about them, or ""."""
    rows = shot.rows[Fitment.__tablename__]
    models = set(session.scalars(select(CarModel.id)))
    shot.rows[Fitment.__tablename__] = [row for row in rows if row["model_id"] in models]
    gone = len({row["model_id"] for row in rows} - models)
    return f"{count_of(gone, 'model')} that it fitted {'is' if gone == 1 else 'are'} gone." if gone else ""


def leave_engines(session: Session, shot: Snapshot) -> str:
    """Remove deleted engines and return a sentence about them, or a blank string. A fitment that has lost all its
    engines is removed as well, because a fitment without engines would hold for every engine.
    """
    rows, fitments = shot.rows.get(FitmentEngine.__tablename__, []), shot.rows[Fitment.__tablename__]
    engines = set(session.scalars(select(CarEngine.id)))
    narrowed = {row["fitment_id"] for row in rows}
    left = [row for row in rows if row["engine_id"] in engines]
    lost = narrowed - {row["fitment_id"] for row in left}
    shot.rows[Fitment.__tablename__] = [row for row in fitments if row["id"] not in lost]
    present = {row["id"] for row in shot.rows[Fitment.__tablename__]}
    shot.rows[FitmentEngine.__tablename__] = [row for row in left if row["fitment_id"] in present]
    gone = len({row["engine_id"] for row in rows} - engines)
    return f"{count_of(gone, 'engine')} that it fitted {'is' if gone == 1 else 'are'} gone." if gone else ""
