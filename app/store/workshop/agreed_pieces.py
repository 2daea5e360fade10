"""Pieces that accepted quotes and jobs need, counted by triggers. They are derived from the lines and the status of
their quotes and jobs by a view, so no way of changing these can forget to release a piece. A quote counts until it
has a job, and then the job counts.
"""

from collections.abc import Collection, Sequence

from sqlalchemy import DDL, bindparam, event, select, text
from sqlalchemy.orm import Session

from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import AVAILABLE, Product
from app.store.database.base import Base
from app.store.sales.sale_lines import WorkLine

VIEW = (
    "CREATE VIEW agreed_pieces AS"
    " SELECT l.id AS line_id, l.product_id, l.option_id, (l.hundredths + 99) / 100 AS pieces, q.answered_at AS since"
    " FROM quote_lines l JOIN quotes q ON q.id = l.quote_id"
    " WHERE l.kind = 'part' AND l.accepted = 1 AND q.status = 'accepted'"
    " AND NOT EXISTS (SELECT 1 FROM jobs WHERE jobs.quote_id = q.id)"
    " UNION ALL"
    " SELECT l.id, l.product_id, l.option_id, (l.hundredths + 99) / 100,"
    " coalesce(l.approved_at, q.answered_at, j.created_at)"
    " FROM job_lines l JOIN jobs j ON j.id = l.job_id LEFT JOIN quotes q ON q.id = j.quote_id"
    " WHERE l.kind = 'part' AND l.fitted_at IS NULL AND (l.asked_at IS NULL OR l.approved_at IS NOT NULL)"
    " AND j.status NOT IN ('collected', 'cancelled')"
)
"""A piece that is begun counts as one, as fitting takes it. The pieces of the earliest `since` come first."""
_COUNT = (
    "UPDATE product_options SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces"
    " WHERE product_id = product_options.product_id AND option_id = product_options.id) WHERE product_id IN ({ids});"
    " UPDATE products SET agreed = (SELECT coalesce(sum(pieces), 0) FROM agreed_pieces WHERE product_id = products.id)"
    " WHERE option_count = 0 AND id IN ({ids})"
)
_OF_QUOTE = "SELECT product_id FROM quote_lines WHERE quote_id = {}"
_OF_JOB = "SELECT product_id FROM job_lines WHERE job_id = new.id"
_EVENTS = {
    "quote_line_added": ("INSERT ON quote_lines WHEN new.accepted = 1", "new.product_id"),
    "quote_line_changed": (
        "UPDATE OF kind, product_id, option_id, hundredths, accepted ON quote_lines",
        "old.product_id, new.product_id",
    ),
    "quote_line_removed": ("DELETE ON quote_lines WHEN old.accepted = 1", "old.product_id"),
    "quote_changed": ("UPDATE OF status ON quotes", _OF_QUOTE.format("new.id")),
    "job_line_added": ("INSERT ON job_lines", "new.product_id"),
    "job_line_changed": (
        "UPDATE OF kind, product_id, option_id, hundredths, asked_at, approved_at, fitted_at ON job_lines",
        "old.product_id, new.product_id",
    ),
    "job_line_removed": ("DELETE ON job_lines", "old.product_id"),
    "job_added": ("INSERT ON jobs WHEN new.quote_id IS NOT NULL", _OF_QUOTE.format("new.quote_id")),
    "job_changed": ("UPDATE OF status ON jobs", _OF_JOB),
    "job_removed": ("DELETE ON jobs WHEN old.quote_id IS NOT NULL", _OF_QUOTE.format("old.quote_id")),
    "product_added": (
        "INSERT ON products WHEN new.agreed <> 0 OR EXISTS (SELECT 1 FROM agreed_pieces WHERE product_id = new.id)",
        "new.id",
    ),
}
TRIGGERS = {
    f"agreed_{name}": f"CREATE TRIGGER agreed_{name} AFTER {when} BEGIN {_COUNT.format(ids=ids)}; END"
    for name, (when, ids) in _EVENTS.items()
}
"""The statement of each trigger by its name. An order changes none of these columns."""

for _statement in (VIEW, *TRIGGERS.values()):
    event.listen(Base.metadata, "after_create", DDL(_statement))  # type: ignore[no-untyped-call]  # untyped there

_SHARES = text(
    "SELECT line_id, pieces, max(0, coalesce(o.inventory, p.inventory) - (so_far - pieces))"
    " FROM (SELECT line_id, product_id, option_id, pieces, sum(pieces) OVER"
    " (PARTITION BY product_id, option_id ORDER BY since, line_id ROWS UNBOUNDED PRECEDING) AS so_far"
    " FROM agreed_pieces WHERE product_id IN :ids) s JOIN products p ON p.id = s.product_id"
    " LEFT JOIN product_options o ON o.id = s.option_id"
).bindparams(bindparam("ids", expanding=True))


class Stocks:
    """The stock of some products as each line can use it. Pieces go to the lines in the order in which they were
    agreed.
    """

    def __init__(self, session: Session, product_ids: Collection[str]) -> None:
        session.flush()
        ids = list(product_ids)
        read = select(Product.id, AVAILABLE, Product.place).where(Product.id.in_(ids))
        free = session.execute(read).all()
        of_options = select(ProductOption).where(ProductOption.product_id.in_(ids))
        self._free: dict[str, int] = {row[0]: row[1] for row in free}
        self._places: dict[str, str | None] = {row[0]: row[2] for row in free}
        self._free |= {option.id: option.available for option in session.scalars(of_options)}
        shares = session.execute(_SHARES, {"ids": ids}) if ids else ()
        self._shares: dict[str, tuple[int, int]] = {line_id: (pieces, left) for line_id, pieces, left in shares}

    def find_stock(self, line: WorkLine) -> int | None:
        """Return the pieces that a line can have, None without a product."""
        free = self._free.get(line.option_id or line.product_id or "")
        return free if free is None else self._shares.get(line.id, (0, free))[1]

    def find_place(self, line: WorkLine) -> str | None:
        """Return where the part of a line lies in the store."""
        return self._places.get(line.product_id or "")

    def find_short(self, line_id: str) -> int:
        """Return the agreed pieces of a line that are not there."""
        pieces, left = self._shares.get(line_id, (0, 0))
        return max(0, pieces - left)


def note_stocks(session: Session, lines: Sequence[WorkLine]) -> None:
    """Give lines the pieces of their parts that each can have, and where these lie."""
    stocks = Stocks(session, [line.product_id for line in lines if line.product_id])
    for line in lines:
        line.stock, line.short = stocks.find_stock(line), stocks.find_short(line.id)
        line.place = stocks.find_place(line)
