"""Templates of answers: the owner's list, and its changes."""

from collections.abc import Sequence

from sqlalchemy import func, or_, select
from sqlalchemy.orm import Session

from app.shop.base.errors import taken
from app.shop.base.owner_lists import OwnerList, Values
from app.shop.customers.enquiries.fields import check_fields
from app.store.customers.enquiries import EnquiryTemplate

TAKEN = "A template with this name already exists"
TEXTS = ("subject", "body")


def list_templates(session: Session) -> Sequence[EnquiryTemplate]:
    """Return all templates by name."""
    return session.scalars(select(EnquiryTemplate).order_by(func.lower(EnquiryTemplate.name), EnquiryTemplate.id)).all()


def _settle(session: Session, template: EnquiryTemplate, values: Values) -> Values:
    """Refuse an unknown field, and a name that another template has."""
    check_fields({name: values[name] for name in TEXTS if name in values})
    name = values.get("name")
    alike = or_(EnquiryTemplate.name == name, func.lower(EnquiryTemplate.name) == func.lower(name))
    rivals = select(EnquiryTemplate.id).where(EnquiryTemplate.id != template.id, alike)
    if name is not None and session.scalar(rivals):
        raise taken("name", TAKEN)
    return values


TEMPLATES = OwnerList(
    EnquiryTemplate,
    "template",
    "Template not found",
    named=lambda template: template.name,
    settle=_settle,
)
