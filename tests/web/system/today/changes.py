"""Random changes of sales, such as the shop itself makes."""

from datetime import timedelta
from random import Random

from sqlalchemy import text
from sqlalchemy.orm import Session

from tests.web.system.today.books import BEGIN

HELD = "SELECT order_id FROM payments UNION SELECT order_id FROM documents"
NAMED = "customer_name, customer_email, shipping_address, tax_rate, tax_mode, subtotal, tax, total, status, updated_at"
STATED = "name, email, order_text, verified_by, status"
OF_ORDERS = (
    "UPDATE orders SET status = CASE status WHEN 'cancelled' THEN 'completed' ELSE 'cancelled' END WHERE id = :id",
    "UPDATE orders SET payment_method = CASE WHEN payment_method IS NULL THEN 'card' END WHERE id = :id",
    "UPDATE orders SET created_at = :moment WHERE id = :id",
    "INSERT INTO carts (id, created_at, updated_at, status) VALUES (:new, :moment, :moment, 'ordered');"
    f"INSERT INTO orders (id, cart_id, order_number, created_at, {NAMED})"
    f" SELECT :new, :new, :number, :moment, {NAMED} FROM orders WHERE id = :id",
    f"INSERT INTO withdrawals (id, reference, received_at, order_id, items, {STATED})"
    " SELECT :new, :number, :moment, :id, CASE WHEN :cents > 2000 THEN NULL ELSE '[]' END, 'A', '', '', 'link', 'done'",
    f"DELETE FROM orders WHERE id = (SELECT max(id) FROM orders WHERE id NOT IN ({HELD} UNION SELECT ''))",
)
OF_LINES = ("INSERT INTO order_returns (id, created_at, item_id, quantity) VALUES (:new, :moment, :id, 1)",)
OF_RETURNS = (
    "UPDATE order_returns SET quantity = 3 - quantity WHERE id = :id AND quantity < 3",
    "UPDATE order_returns SET created_at = :moment WHERE id = :id",
    "DELETE FROM order_returns WHERE id = :id",
)
OF_WITHDRAWALS = (
    "UPDATE withdrawals SET status = CASE status WHEN 'done' THEN 'refused' ELSE 'accepted' END WHERE id = :id",
    "UPDATE withdrawals SET order_id = (SELECT max(id) FROM orders WHERE id < :new) WHERE id = :id",
    "DELETE FROM withdrawals WHERE id = :id",
)
OF_PAYMENTS = (
    "UPDATE payments SET method = 'other' WHERE id = :id",
    "INSERT INTO payments (id, created_at, kind, method, amount, state, settled_at)"
    " VALUES (:new, :moment, 'payment', 'cash', :cents, 'succeeded', :moment)",
)
OF_REFUNDS = (
    "INSERT INTO refund_items (id, created_at, payment_id, item_id, quantity)"
    " SELECT :new, :moment, payments.id, order_items.id, 1 FROM payments JOIN order_items USING (order_id)"
    " WHERE kind = 'refund' AND state = 'succeeded'"
    " ORDER BY (order_items.id || payments.id) < :new, payments.id LIMIT 1",
    "UPDATE refund_items SET quantity = 3 - quantity WHERE id = :id AND quantity < 3",
    "DELETE FROM refund_items WHERE id = :id",
)
COPIED = "buyer_name, buyer_address, net, tax, total, content, order_id, supplied_on, series"
OF_DOCUMENTS = (
    f"INSERT INTO documents (id, kind, number, issued_at, {COPIED})"
    f" SELECT :new, :kind, 10000 + :number, :moment, {COPIED} FROM documents WHERE id = :id",
    "UPDATE documents SET issued_at = :moment WHERE id = :id",
    "DELETE FROM documents WHERE id = :id AND kind = 'credit_note'",
)
OF_PRODUCTS = (
    "UPDATE products SET category = (SELECT category FROM products ORDER BY id LIMIT 1) WHERE id = :id",
    "DELETE FROM products WHERE id = :id AND (SELECT count(*) FROM products) > 2",
)
OF_JOBS = (
    "INSERT INTO payments (id, created_at, job_id, kind, method, amount, state, settled_at)"
    " VALUES (:new, :moment, :id, CASE WHEN :cents < 2000 THEN 'refund' ELSE 'payment' END, 'cash', :cents,"
    " 'succeeded', :moment)",
    "UPDATE documents SET job_id = :id, order_id = NULL"
    " WHERE id = (SELECT max(id) FROM documents WHERE id < :new AND kind = 'credit_note')",
    "UPDATE jobs SET tax_mode = CASE tax_mode WHEN 'added' THEN 'included' ELSE 'added' END WHERE id = :id",
    "UPDATE job_lines SET unit_price = :cents WHERE job_id = :id",
    "UPDATE job_lines SET asked_at = CASE WHEN asked_at IS NULL THEN :moment END WHERE job_id = :id AND position = 1",
)
OF_TABLES = {
    "orders": OF_ORDERS,
    "order_items": OF_LINES,
    "order_returns": OF_RETURNS,
    "withdrawals": OF_WITHDRAWALS,
    "payments": OF_PAYMENTS,
    "refund_items": OF_REFUNDS,
    "documents": OF_DOCUMENTS,
    "jobs": OF_JOBS,
    "products": OF_PRODUCTS,
}
CHANGES = [(table, words) for table, several in OF_TABLES.items() for words in several]


def change_anything(session: Session, random: Random) -> str:
    """Change, add or delete one random row; return how."""
    table, words = random.choice(CHANGES)
    ids = session.scalars(text(f"SELECT id FROM {table} ORDER BY id")).all()
    moment = BEGIN + timedelta(hours=random.randint(0, 100 * 24), minutes=59)
    number = random.randint(10**8, 10**9)
    values = {
        "id": random.choice(ids) if ids else "", "new": f"{number}", "number": number,
        "moment": f"{moment:%Y-%m-%dT%H:%M:%S.%fZ}", "cents": random.randint(1, 9999),
        "kind": random.choice(("invoice", "credit_note", "receipt")),
    }  # fmt: skip
    for each in words.split(";"):
        session.execute(text(each), {name: value for name, value in values.items() if f":{name}" in each})
    return words
