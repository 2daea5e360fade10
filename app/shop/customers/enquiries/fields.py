"""Fields in answers and their templates, such as {{name}}."""

import re
from collections.abc import Mapping

from app.shop.base.errors import Invalid
from app.shop.base.settings.settings import Settings
from app.shop.sales.mail.headers import one_line
from app.store.customers.enquiries import Enquiry

FIELDS = ("name", "businessName", "phone", "hours", "part", "vehicle")
FIELD = re.compile(r"\{\{([^{}\n]*)\}\}")
PART = re.compile(r"“([^”\n]{1,200})”")
"""A part as the site's own questions name it (ui/src/features/contact/asked-question.ts)."""
NO_PART = "the part"
NO_VEHICLE = "vehicle"
"""Words for what an enquiry does not name: "about the part", "your vehicle"."""
UNKNOWN = "There is no field {}. The fields are {}."
BLANK = "{} is blank in the settings: fill it in there, or remove the field."


def values_for(enquiry: Enquiry, settings: Settings) -> dict[str, str]:
    """Return each field's value for an enquiry, blank where there is none."""
    part = PART.search(enquiry.message)
    return {
        "name": one_line(enquiry.name),
        "businessName": settings.business_name,
        "phone": settings.phone,
        "hours": ", ".join(f"{line['days']} {line['hours']}" for line in settings.hours),
        "part": part[1].strip() if part else NO_PART,
        "vehicle": one_line(enquiry.vehicle_type or "") or NO_VEHICLE,
    }


def check_fields(texts: Mapping[str, str]) -> None:
    """Raise Invalid, naming it, for a field that does not exist."""
    unknown = {where: [each for each in fields_in(text) if each not in FIELDS] for where, text in texts.items()}
    _refuse({where: UNKNOWN.format(_write(names[0]), _listed()) for where, names in unknown.items() if names})


def fill_fields(texts: Mapping[str, str], values: Mapping[str, str]) -> dict[str, str]:
    """Return the texts with their fields replaced by the values. Raises Invalid, naming the field, if it does not exist
    or has no value.
    """
    check_fields(texts)
    blank = {where: [each for each in fields_in(text) if not values[each]] for where, text in texts.items()}
    _refuse({where: BLANK.format(_write(names[0])) for where, names in blank.items() if names})
    return {where: FIELD.sub(lambda found: values[found[1].strip()], text) for where, text in texts.items()}


def fields_in(text: str) -> list[str]:
    """Return the names of the fields in a text."""
    return [name.strip() for name in FIELD.findall(text)]


def _refuse(errors: dict[str, str]) -> None:
    if errors:
        raise Invalid(next(iter(errors.values())), errors)


def _write(name: str) -> str:
    return f"{{{{{name}}}}}"


def _listed() -> str:
    return ", ".join(map(_write, FIELDS))
