"""Lines of a job, as the owner gives them."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.orm import Session

from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.settings.settings import Settings
from app.shop.sales.documents.issuing import refuse_invoiced
from app.shop.workshop.quotes.line_values import read_lines
from app.store.sales.rate_taxes import NO_TAX
from app.store.sales.sale_lines import given_columns
from app.store.workshop.jobs import CANCELLED, COLLECTED, Job, JobLine

NO_LINE = "This line is not part of the job"
OVER = "This job is {}. Its lines can no longer change."
IS_FITTED = "“{}” is fitted. Return it to stock before you change the line."
WAS_ASKED = "The customer has already been asked about “{}”. Remove it, and ask about another line."
FITTED_STAYS = "“{}” is fitted. Return it to stock before you remove the line."

Given = Sequence[Mapping[str, Any]]


def write_lines(session: Session, job: Job, given: Given, settings: Settings) -> None:
    """Replace the lines of a job; a line that is named by its id remains the same line.

    Raises Invalid for a line of another job, or a part or tax rate that no longer exists. Raises Conflict for a job
    that is over or has an invoice that is not fully credited, and for a line that is fitted or was already shown to the
    customer for approval.
    """
    if job.status in {COLLECTED, CANCELLED}:
        raise Conflict(OVER.format(job.status))
    present = {line.id: line for line in job.lines}
    named = [_find(present, each.get("id")) for each in given]
    fitted = next((line for line in present.values() if line.fitted_at), None)
    if fitted:
        raise Conflict(FITTED_STAYS.format(fitted.text))
    changed = [each for line, each in zip(named, given, strict=True) if line is None or not _is_same(line, each)]
    if changed or present:
        refuse_invoiced(job)
    values = iter(read_lines(session, changed, settings, JobLine))
    lines = []
    for position, (line, each) in enumerate(zip(named, given, strict=True)):
        held = line.tax_rate if line is not None and settings.tax_mode == NO_TAX else None
        written = line if line is not None and _is_same(line, each) else _write(line, job, next(values), held)
        written.position = position
        lines.append(written)
    job.lines = lines


def _find(present: dict[str, JobLine], line_id: str | None) -> JobLine | None:
    """Take a line out of those that are present."""
    if line_id is None:
        return None
    if line_id not in present:
        raise invalid_field("lines", NO_LINE)
    return present.pop(line_id)


def _is_same(line: JobLine, given: Mapping[str, Any]) -> bool:
    """Return whether a line stays the same. For a closed line the tax rate may be missing."""
    rates = {line.tax_rate, None} if _is_closed(line) else {line.tax_rate}
    said = {*given_columns(JobLine), "quantity"} - {"hundredths", "tax_rate"}
    return given.get("tax_rate") in rates and all(getattr(line, name) == given.get(name) for name in said)


def _is_closed(line: JobLine) -> bool:
    return bool(line.fitted_at or line.asked_at)


def _write(line: JobLine | None, job: Job, values: Mapping[str, Any], held_rate: str | None) -> JobLine:
    """Return a line with these values. `held_rate` is the rate that stays as it was agreed, because the shop names no
    rates any more.
    """
    if line is not None and _is_closed(line):
        raise Conflict((IS_FITTED if line.fitted_at else WAS_ASKED).format(line.text))
    line = line or JobLine()
    for name, value in values.items():
        setattr(line, name, value)
    if job.tax_mode == NO_TAX:
        line.tax_rate = "0"
    elif held_rate is not None:
        line.tax_rate = held_rate
    return line
