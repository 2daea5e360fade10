"""Whether anything may have expired: asked before the rules that remove it are loaded."""

from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.orm import Session

from app.shop.base.settings.settings import read_settings
from app.store.database.prepared import Prepared
from app.store.database.types import write_time

MONTH = timedelta(days=28)
"""The shortest month: what is asked here may be a little early, and never late."""
SHORTEST = {"mails": timedelta(days=90), "deletions": timedelta(days=30), "documents": timedelta(days=6 * 365)}
"""Ages before which nothing of these tables expires."""
_DUE = Prepared(
    text("""
        SELECT EXISTS (SELECT 1 FROM page_visits WHERE created_at < :events)
            OR EXISTS (SELECT 1 FROM product_views WHERE created_at < :events)
            OR EXISTS (SELECT 1 FROM searches WHERE created_at < :events)
            OR EXISTS (SELECT 1 FROM page_visits WHERE created_at < :addresses AND instr(ip_address, '/') = 0)
            OR EXISTS (SELECT 1 FROM product_views WHERE created_at < :addresses AND instr(ip_address, '/') = 0)
            OR EXISTS (SELECT 1 FROM contact_inquiries WHERE created_at < :enquiries)
            OR EXISTS (SELECT 1 FROM mails WHERE created_at < :mails)
            OR EXISTS (SELECT 1 FROM carts WHERE status = 'active' AND updated_at < :carts)
            OR EXISTS (SELECT 1 FROM deletions WHERE created_at <= :deletions OR kind = 'enquiry')
            OR EXISTS (SELECT 1 FROM documents WHERE issued_at < :documents)
            OR EXISTS (SELECT 1 FROM stock_waits)
            OR EXISTS (SELECT 1 FROM photos)
            OR EXISTS (SELECT 1 FROM demand_marks)
            OR EXISTS (
                SELECT 1 FROM contacts
                WHERE automatic = 1
                AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.contact_id = contacts.id)
                AND NOT EXISTS (SELECT 1 FROM contact_inquiries WHERE contact_inquiries.contact_id = contacts.id)
            )
    """)
)


def may_have_expired(session: Session, photos: Path, moment: datetime) -> bool:
    """Return whether the rules of retention may find something to remove, in the tables or in the folder of photos."""
    settings = read_settings(session)
    ages = SHORTEST | {
        "events": timedelta(days=settings.analytics_days),
        "addresses": timedelta(days=settings.ip_days),
        "enquiries": settings.enquiry_months * MONTH,
        "carts": timedelta(days=settings.cart_days),
    }
    ages["mails"] = min(ages["mails"], ages["enquiries"])
    limits = {name: write_time(moment - age) for name, age in ages.items()}
    return bool(_DUE.read(session, limits)[0][0]) or (photos.is_dir() and any(photos.iterdir()))
