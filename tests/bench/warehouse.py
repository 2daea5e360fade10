"""A shop of any size is made by a few statements. The SQL writes directly into a migrated database."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from app.store.database.driver import sqlite3

MODELS = 8
"""Models of a brand."""
FITS = 2
"""Models that a product fits."""
ORDER_OF = 1000
"""The first order's number, less one."""
MOMENT = "strftime('%Y-%m-%dT%H:%M:%S.000000Z', 'now', '-' || ({seconds}) || ' seconds')"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Size:
    """Numbers of rows of each kind."""

    name: str
    products: int
    brands: int
    orders: int
    visits: int

    @property
    def categories(self) -> int:
        """Some forty products in each, as a shop would cut it."""
        return max(12, self.products // 40)


def fill(database: Path, size: Size) -> None:
    """Write it all, and what the visits and views add up to."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("BEGIN")
        for statement in _statements(size):
            connection.execute(statement)
        connection.execute("COMMIT")
        connection.execute("ANALYZE")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _statements(size: Size) -> list[str]:
    return [*_catalogue(size), *_orders(size), *_visits(size)]


def _catalogue(size: Size) -> list[str]:
    at = MOMENT.format(seconds="n * 60")
    return [
        _insert("product_categories", size.categories, id="'c' || n", created_at=at, name="'Category ' || n",
                slug="'category-' || n", display_order="n"),
        _insert("brands", size.brands, id=_uuid("b"), created_at=at, name="'Brand ' || n", slug="'brand-' || n",
                display_order="n"),
        _insert("car_models", size.brands * MODELS, id=_uuid("d"), created_at=at, name="'Model ' || n",
                slug="'model-' || n", year="'2013-2019'", display_order="n", brand_id=_uuid("b", f"n % {size.brands}")),
        _insert("products", size.products, id=_uuid("a"), created_at=at,
                name="'Part ' || n || ' of series ' || (n % 997)", slug="'part-' || n",
                description="'A part for a car, number ' || n || '. ' || hex(zeroblob(120))",
                price="1000 + n % 9000", category=f"'Category ' || (n % {size.categories})", inventory="1000000",
                featured="n % 50 = 0"),
        _insert("model_product_compatibility", size.products * FITS, id="'f' || n", created_at=at,
                model_id=_uuid("d", f"(n * 7) % {size.brands * MODELS}"),
                product_id=_uuid("a", f"n % {size.products}")),
    ]  # fmt: skip


def _orders(size: Size) -> list[str]:
    at = MOMENT.format(seconds=f"{YEAR} - n * {YEAR} / {max(size.orders, 1)}")
    name = "'Customer ' || (n % 20000)"
    return [
        _insert("carts", size.orders, id=_uuid("e"), created_at=at, updated_at=at, status="'ordered'"),
        _insert("orders", size.orders, id=_uuid("f"), created_at=at, updated_at=at, order_number=f"{ORDER_OF} + n + 1",
                cart_id=_uuid("e"), customer_name=name, customer_email="'c' || (n % 20000) || '@example.ie'",
                customer_phone="'056 ' || n", shipping_address="'12 Castle Road, Kilkenny'", subtotal="4999", tax="500",
                total="5499", tax_rate="'10'", status="CASE n % 5 WHEN 0 THEN 'pending' ELSE 'completed' END"),
        _insert("order_items", size.orders * 2, id="'i' || n", order_id=_uuid("f", f"n % {max(size.orders, 1)}"),
                product_id=_uuid("a", f"n % {size.products}"), position=f"n / {max(size.orders, 1)}",
                product_name=f"'Part ' || (n % {size.products})", quantity="1", unit_price="4999", subtotal="4999"),
        _insert("order_events", size.orders, id="'h' || n", created_at=at, order_id=_uuid("f"), status="'pending'"),
    ]  # fmt: skip


def _visits(size: Size) -> list[str]:
    at = MOMENT.format(seconds=f"{YEAR} - n * {YEAR} / {size.visits}")
    people = max(size.visits // 8, 1)
    address = f"'10.' || (n % {people} / 65536) || '.' || (n % {people} / 256 % 256) || '.' || (n % {people} % 256)"
    looks = size.visits // 5
    return [
        _insert("page_visits", size.visits, id="'v' || n", created_at=at, ip_address=address,
                user_agent=f"'Browser ' || (n % {people} % 40)", path="'/shop/part-' || (n % 300)"),
        _insert("product_views", looks, id="'w' || n", product_id=_uuid("a", "n % 300"),
                created_at=MOMENT.format(seconds=f"{YEAR} - n * {YEAR} / {max(looks, 1)}")),
        "INSERT INTO visitors SELECT ip_address, user_agent, max(created_at) FROM page_visits GROUP BY 1, 2",
        "INSERT INTO visitor_addresses SELECT ip_address, max(last_visit) FROM visitors GROUP BY 1",
        "INSERT INTO visit_tallies SELECT substr(created_at, 1, 10), path, count(*) FROM page_visits GROUP BY 1, 2",
        "INSERT INTO view_tallies SELECT substr(created_at, 1, 10), product_id, count(*) FROM product_views"
        " GROUP BY 1, 2",
    ]  # fmt: skip


def _insert(table: str, count: int, **columns: str) -> str:
    """So many rows, their columns calculated from `n`, which counts from 0."""
    numbers = f"WITH RECURSIVE c(n) AS (SELECT 0 WHERE {count} > 0 UNION ALL SELECT n + 1 FROM c WHERE n + 1 < {count})"
    return f"INSERT INTO {table} ({', '.join(columns)}) {numbers} SELECT {', '.join(columns.values())} FROM c"


def _uuid(first: str, number: str = "n") -> str:
    return f"printf('{first}0000000-0000-4000-8000-%012x', {number})"
