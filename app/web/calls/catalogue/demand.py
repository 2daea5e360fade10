"""The demand book for the owner, and the shopping list."""

from datetime import timedelta
from typing import Any

from flask import Response, current_app

from app.contract.base.fields import Done
from app.contract.catalogue.demand import DemandMarkBody, DemandQuery, DemandView
from app.store.database.base import db, now
from app.store.database.sqlite import write
from app.store.system.late_tables import loading_tables
from app.web.api.call import call
from app.web.calls.base.downloads import CSV, answer_csv
from app.web.calls.base.visit_queue import queue_of

DEMAND = "/api/admin/demand"


@call("GET", DEMAND, query=DemandQuery, answer=DemandView, admin=True)
def read_demand(query: DemandQuery) -> dict[str, Any]:
    """Demand of the last 30 or 90 days that was not met."""
    with loading_tables():
        from app.shop.catalogue.demand.book import read_book
        from app.shop.catalogue.demand.shopping_list import list_low_parts

    queue_of(current_app).flush()
    session, since = db.session(), now() - timedelta(days=query.days)
    book = read_book(session, since)
    return {"lines": book.lines, "unnamed": book.unnamed, "low": list_low_parts(session, since)}


@call("PUT", f"{DEMAND}/marks", body=DemandMarkBody, answer=Done, admin=True)
def mark_demand(body: DemandMarkBody) -> Done:
    """Mark a line as ordered or not for us, or unmark it."""
    with loading_tables():
        from app.shop.catalogue.demand.lines import DemandSubject
        from app.shop.catalogue.demand.marks import mark_line

    subject = DemandSubject(body.words or "", body.product_id or "", body.model_id or "")
    with write() as session:
        mark_line(session, subject, body.state)
    return Done()


@call("GET", f"{DEMAND}/shopping-list.csv", query=DemandQuery, admin=True, file=CSV)
def export_shopping_list(query: DemandQuery) -> Response:
    """Return the parts of low stock by supplier, one a line."""
    with loading_tables():
        from app.shop.catalogue.demand.shopping_list import write_shopping_list

    content = write_shopping_list(db.session(), now() - timedelta(days=query.days))
    return answer_csv(content, "shopping-list.csv")
