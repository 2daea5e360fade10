"""Templates of answers: the owner's list, and its changes."""

from collections.abc import Mapping, Sequence

from sqlalchemy import func, or_, select
from sqlalchemy.orm import Session

from app.shop.base.errors import NotFound, taken
from app.shop.base.trash.deletions import keep
from app.shop.base.trash.snapshots import take_rows
from app.shop.customers.enquiries.fields import check_fields
from app.store.customers.enquiries import EnquiryTemplate
from app.store.system.deletions import Deletion

TAKEN = "A template with this name already exists"
TEXTS = ("subject", "body")


def list_templates(session: Session) -> Sequence[EnquiryTemplate]:
    """Return all templates by name."""
    return session.scalars(select(EnquiryTemplate).order_by(func.lower(EnquiryTemplate.name), EnquiryTemplate.id)).all()


def add_template(session: Session, given: Mapping[str, str]) -> EnquiryTemplate:
    """Add a template. Raises Conflict for a name that another template has, and Invalid for an unknown field."""
    template = EnquiryTemplate(**given)
    _check(session, given)
    session.add(template)
    session.flush()
    return template


def change_template(session: Session, template_id: str, changes: Mapping[str, str]) -> EnquiryTemplate:
    """Change what is named. Raises NotFound, and as `add_template`."""
    template = _find(session, template_id)
    _check(session, changes, template_id)
    for name, value in changes.items():
        setattr(template, name, value)
    return template


def remove_template(session: Session, template_id: str) -> Deletion:
    """Remove a template, and return the deletion that restores it. Raises NotFound."""
    template = _find(session, template_id)
    deletion = keep(session, "template", [template.name], take_rows(session, EnquiryTemplate, [template_id]))
    session.delete(template)
    return deletion


def _find(session: Session, template_id: str) -> EnquiryTemplate:
    template = session.get(EnquiryTemplate, template_id)
    if template is None:
        raise NotFound("Template not found")
    return template


def _check(session: Session, given: Mapping[str, str], but: str = "") -> None:
    check_fields({name: given[name] for name in TEXTS if name in given})
    name = given.get("name")
    rivals = select(EnquiryTemplate.id).where(
        EnquiryTemplate.id != but,
        or_(EnquiryTemplate.name == name, func.lower(EnquiryTemplate.name) == func.lower(name)),
    )
    if name is not None and session.scalar(rivals):
        raise taken("name", TAKEN)
