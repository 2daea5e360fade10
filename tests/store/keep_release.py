"""Write the data file of a released schema, for the tests.

    python -m tests.store.keep_release 0040

It holds a shop that began on the first tables and was brought to the revision, with a row in every table that matters.
"""

import sys
import zipfile
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from app.store.database.driver import sqlite3
from app.store.migrations.run import run_upgrade

RELEASED = Path(__file__).parent / "released"
FIRST = "0039"
MOMENT = "2026-05-01T09:30:00.000000Z"
BORN = {"created_at": MOMENT}
CHANGED = BORN | {"updated_at": MOMENT}
ROWS: dict[str, dict[str, object]] = {
    "users": {"id": "user", "username": "admin", "password": "$argon2id$v=19$no-password-at-all"},
    "settings": {"key": "phone", "value": '"056 123 4567"'},
    "product_categories": {"id": "shelf", "name": "Gauges", "slug": "gauges", "display_order": 0, **BORN},
    "brands": {"id": "brand", "name": "Volkswagen", "slug": "volkswagen", "display_order": 0, **BORN},
    "car_models": {
        "id": "car", "brand_id": "brand", "name": "Golf", "slug": "golf", "year": "2018", "display_order": 0, **BORN,
    },
    "images": {
        "id": "image", "filename": "gauge.webp", "url": "/uploads/gauge.webp", "width": 640, "height": 480,
        "widths": "320,640", "alt": "A gauge", "listed": 1, **BORN,
    },
    "products": {
        "id": "gauge", "name": "Boost Gauge", "slug": "boost-gauge", "description": "Shows the boost.", "price": 4999,
        "category": "Gauges", "image_url": "/uploads/gauge.webp", "inventory": 7, "featured": 1, **BORN,
    },
    "model_product_compatibility": {"id": "fit", "model_id": "car", "product_id": "gauge", **BORN},
    "carts": {"id": "cart", "status": "ordered", **CHANGED},
    "orders": {
        "id": "order", "order_number": 1001, "cart_id": "cart", "customer_name": "Aoife Byrne",
        "customer_email": "aoife@example.ie", "shipping_address": "12 Castle Road, Kilkenny", "subtotal": 9998,
        "tax": 1000, "total": 10998, "tax_rate": "10", "status": "confirmed", **CHANGED,
    },
    "order_items": {
        "id": "item", "order_id": "order", "product_id": "gauge", "position": 0, "product_name": "Boost Gauge",
        "quantity": 2, "unit_price": 4999, "subtotal": 9998,
    },
    "order_events": {"id": "event", "order_id": "order", "status": "pending", **BORN},
    "contact_inquiries": {
        "id": "enquiry", "name": "Niall", "email": "niall@example.ie", "message": "Do you tint vans?", "status": "new",
        **BORN,
    },
    "mails": {
        "id": "mail", "kind": "order_received", "to_address": "aoife@example.ie", "to_name": "Aoife Byrne",
        "subject": "Order 1001", "body_text": "Thank you.", "body_html": "<p>Thank you.</p>", "order_id": "order",
        "status": "sent", "attempts": 1, "due_at": MOMENT, "sent_at": MOMENT, **BORN,
    },
    "deletions": {
        "id": "deletion", "kind": "product", "act": "delete", "name": "Turbo", "count": 1, "content": "[]",
        "files": "[]", **BORN,
    },
    "page_visits": {"id": "visit", "ip_address": "203.0.113.7", "user_agent": "Browser", "path": "/shop", **BORN},
    "car_engines": {"id": "engine", "model_id": "car", "name": "2.0 TDI", "display_order": 0, **BORN},
    "fitment_engines": {"fitment_id": "fit", "engine_id": "engine"},
    "manufacturers": {
        "id": "maker", "name": "Lowline", "slug": "lowline", "postal_address": "Mill Street 4, Carlow",
        "display_order": 0, **BORN,
    },
    "product_codes": {
        "id": "code", "product_id": "gauge", "kind": "oem", "code": "5K0 615 301", "folded": "5k0615301", **BORN,
    },
    "searches": {"id": "search", "query": "Gauge", "folded": "gauge", "results": 1, **BORN},
    "cart_items": {
        "id": "in cart", "cart_id": "cart", "product_id": "gauge", "quantity": 2, "unit_price": 4999,
        "model_id": "car", "vehicle_year": 2018, "engine_id": "engine", "vehicle": "Volkswagen Golf, 2018, 2.0 TDI",
        **BORN,
    },
    "order_returns": {"id": "return", "item_id": "item", "quantity": 1, **BORN},
    "removed_carts": {"day": "2026-05-01", "count": 3},
    "enquiry_replies": {
        "id": "reply", "inquiry_id": "enquiry", "subject": "Re: Your enquiry to Pitlane", "body": "Yes, we do.",
        "way": "mail", "status_before": "read", "mail_id": "mail", **BORN,
    },
    "stock_moves": {
        "id": 7, "product_id": "gauge", "order_id": "order", "change": -2, "reason": "order", **BORN,
    },
    "withdrawals": {
        "id": "withdrawal", "reference": 1, "received_at": MOMENT, "name": "Aoife Byrne",
        "email": "aoife@example.ie", "order_text": "1001", "order_id": "order", "verified_by": "link",
        "status": "new",
    },
    "policies": {
        "id": "policy", "kind": "terms", "slug": "terms", "version": 1, "title": "Terms", "body": "# Terms",
        "valid_from": MOMENT, **BORN,
    },
    "tax_rates": {"id": "rate", "name": "Repairs", "rate": "13.5", **BORN},
    "payments": {
        "id": "payment", "order_id": "order", "kind": "payment", "method": "cash", "amount": 10998,
        "state": "succeeded", "settled_at": MOMENT, **BORN,
    },
    "payment_events": {"id": "evt_1", "kind": "checkout.session.completed", "received_at": MOMENT},
    "documents": {
        "id": "document", "kind": "receipt", "series": "", "number": 1, "order_id": "order", "issued_at": MOMENT,
        "supplied_on": "2026-05-01", "buyer_name": "Aoife Byrne", "buyer_address": "12 Castle Road, Kilkenny",
        "net": 9998, "tax": 1000, "total": 10998, "content": "{}",
    },
    "refund_items": {"id": "refunded", "payment_id": "payment", "item_id": "item", "quantity": 1, **BORN},
    "photos": {
        "id": "photo", "of": "enquiry", "owner_id": "enquiry", "position": 0, "filename": f"{'a' * 32}.webp",
        "width": 1280, "height": 960, **BORN,
    },
    "document_logos": {"id": "a" * 64, "ground": "dark", "png": b"PNG"},
    "contacts": {"id": "contact", "name": "Aoife Byrne", "email": "aoife@example.ie", **BORN},
    "cars": {"id": "golf", "contact_id": "contact", "label": "Volkswagen Golf", "plate": "161-KK-1234", **BORN},
    "quotes": {
        "id": "quote", "number": 1, "contact_id": "contact", "car_id": "golf", "car": "Volkswagen Golf",
        "status": "accepted", "version": 1, "valid_until": "2026-05-15", "intro": "", "tax_mode": "added",
        "subtotal": 4999, "tax": 500, "total": 5499, "sent_at": MOMENT, "answered_at": MOMENT,
        "answered_name": "Aoife Byrne", "start_early": 0, **CHANGED,
    },
    "quote_lines": {
        "id": "quoted", "quote_id": "quote", "position": 0, "kind": "part", "product_id": "gauge",
        "text": "Boost Gauge", "hundredths": 100, "unit_price": 4999, "tax_rate": "10", "is_optional": 0,
        "accepted": 1,
    },
    "quote_tokens": {"token_hash": "a" * 64, "quote_id": "quote", **BORN},
    "quote_answers": {
        "id": "answer", "quote_id": "quote", "version": 1, "answer": "accepted", "name": "Aoife Byrne",
        "content": "{}", **BORN,
    },
    "demand_marks": {
        "id": "mark", "words": "bash plate", "product_id": "", "model_id": "car", "state": "ordered", **BORN,
    },
    "gallery_items": {
        "id": "work", "title": "Golf R in satin grey", "service": "Wrapping", "vehicle": "Volkswagen Golf R",
        "text": "Two days.", "after_image": "/uploads/gauge.webp", "position": 0, "shown": 1, **BORN,
    },
    "bays": {"id": "bay", "name": "Bay 2", "display_order": 1, **BORN},
    "opening": {"weekday": 1, "opens": "09:00", "closes": "18:00"},
    "closed_days": {"day": "2026-12-25", "reason": "Christmas"},
    "service_prices": {
        "id": "service", "service": "Window tint", "size": "Small car", "price": 24900, "minutes": 180, "note": "",
        "position": 0, **BORN,
    },
    "jobs": {
        "id": "job", "number": 1, "quote_id": "quote", "contact_id": "contact", "customer": "Aoife Byrne",
        "car_id": "golf", "car": "Volkswagen Golf", "status": "booked", "note": "", "tax_mode": "added",
        "subtotal": 4999, "tax": 500, "total": 5499, **CHANGED,
    },
    "job_lines": {
        "id": "worked", "job_id": "job", "position": 0, "kind": "part", "product_id": "gauge",
        "text": "Boost Gauge", "hundredths": 100, "unit_price": 4999, "tax_rate": "10", "stock_taken": 0,
    },
    "job_tokens": {"token_hash": "b" * 64, "job_id": "job", **BORN},
    "job_events": {"id": "booked", "job_id": "job", "status": "booked", **BORN},
    "appointments": {
        "id": "appointment", "job_id": "job", "bay_id": "bay", "starts_at": MOMENT,
        "ends_at": "2026-05-01T11:30:00.000000Z", "title": "", **BORN,
    },
    "contact_addresses": {"address": "564444444", "contact_id": "contact", "text": "056 444 4444"},
}  # fmt: skip
LATER: dict[str, dict[str, dict[str, object]]] = {
    "0042": {"product_images": {"product_id": "gauge", "image_url": "/uploads/gauge.webp", "position": 3}},
    "0043": {
        "stock_waits": {
            "id": "wait", "product_id": "gauge", "email": "aoife@example.ie", "token_hash": "c" * 64, **BORN,
        },
    },
    "0044": {
        "discounts": {
            "id": "discount", "code": "SPRING10", "code_folded": "spring10", "kind": "percent", "value": 10,
            "active": 1, **BORN,
        },
    },
    "0045": {"price_history": {"product_id": "gauge", "from_at": MOMENT, "price": 4999, "prior": 5999}},
    "0046": {"related_products": {"product_id": "gauge", "kind": "goes_with", "other_id": "gauge", "position": 0}},
    "0048": {
        "product_documents": {
            "id": "guide", "product_id": "gauge", "filename": f"{'d' * 32}.pdf", "name": "Fitting guide",
            "size": 1200, "position": 0, **BORN,
        },
    },
    "0049": {
        "product_options": {
            "id": "option", "product_id": "gauge", "name": "52 mm", "sku": "BG-52", "sku_folded": "bg52",
            "price": 5499, "inventory": 7, "image_url": "/uploads/gauge.webp", "position": 0, **BORN,
        },
    },
    "0050": {
        "till_days": {"id": "day", "opening": 10000, "counted": 12050, "closed_at": MOMENT, "sheet": "{}", **BORN},
        "cash_entries": {
            "id": "entry", "day_id": "day", "kind": "cash_out", "amount": 2000, "reason": "Stamps", **BORN,
        },
        "parked_sales": {"id": "parked", "content": "{}", **BORN},
    },
    "0051": {"stock_counts": {"id": "count", "product_id": "gauge", "counted": 4, "expected": 5, **BORN}},
}  # fmt: skip
"""Content of the tables that came with a later revision."""


def rows_of(revision: str) -> dict[str, dict[str, object]]:
    """Return every row that the file of a revision has."""
    later = [rows for since, rows in LATER.items() if since <= revision]
    return ROWS | {table: row for rows in later for table, row in rows.items()}


def keep(revision: str) -> Path:
    """Write the file of one revision, and return its path."""
    target = RELEASED / f"{revision}.zip"
    with TemporaryDirectory() as name:
        database = Path(name) / "pitlane.db"
        first_shop(database)
        run_upgrade(database, revision)
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            for table, row in rows_of(revision).items():
                if table not in ROWS:
                    add_row(connection, table, **row)
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(database, "pitlane.db")
    return target


def first_shop(database: Path) -> None:
    """Make a shop on the first tables, with all their rows."""
    run_upgrade(database, FIRST)
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, row in ROWS.items():
            add_row(connection, table, **row)


def add_row(connection: sqlite3.Connection, table: str, **row: object) -> None:
    """Add a row to a table."""
    marks = ", ".join("?" * len(row))
    connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))


if __name__ == "__main__":
    for each in sys.argv[1:]:
        keep(each)
