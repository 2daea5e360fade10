"""The moments at which a sale begins or ends, and with it every cached answer with its price."""

from datetime import datetime

from sqlalchemy import column, select, table
from sqlalchemy.orm import Session

from app.store.database.base import now
from app.store.database.state import Latest, state_of
from app.store.database.types import UtcTime

_PRODUCTS = table("products", column("sale_from", UtcTime), column("sale_to", UtcTime))
"""By its columns alone: it is read for every page, the first ones of a start included."""


class SaleMoments(Latest[list[datetime]]):
    """The moments of committed sales that were not over when they were read, in their order."""


def expire_with_sales(session: Session) -> None:
    """Let the cached answers expire when the next sale begins or ends. Call it before an answer is made: if the moment
    passes meanwhile, the answer is outdated at once.
    """
    state = state_of(session)
    state.version.let_time_pass()

    def read() -> list[datetime]:
        with Session(session.get_bind().engine) as fresh:
            times = select(_PRODUCTS).where(_PRODUCTS.c.sale_to > now())
            return sorted({moment for row in fresh.execute(times) for moment in row if moment})

    moments = state.of(SaleMoments).get(state.version.admin_data_version(), read)
    coming = next((moment for moment in moments if moment > now()), None)
    if coming:
        state.version.expire_at(coming)
