"""The settings that visitors see, and the pictures in them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.base.home_cards import SERVICE_IDS
from app.contract.system.settings import CollectionTimeView
from app.shop.base.settings import closing, parts_only
from app.shop.base.settings.collection_times import collection_time
from app.shop.base.settings.home_cards import exceeds_home_page
from app.shop.base.settings.look_settings import TEXTS, LookSettings
from app.shop.base.settings.settings import Settings, read_settings
from app.shop.base.settings.work_cards import card_of, fill_cards
from app.store.base.images import Image
from app.store.database.state import state_of
from app.store.website.policies import Policy


@dataclass(frozen=True)
class ShownSettings(Settings):
    """The settings with the changed look and the published policies."""

    look: dict[str, Any] | None = None
    policies: Sequence[Policy] = ()
    has_gallery: bool = False
    collection_time: CollectionTimeView | None = None


def public_settings(session: Session) -> ShownSettings:
    """Return the settings that the public shape is read from.

    The shape leaves the owner's own ones out. The sentence of a closed shop holds until the shop opens, what is said
    of closed days until midnight, and what is said of collection until an hour of the opening hours or midnight: then
    every answer made from it is outdated.
    """
    settings = with_pictures(session, read_settings(session))
    settings = replace(settings, collection_time=collection_time(session, settings))
    if settings.collection_time:
        state_of(session).version.expire_at(settings.collection_time.until)
    settings = replace(settings, has_gallery=exceeds_home_page(session), hours=settings.shown_hours)
    if settings.closed_days:
        state_of(session).version.expire_at(_midnight())
    if settings.tax_mode == "none":
        settings = replace(settings, tax_rates=())
    if not settings.closed:
        return replace(settings, closed_until="", closed_message="")
    state_of(session).version.expire_at(closing.opens_at(settings.closed_until))
    return replace(settings, closed_until=settings.said_closed_until, closed_message=settings.closed_sentence)


def _midnight() -> datetime:
    """Return the moment at which the workshop's next day begins."""
    return closing.opens_at((closing.today() + timedelta(days=1)).isoformat())


def images_in_use(session: Session) -> set[str]:
    """Return the urls of the uploaded pictures chosen for the home page."""
    return _chosen(read_settings(session))


def ordered_services(settings: LookSettings) -> list[str]:
    """The ids of all services in the owner's order."""
    order = settings.service_order
    return [*order, *(each for each in SERVICE_IDS if each not in order)]


def _chosen(settings: Settings) -> set[str]:
    cards = settings.gallery_images + settings.service_images
    own = {settings.logo["url"]} if settings.logo else set()
    own |= set(settings.hero.values()) if settings.hero else set()
    own |= {settings.guarantee_notice["url"]} if settings.guarantee_notice else set()
    return own | {card["image_url"] for card in cards if card["image_url"]}


def with_pictures(session: Session, settings: Settings) -> ShownSettings:
    """Each card with its picture's sizes, and the look.

    Own work of the gallery is on the cards that are not set.
    """
    own = fill_cards(session, {card["slot"] for card in settings.gallery_images}, settings.sample_pictures)
    work = [card_of(slot, each) for slot, each in own.items()]
    settings = replace(settings, gallery_images=settings.gallery_images + work)
    chosen = select(Image).where(Image.url.in_(_chosen(settings)))
    images = {image.url: image for image in session.scalars(chosen)}
    cards = {
        name: [card | {"image": images.get(card["image_url"])} for card in getattr(settings, name)]
        for name in ("gallery_images", "service_images")
    }
    values = {each.name: getattr(settings, each.name) for each in fields(Settings)}
    return ShownSettings(**values | cards, look=_look_of(settings, images))


def _look_of(settings: Settings, images: Mapping[str, Image]) -> dict[str, Any] | None:
    """What differs from the original; None where nothing does."""
    originals: Mapping[str, str] = {} if settings.works_on_cars else parts_only.HOME_TEXTS
    owned = {name: getattr(settings, name) for name in TEXTS}
    texts = {name: originals.get(name) if own is None else own for name, own in owned.items()}
    look = texts | {"services": shown_services(settings), "hero": _shown_hero(settings, images)}
    return look if any(each is not None for each in look.values()) else None


def _shown_hero(settings: Settings, images: Mapping[str, Image]) -> dict[str, Image] | None:
    """The hero picture and its cut, where both are there."""
    urls = settings.hero or {}
    wide, tall = images.get(urls.get("url", "")), images.get(urls.get("tall", ""))
    return {"wide": wide, "tall": tall} if wide and tall else None


def shown_services(settings: Settings) -> dict[str, str] | None:
    """Return the shown services in their order, with the owner's titles. Returns None when all are shown as the site
    has them.
    """
    titles = {card["slot"]: card["title"] for card in settings.service_images}
    ids = [each for each in ordered_services(settings) if each not in settings.hidden_services]
    if ids == list(SERVICE_IDS) and not any(titles.values()):
        return None
    return {each: titles.get(each, "") for each in ids}
