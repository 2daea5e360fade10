"""A customer's job, by the link that they were sent."""

from flask import Response

from app.contract.customers.questions import QuestionBody
from app.contract.workshop.jobs import ExtraWorkAnswer, JobView
from app.shop.base.photos.photo_files import small_name
from app.shop.workshop.calendar.icalendar import CALENDAR
from app.shop.workshop.jobs.calendar_file import write_day
from app.shop.workshop.jobs.customer_job import (
    ask_about_job,
    find_job_document,
    find_job_photo,
    show_to_customer,
)
from app.shop.workshop.jobs.extra_work import ExtraAnswer, answer_extra_work
from app.shop.workshop.jobs.extra_work_undo import undo_answer
from app.shop.workshop.jobs.job_links import find_job
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.api.call import call
from app.web.calls.base.downloads import PDF
from app.web.calls.base.photos import WEBP, send_photo_file
from app.web.calls.sales.documents import answer_pdf

ONE = "/api/jobs/{token}"
PHOTO = f"{ONE}/photos/{{photoId}}"


@call("GET", ONE, answer=JobView)
def read_job(token: str) -> JobView:
    """Return the job that a link opens."""
    session = db.session()
    return show_to_customer(session, find_job(session, token), token)


@call("POST", f"{ONE}/lines/{{lineId}}", body=ExtraWorkAnswer, answer=JobView)
def answer_line(token: str, line_id: str, body: ExtraWorkAnswer) -> JobView:
    """Approve or decline extra work, once. The status is 404 if the job has no such line. It is 409 for a second,
    different answer, for a line that was changed, and for a job that is over.
    """
    with write() as session:
        job = answer_extra_work(session, token, line_id, ExtraAnswer(**body.model_dump()))
        return show_to_customer(session, job, token)


@call("POST", f"{ONE}/lines/{{lineId}}/undo", answer=JobView)
def undo_line_answer(token: str, line_id: str) -> JobView:
    """Undo an answer to extra work within ten seconds; later 409."""
    with write() as session:
        return show_to_customer(session, undo_answer(session, token, line_id), token)


@call("POST", f"{ONE}/questions", body=QuestionBody, answer=JobView, status=201)
def ask_about_customer_job(token: str, body: QuestionBody) -> JobView:
    """Ask the workshop about a job; 409 for an erased customer's."""
    with write() as session:
        return show_to_customer(session, ask_about_job(session, token, body.text), token)


@call("GET", f"{ONE}/day.ics", file=CALENDAR)
def download_day(token: str) -> Response:
    """The day on which the car is expected, as a calendar file."""
    answer = Response(write_day(db.session(), token), mimetype=CALENDAR)
    answer.headers["Content-Disposition"] = 'attachment; filename="appointment.ics"'
    return answer


@call("GET", PHOTO, file=WEBP)
def send_job_photo(token: str, photo_id: str) -> Response:
    """A photo of the work that the owner shows to the customer."""
    return send_photo_file(find_job_photo(db.session(), token, photo_id).filename)


@call("GET", f"{PHOTO}/small", file=WEBP)
def send_small_job_photo(token: str, photo_id: str) -> Response:
    """The same photo 320 pixels wide."""
    return send_photo_file(small_name(find_job_photo(db.session(), token, photo_id).filename))


@call("GET", f"{ONE}/documents/{{documentId}}.pdf", file=PDF)
def download_job_document(token: str, document_id: str) -> Response:
    """A document of the customer's own job as PDF."""
    return answer_pdf(find_job_document(db.session(), token, document_id), "attachment")
