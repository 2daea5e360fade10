"""Reading and changing the look, which two windows may do at once."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic.alias_generators import to_camel
from sqlalchemy.orm import Session

from app.contract.base.home_cards import SERVICE_IDS
from app.shop.base.accent import GROUND, LEAST_CONTRAST, can_be_read, contrast, nearest_readable
from app.shop.base.errors import Conflict, invalid_field
from app.shop.base.images.picture_files import ADDRESS, StoredPicture
from app.shop.base.settings.home_cards import check_uploads
from app.shop.base.settings.look_settings import TEXTS
from app.shop.base.settings.public import ordered_services
from app.shop.base.settings.settings import Settings, change_settings, read_stored_settings
from app.shop.website.look.hero import drop_cut, set_hero
from app.shop.website.look.logo import stored_logo

EACH_ONCE = "Give each of the eleven services once"
ONE_AT_LEAST = "At least one service must be shown"
PLAIN = (*TEXTS, "accent", "logo_ground")
"""Fields that are stored as they are sent."""
Look = dict[str, Any]


def read_look(settings: Settings) -> Look:
    """The look as it is set, None where it is the original."""
    plain = {name: getattr(settings, name) for name in PLAIN}
    logo_url = settings.logo["url"] if settings.logo else None
    hero_image = settings.hero["url"] if settings.hero else None
    return plain | {"services": _services(settings), "logo_url": logo_url, "hero_image": hero_image}


def change_look(session: Session, changes: Look, was: Look, cut: StoredPicture | None = None) -> list[str]:
    """Store the settings that `changes` contains. `was` holds the values that the owner's form showed, `cut` the phone
    cut of a new hero picture. Returns the files of pictures that are no longer shown, to be deleted after the
    commit. Raises Invalid, and Conflict when another window has saved different values meanwhile.
    """
    before = read_stored_settings(session)
    _refuse_overwriting(read_look(before), changes, was)
    stored = _stored(session, changes)
    if "hero_image" in changes:
        stored["hero"] = set_hero(session, changes["hero_image"], cut)
    change_settings(session, stored)
    return drop_cut(session, before.hero["tall"] if before.hero else None)


def drafted_settings(session: Session, settings: Settings, changes: Look) -> Settings:
    """Return the settings as they would be with these changes, without storing them. A new hero picture is used as its
    own cut. Raises Invalid.
    """
    drafted = _stored(session, changes)
    if "hero_image" in changes:
        url = changes["hero_image"]
        drafted["hero"] = {"url": url, "tall": url} if url else None
    return replace(settings, **drafted)


def _stored(session: Session, changes: Look) -> Look:
    """The settings that the changes are, checked."""
    _refuse_unreadable(changes.get("accent"))
    stored = {name: value for name, value in changes.items() if name in PLAIN}
    if "services" in changes:
        stored |= _stored_services(session, changes["services"])
    if "logo_url" in changes:
        stored["logo"] = stored_logo(session, changes["logo_url"])
    return stored


def _refuse_unreadable(accent: str | None) -> None:
    """Raises Invalid for a colour below AA, naming the nearest above."""
    if accent is None or can_be_read(accent):
        return
    reached = f"{contrast(accent, GROUND):.1f}"
    raise invalid_field(
        "accent",
        f"{accent} cannot be read on the site’s dark ground: its contrast is {reached}, and at least {LEAST_CONTRAST} "
        f"is needed. The nearest colour that can be read is {nearest_readable(accent)}",
    )


def _refuse_overwriting(present: Look, changes: Look, was: Look) -> None:
    moved = [name for name in changes if name in was and present[name] not in (was[name], changes[name])]
    if moved:
        errors = {to_camel(name): _saved_meanwhile(present[name]) for name in moved}
        raise Conflict(next(iter(errors.values())), errors)


def _saved_meanwhile(value: Any) -> str:
    """The other window's value, to be shown beside the typed one."""
    if isinstance(value, list):
        return "Another window has changed the services meanwhile"
    if isinstance(value, str) and value.startswith(ADDRESS):
        return "Another window has chosen another picture meanwhile"
    said = "put the original back" if value is None else f"saved “{value}”" if value else "removed it"
    return f"Another window has {said} meanwhile"


def _services(settings: Settings) -> list[Look]:
    cards = {card["slot"]: card for card in settings.service_images}
    return [_service(each, cards.get(each, {}), settings) for each in ordered_services(settings)]


def _service(service_id: str, card: Mapping[str, Any], settings: Settings) -> Look:
    return {
        "id": service_id,
        "title": card.get("title", ""),
        "description": card.get("description", ""),
        "image_url": card.get("image_url"),
        "hidden": service_id in settings.hidden_services,
    }


def _stored_services(session: Session, services: list[Look]) -> Look:
    """The settings that the services are, checked."""
    ids = [each["id"] for each in services]
    if sorted(ids) != sorted(SERVICE_IDS):
        raise invalid_field("services", EACH_ONCE)
    if all(each["hidden"] for each in services):
        raise invalid_field("services", ONE_AT_LEAST)
    check_uploads(session, "services", {each["image_url"] for each in services if each["image_url"]})
    return {
        "service_images": [_card(each) for each in services if _is_own(each)],
        "service_order": [] if ids == list(SERVICE_IDS) else ids,
        "hidden_services": [each["id"] for each in services if each["hidden"]],
    }


def _is_own(service: Look) -> bool:
    return bool(service["title"] or service["description"] or service["image_url"])


def _card(service: Look) -> Look:
    named = {name: service[name] for name in ("image_url", "title", "description")}
    return {"slot": service["id"], "badge": ""} | named
