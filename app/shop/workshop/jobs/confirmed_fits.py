"""Parts of a finished job that fitted the customer's car."""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.catalogue.confirmed_fits import FittedLineView
from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.catalogue.products.catalogue import get_product
from app.shop.catalogue.products.confirmed_fits import SHOWN, list_proofs, prove_fit, proved_since
from app.shop.customers.contacts.cars import find_model
from app.shop.workshop.jobs.jobs import get_job
from app.store.catalogue.products import Product
from app.store.catalogue.vehicles import Brand, CarModel
from app.store.system.deletions import Deletion
from app.store.workshop.jobs import COLLECTED, READY, Job, JobLine

DONE = (READY, COLLECTED)
NOT_DONE = "This job is not ready yet. Once it is you can say which of its parts fitted."
NO_PART = "This job has no such part"
NO_MODEL = "Please choose the vehicle that it was fitted to"


def list_job_fitted(session: Session, job_id: str) -> list[FittedLineView]:
    """Return the parts of a finished job that the shop still has, with the proofs of their fit. The list is empty for a
    job that is not finished. Raises NotFound.
    """
    job = get_job(session, job_id)
    parts = _parts_of(session, job) if job.status in DONE else []
    model_id, model = _read_model(session, job) or (None, None)
    ids = [str(line.product_id) for line in parts]
    proofs, said = list_proofs(session, ids), proved_since(session, ids, _done_at(job))
    return [
        FittedLineView(
            item_id=line.id,
            model_id=model_id,
            model=model,
            is_open=model_id is not None and (product_id, model_id) not in said,
            proofs=proofs[product_id][:SHOWN],
        )
        for line, product_id in zip(parts, ids, strict=True)
    ]


def note_job_fitted(session: Session, job_id: str, line_id: str, model_id: str | None) -> Deletion | None:
    """Record that a part of a finished job fitted a model, by default the model of the job's car. Returns the deletion
    that undoes the record, or None if this was already known. Raises NotFound, Conflict for a job that is not
    finished, and Invalid where no model is known.
    """
    job = get_job(session, job_id)
    if job.status not in DONE:
        raise Conflict(NOT_DONE)
    line = next((each for each in _parts_of(session, job) if each.id == line_id), None)
    if line is None:
        raise NotFound(NO_PART)
    known = _read_model(session, job)
    wanted = model_id or (known[0] if known else None)
    if wanted is None:
        raise invalid_field("modelId", NO_MODEL)
    return prove_fit(session, get_product(session, str(line.product_id)), wanted, _done_at(job))


def _parts_of(session: Session, job: Job) -> list[JobLine]:
    """Return the agreed lines with a part that is still in the shop's catalogue."""
    parts = [line for line in job.agreed_lines if line.product_id]
    known = select(Product.id).where(Product.id.in_([line.product_id for line in parts]))
    present = set(session.scalars(known))
    return [line for line in parts if line.product_id in present]


def _read_model(session: Session, job: Job) -> tuple[str, str] | None:
    """Return the model of the job's car with its name."""
    model_id = find_model(session, job.car_id, job.car)
    named = select(Brand.name, CarModel.name).join(Brand).where(CarModel.id == model_id)
    found = session.execute(named).first() if model_id else None
    return (model_id, " ".join(found)) if model_id and found else None


def _done_at(job: Job) -> datetime:
    """Return when the work was done, the nearest known to the fitting."""
    done = [event.created_at for event in job.history if event.status in DONE]
    return done[0] if done else job.updated_at
