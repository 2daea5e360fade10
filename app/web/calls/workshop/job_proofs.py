"""Parts of a job that fitted, for the owner."""

from app.contract.catalogue.confirmed_fits import FittedBody, FittedLineView
from app.shop.workshop.jobs.confirmed_fits import list_job_fitted, note_job_fitted
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.undo import offer_undo

PROOFS = "/api/admin/jobs/{jobId}/proofs"


@call("GET", PROOFS, answer=list[FittedLineView], admin=True)
def read_job_fitted(job_id: str) -> list[FittedLineView]:
    """The parts of a job that is done."""
    return list_job_fitted(db.session(), job_id)


@call("POST", f"{PROOFS}/{{lineId}}", body=FittedBody, answer=list[FittedLineView], admin=True)
def say_job_part_fitted(job_id: str, line_id: str, body: FittedBody) -> list[FittedLineView]:
    """Note that a part of a job fitted; it can be undone."""
    with write() as session:
        undo = note_job_fitted(session, job_id, line_id, body.model_id)
        lines = list_job_fitted(session, job_id)
    if undo:
        offer_undo(undo)
    return lines
