"""Mails about a job: link, extra work, ready, alert."""

from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.shop.base.money import euro
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.sales.mail import links
from app.shop.sales.mail.cap import hold_back
from app.shop.sales.mail.destinations import name_workshop
from app.shop.sales.mail.headers import one_line
from app.shop.sales.mail.layout import Lines, Pairs, Sheet
from app.shop.sales.mail.outbox import customer_status, make_row, rows_to_owner, write_rows
from app.shop.sales.mail.owner_texts import NAME_SHOWN, name_contact
from app.shop.sales.mail.payment_words import transfer_facts, transfer_words
from app.shop.sales.mail.texts import MailText, greet
from app.shop.sales.mail.withdrawal_mails import in_words
from app.shop.sales.transfers.transfers import Transfer
from app.shop.workshop.quotes.mail_lines import name_line, sum_work
from app.shop.workshop.transfers import transfer_of_job
from app.store.customers.contacts import Contact
from app.store.customers.mails import BY_HAND, DONE, FAILED, WAITING, Mail
from app.store.database.base import new_id, now
from app.store.workshop.jobs import Job, JobLine

OPEN_PAGE = "Follow the work on your car"
FOLLOW = "Follow the work on your car here, with the price and our photos."
UNDO = timedelta(seconds=10)
"""Time in which a customer can undo an answer to extra work."""
UNSENT = (WAITING, BY_HAND, FAILED)
UNDONE = "Not sent: the customer undid the answer."


def email_of(session: Session, job: Job) -> str | None:
    """Return the customer's e-mail address."""
    contact = _contact_of(session, job)
    return contact.email if contact else None


def write_link_mail(session: Session, job: Job, url: str) -> None:
    """Write the customer where the job is followed."""
    settings = read_settings(session)
    _write(session, job, "job-link", job_link(job, settings, links.if_public(settings, url)), settings)


def write_proposal_mail(session: Session, job: Job, lines: Sequence[JobLine], message: str, url: str) -> None:
    """Write the customer which extra work is proposed."""
    settings = read_settings(session)
    text = extra_work_asked(job, lines, message, settings, links.if_public(settings, url))
    _write(session, job, "job-extra-work", text, settings)


def write_ready_mail(session: Session, job: Job, url: str) -> None:
    """Write the customer that the car can be collected."""
    settings = read_settings(session)
    _write(session, job, "job-ready", job_ready(job, settings, links.if_public(settings, url)), settings)


def alert_answered(session: Session, job: Job, line: JobLine) -> None:
    """Notify the owner that extra work was approved or declined. The mail waits for as long as the customer can undo
    the answer.
    """
    settings = read_settings(session)
    contact = _contact_of(session, job) or Contact(email=None, phone=None)
    text = extra_work_answered(job, line, contact, links.back_office(session))
    rows = rows_to_owner("job-answered", settings, text, job_id=job.id, reply_to=contact.email)
    hold_back(session, rows, settings.visitor_mails_per_hour, now())
    later = {"due_at": now() + UNDO, "once_key": f"{_answer_key(line)}:{new_id()}"}
    write_rows(session, [row | later for row in rows])


def stop_alert(session: Session, job: Job, line: JobLine) -> bool:
    """Stop the alert about an answer; return False where it is off."""
    alerts = select(Mail).where(Mail.job_id == job.id, Mail.once_key.startswith(_answer_key(line)))
    for mail in session.scalars(alerts.where(Mail.status != DONE)).all():
        if mail.status not in UNSENT:
            return False
        mail.status, mail.last_error, mail.sent_at = DONE, UNDONE, now()
    return True


def _answer_key(line: JobLine) -> str:
    return f"job-answered:{line.id}"


def job_link(job: Job, settings: Settings, url: str | None) -> MailText:
    """To the customer: the page of the job."""
    due = _find_due(job, settings)
    words = (
        FOLLOW if url else "We will write to you about the work on your car. Any questions? Please answer this e-mail.",
        *transfer_words(due),
    )
    facts = (*_car(job), *_promised(job), *transfer_facts(due))
    sheet = Sheet(f"Job {job.number}", words, greet(job.customer), _page(url), facts=facts)
    return f"Your car at {settings.business_name}, job {job.number}", sheet


def extra_work_asked(job: Job, lines: Sequence[JobLine], message: str, settings: Settings, url: str | None) -> MailText:
    """To the customer: what is proposed, and where it is answered."""
    how = "open the page, and approve" if url else "answer this e-mail to approve"
    words = (
        *filter(None, message.splitlines()),
        "We propose the work below for your car. We do it only after you have approved it: "
        f"{how} or decline each line.",
        *(["Photos of it are on the page."] if url and any(line.photo_ids for line in lines) else []),
    )
    sheet = Sheet(
        "Extra work on your car",
        words,
        greet(job.customer),
        ("Approve or decline", url) if url else None,
        _list(lines),
        sum_work(lines, job.tax_mode),
        facts=_car(job),
    )
    return f"Extra work on your car: please answer {settings.business_name}", sheet


def job_ready(job: Job, settings: Settings, url: str | None) -> MailText:
    """To the customer, when the car can be collected."""
    due = _find_due(job, settings)
    words = ("Your car is ready. You can collect it during our opening hours.", *transfer_words(due))
    sums = [("Total", euro(job.total))]
    if job.really_paid:
        sums += [("Paid", euro(job.really_paid - job.really_refunded)), ("Still to pay", euro(job.owed))]
    facts = (*_car(job), *name_workshop(settings), *transfer_facts(due))
    sheet = Sheet("Your car is ready", words, greet(job.customer), _page(url), sums=tuple(sums), facts=facts)
    return f"Your car is ready at {settings.business_name}", sheet


def extra_work_answered(job: Job, line: JobLine, contact: Contact, back_office: str) -> MailText:
    """To the owner: who answered, for which car, about what."""
    said, name = "approved" if line.approved_at else "declined", one_line(job.customer)
    words = (f"{name} {said} extra work of {euro(line.amount)} on job {job.number}: {one_line(line.text)}",)
    facts = [("Customer", name), *name_contact(contact.email, contact.phone), *_car(job), *_promised(job)]
    answered = in_words(line.approved_at or line.refused_at or now())
    facts.append((f"{said.capitalize()} by", f"{one_line(line.answered_name or '')}, {answered}"))
    link = ("On the shop's computer", f"{back_office}/jobs/{job.id}")
    sheet = Sheet(f"Extra work {said}", words, link=link, lines=_list([line]), facts=tuple(facts))
    return f"Extra work on job {job.number} was {said}: {euro(line.amount)}, {name[:NAME_SHOWN]}", sheet


def _page(url: str | None) -> tuple[str, str] | None:
    return (OPEN_PAGE, url) if url else None


def _find_due(job: Job, settings: Settings) -> Transfer | None:
    """Return the transfer that a mail asks for now."""
    transfer = transfer_of_job(job, settings)
    return transfer if transfer and transfer.what != "later" else None


def _write(session: Session, job: Job, kind: str, text: MailText, settings: Settings) -> None:
    row = make_row(kind, email_of(session, job) or "", job.customer, settings, text)
    about = {"job_id": job.id, "once_key": f"{kind}:{job.id}:{new_id()}"}
    write_rows(session, [row | about | {"status": customer_status(settings)}])


def _contact_of(session: Session, job: Job) -> Contact | None:
    return session.get(Contact, job.contact_id) if job.contact_id else None


def _list(lines: Sequence[JobLine]) -> Lines:
    return tuple((name_line(line), euro(line.amount), "") for line in lines)


def _car(job: Job) -> Pairs:
    return (("Car", job.car),) if job.car else ()


def _promised(job: Job) -> Pairs:
    return (("Promised for", in_words(job.promised_at)),) if job.promised_at else ()
