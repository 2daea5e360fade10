"""A year of orders with their payments and documents."""

from contextlib import closing
from pathlib import Path

from app.store.database.driver import sqlite3
from tests.bench.warehouse import MOMENT, YEAR

LINES = 2
"""Lines of an order."""


def sell(database: Path, orders: int, products: int) -> None:
    """Write the year; its ids are in no order, as real ones."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("PRAGMA temp_store=MEMORY")
        connection.execute("BEGIN")
        for statement in _statements(orders, products):
            connection.execute(statement)
        connection.execute("COMMIT")
        connection.execute("ANALYZE")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _statements(orders: int, products: int) -> list[str]:
    at = MOMENT.format(seconds=f"{YEAR} - n * {YEAR} / {orders}")
    return [
        f"CREATE TEMP TABLE sold AS {_numbers(orders)} SELECT n, {_id('n', 1)} AS id, {_id('n', 2)} AS cart, {at} AS at"
        " FROM c",
        # A tenth of the lines is repair work at another rate.
        f"CREATE TEMP TABLE lines AS {_numbers(orders * LINES)} SELECT n, n / {LINES} AS of, 1 + n % 3 AS quantity,"
        f" (n * 2654435761 % 4294967296) % {products} AS product, 1000 + n % 9000 AS price,"
        " CASE n % 10 WHEN 0 THEN '13.5' ELSE '' END AS rate FROM c",
        "CREATE TEMP TABLE sums AS SELECT of, sum(quantity * price) AS goods,"
        f" sum({_tax('quantity * price')}) AS tax FROM lines GROUP BY of",
        "INSERT INTO carts (id, created_at, updated_at, status) SELECT cart, at, at, 'ordered' FROM sold",
        "INSERT INTO orders (id, order_number, cart_id, customer_name, customer_email, customer_phone,"
        " shipping_address, subtotal, tax, total, tax_rate, tax_mode, delivery, delivery_tax, payment_method, paid,"
        " refunded, status, created_at, updated_at)"
        " SELECT id, 1001 + n, cart, 'Customer ' || n, 'c' || n || '@example.ie', '056 ' || n,"
        " '12 Castle Road, Kilkenny', goods, tax + 140, goods + 750, '23', 'included', 750, 140, 'workshop',"
        f" {_paid('goods + 750')}, {_refunded('goods + 750')}, 'completed', at, at FROM sold JOIN sums ON of = n",
        "INSERT INTO order_items (id, order_id, product_id, position, product_name, quantity, unit_price, subtotal,"
        f" tax, tax_rate) SELECT {_id('lines.n', 3)}, sold.id,"
        f" printf('a0000000-0000-4000-8000-%012x', product), lines.n % {LINES}, 'Part ' || product, quantity, price,"
        f" quantity * price, {_tax('quantity * price')}, rate FROM lines JOIN sold ON sold.n = lines.of"
        " ORDER BY lines.n",
        _payments("payment", "CASE n % 25 WHEN 1 THEN 1000 ELSE paid END", "n % 25 != 2", 4),
        _payments("payment", "paid - 1000", "n % 25 = 1", 5),
        _payments("refund", "refunded", "refunded > 0", 6),
        _documents("invoice", "total", "tax", "n % 25 != 2", 7),
        _documents("credit_note", "refunded", f"{_tax('refunded', '23')}", "refunded > 0", 8),
    ]


def _payments(kind: str, amount: str, chosen: str, salt: int) -> str:
    """Of 25 orders one is unpaid, one part-paid, one refunded."""
    return (
        "INSERT INTO payments (id, created_at, order_id, kind, method, amount, state, settled_at)"
        f" SELECT {_id('n', salt)}, at, sold.id, '{kind}', CASE n % 3 WHEN 0 THEN 'cash' WHEN 1 THEN 'terminal' ELSE"
        f" 'transfer' END, {amount}, 'succeeded', at FROM sold JOIN orders ON orders.id = sold.id WHERE {chosen}"
        " ORDER BY n"
    )


def _documents(kind: str, total: str, tax: str, chosen: str, salt: int) -> str:
    line = (
        f"json_object('name', 'Goods', 'rate', '23', 'quantity', 1, 'net', printf('%.2f', ({total} - {tax}) / 100.0),"
        f" 'tax', printf('%.2f', ({tax}) / 100.0), 'detail', 'for Volkswagen Golf, 2018, 2.0 TDI')"
    )
    return (
        "INSERT INTO documents (id, kind, series, number, order_id, issued_at, supplied_on, buyer_name, buyer_address,"
        f" net, tax, total, content) SELECT {_id('n', salt)}, '{kind}', '', n + 1, sold.id, at, substr(at, 1, 10),"
        f" customer_name, shipping_address, {total} - ({tax}), {tax}, {total}, json_object('lines', json_array({line}),"
        f" 'note', hex(zeroblob(300))) FROM sold JOIN orders ON orders.id = sold.id WHERE {chosen} ORDER BY n"
    )


def _paid(total: str) -> str:
    return f"CASE n % 25 WHEN 2 THEN 0 ELSE {total} END"


def _refunded(total: str) -> str:
    return f"CASE n % 50 WHEN 3 THEN {total} WHEN 28 THEN 500 ELSE 0 END"


def _tax(gross: str, rate: str = "rate") -> str:
    """The tax contained in an amount."""
    percent = rate if rate != "rate" else "CASE rate WHEN '' THEN 23 ELSE 13.5 END"
    return f"CAST(round(({gross}) * ({percent}) / (100 + ({percent}))) AS INTEGER)"


def _numbers(count: int) -> str:
    return f"WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n + 1 < {count})"


def _id(number: str, salt: int) -> str:
    """Ids in no order, as random ones."""
    scrambled = f"({number} * 2654435761 + {salt}) % 4294967296"
    return f"printf('%08x-0000-4000-8{salt:03x}-%012x', {scrambled}, {number})"
