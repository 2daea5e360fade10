"""Parts of a job, taken from stock when they are fitted."""

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, NotFound
from app.shop.catalogue.products.chosen_option import CHOOSE_OPTION, line_name
from app.shop.sales.orders.orders import put_back
from app.shop.sales.orders.short_stock import too_few
from app.shop.workshop.jobs.jobs import get_job
from app.shop.workshop.jobs.states import add_event, note_answers_seen, say_status
from app.store.catalogue.product_options import ProductOption
from app.store.catalogue.products import Product
from app.store.catalogue.stock_moves import JOB, moving_stock, note_returned
from app.store.database.base import now
from app.store.sales import placing
from app.store.workshop.jobs import ARRIVED, COLLECTED, IN_WORK, READY, WAITING, Job, JobLine
from app.store.workshop.quotes import PART

NO_LINE = "This job has no such line"
NO_PART = "Only parts can be fitted: “{}” is work or a service"
NOT_AGREED = "The customer has not approved “{}” yet"
NOT_HERE = "This job is {}. Parts are fitted once the car has arrived."
WHILE_HERE = (ARRIVED, IN_WORK, WAITING, READY, COLLECTED)
GONE = "{} (no longer in the shop, so no stock was taken)"
NOT_BACK = "{} (no longer in the shop: in stock again once it is brought back)"


def fit_line(session: Session, job_id: str, line_id: str) -> Job:
    """Take the part of a line out of stock; a line that is already fitted is not changed.

    A fraction of a piece counts as a whole one. Raises NotFound, and Conflict for a line of work, for a line or a job
    that is not ready for it, and where the stock is too small.
    """
    job, line = _find_line(session, job_id, line_id)
    if line.fitted_at:
        return job
    _refuse_fitting(job, line)
    pieces = -(-line.hundredths // 100)
    said = f"Fitted: {pieces} × {line.text}"
    taken = _take(session, job, line, pieces)
    line.fitted_at, line.stock_taken = now(), taken
    note_answers_seen(job)
    add_event(job, said if taken else GONE.format(said))
    session.flush()
    return job


def fit_all(session: Session, job: Job) -> None:
    """Fit each agreed part that is not fitted yet. Raises Conflict as `fit_line` does."""
    for line in job.lines:
        if line.kind == PART and line.is_agreed:
            fit_line(session, job.id, line.id)


def take_back(session: Session, job_id: str, line_id: str) -> Job:
    """Return the pieces of a fitted line to the stock. A line that is not fitted is not changed. Raises NotFound."""
    job, line = _find_line(session, job_id, line_id)
    if not line.fitted_at:
        return job
    said = f"Not fitted after all: {line.text}"
    is_gone = False
    with moving_stock(session, JOB, job_id=job.id):
        if line.product_id and line.stock_taken:
            put_back(session, line.product_id, line.stock_taken, line.option_id)
            is_gone = note_returned(session, line.product_id, line.stock_taken, line.option_id)
    add_event(job, NOT_BACK.format(said) if is_gone else f"{said}; {line.stock_taken} back in stock")
    line.fitted_at, line.stock_taken = None, 0
    session.flush()
    return job


def _find_line(session: Session, job_id: str, line_id: str) -> tuple[Job, JobLine]:
    job = get_job(session, job_id)
    for line in job.lines:
        if line.id == line_id:
            return job, line
    raise NotFound(NO_LINE)


def _refuse_fitting(job: Job, line: JobLine) -> None:
    if line.kind != PART:
        raise Conflict(NO_PART.format(line.text))
    if not line.is_agreed:
        raise Conflict(NOT_AGREED.format(line.text))
    if job.status not in WHILE_HERE:
        raise Conflict(NOT_HERE.format(say_status(job.status)))


def _take(session: Session, job: Job, line: JobLine, pieces: int) -> int:
    """Return the pieces taken: none of a product or an option that is gone."""
    product = session.get(Product, line.product_id)
    if product is None:
        return 0
    option = session.get(ProductOption, line.option_id) if line.option_id else None
    if line.option_id and option is None:
        return 0
    if product.option_count and option is None:
        raise Conflict(CHOOSE_OPTION.format(product.name))
    with moving_stock(session, JOB, job_id=job.id):
        if not placing.fit_stock(session, product.id, pieces, line.option_id):
            raise too_few(line_name(product, option), (option or product).inventory)
    return pieces
