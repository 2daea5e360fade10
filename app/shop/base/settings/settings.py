"""The owner's settings: the program's defaults with what was changed on top."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from datetime import date
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.contract.system.owner_settings import Lines
from app.shop.base.errors import Conflict, NotFound, invalid_field
from app.shop.base.settings import closing
from app.shop.base.settings.holidays import Run, closed_lines, closed_runs, first_open_day, read_closed_days
from app.shop.base.settings.home_cards import CARDS, check_cards, read_gallery_cards, write_gallery_cards
from app.shop.base.settings.hours import read_hour_lines, with_own_hours
from app.shop.base.settings.look_settings import LookSettings
from app.shop.base.settings.notice_settings import NoticeSettings
from app.shop.base.settings.parts_only import tagline_of
from app.shop.base.settings.payment_settings import PaymentSettings
from app.shop.base.settings.practice_settings import refuse_leaving
from app.shop.base.settings.run_address import run_address
from app.store.base.settings import Setting
from app.store.base.tax_rates import Rate, TaxRate, find_labour_rate, read_rates, set_default_rate
from app.store.database.state import Latest, state_of

IN_TABLES = ("tax_rate", "labour_tax_rate", "gallery_images")
"""Settings that are rows of tables of their own."""
NO_RATE = "Tax rate not found"
NO_SHOP = "We do not sell parts online. Please ask us"
NO_TRADE = "Choose at least one: sell parts, or work on cars"


@dataclass(frozen=True)
class Settings(LookSettings, NoticeSettings, PaymentSettings):
    """Every setting: those of the owner's table (app.contract.system.owner_settings), and those that the program stores
    beside them.

    `allowed_programs` are paths of tunnel programs outside known folders, each with the SHA-256 of the file.
    `closed_days` are those to come. `public_url` is the address in force; `kept_url` the one that was set, while a
    tunnel's own stands in its place. `sample_loaded` is true of a shop that began with the sample catalogue;
    `sample_pictures` are those of its gallery. Phones subscribe to the calendar by `calendar_token`, which is empty
    while that is off; `calendar_names` tells them customers' names.
    """

    closed_days: tuple[date, ...] = ()
    tax_rates: tuple[Rate, ...] = ()
    tunnel_on: bool = False
    allowed_programs: dict[str, str] = field(default_factory=dict)
    kept_url: str = ""
    sample_loaded: bool = False
    sample_pictures: list[str] = field(default_factory=list)
    calendar_token: str = ""
    calendar_names: bool = False

    @property
    def sends_mail(self) -> bool:
        """Return whether a mail server and a sender address are set."""
        return bool(self.mail_host and (self.mail_from or self.email))

    @property
    def tells_when_back(self) -> bool:
        """Return whether a mail with a link to a part that is back in stock can be sent."""
        return self.sends_mail and bool(self.public_url)

    @property
    def mail_password_set(self) -> bool:
        """Return whether a mail password is stored. It is stored encrypted (app.shop.base.settings.encryption) and
        never shown.
        """
        return bool(self.mail_password)

    @property
    def tunnel_token_set(self) -> bool:
        """Return whether a tunnel token is stored. It is stored encrypted, as the mail password is."""
        return bool(self.tunnel_token)

    @property
    def closed(self) -> bool:
        """Return whether the shop is closed to orders now."""
        return closing.is_closed(self.closed_until)

    @property
    def shown_hours(self) -> Lines:
        """Return the lines of the hours, then the next closed days."""
        return [*self.hours, *closed_lines(self.closed_days, closing.today())]

    @property
    def holidays(self) -> list[Run]:
        """Return the spans of closed days to come."""
        return closed_runs(self.closed_days, closing.today())

    @property
    def said_closed_until(self) -> str:
        """Return the day that customers read.

        For them a pause that ends on a closed day lasts until the first open one.
        """
        day = date.fromisoformat(self.closed_until)
        return first_open_day(day, self.closed_days).isoformat()

    @property
    def closed_sentence(self) -> str:
        """Return the notice to customers: the owner's words, or a plain sentence."""
        return self.closed_message or closing.plain_sentence(self.said_closed_until)


_NAMES = frozenset(each.name for each in fields(Settings))
_STORED = select(Setting.key, Setting.value)


def read_settings(session: Session) -> Settings:
    """Return the settings as set, with a tunnel's public address, if any."""
    return put_run_address_in(session, read_stored_settings(session))


def read_stored_settings(session: Session) -> Settings:
    """All settings as they are set."""
    stored = {key: json.loads(value) for key, value in session.execute(_STORED) if key in _NAMES}
    rates = read_rates(session)
    labour_rate = (each.rate for each in rates if each.id == stored.get("labour_tax_rate_id"))
    of_tables: dict[str, Any] = tagline_of(stored, Settings.tagline) | {
        "tax_rates": rates,
        "tax_rate": rates[0].rate,
        "labour_tax_rate": next(labour_rate, ""),
        "gallery_images": read_gallery_cards(session),
    }
    of_tables["closed_days"] = read_closed_days(session, closing.today())
    if not stored.get("own_hours"):
        of_tables["hours"] = read_hour_lines(session)
    return Settings(**stored | of_tables)


def put_run_address_in(session: Session, settings: Settings) -> Settings:
    """Return the settings with this run's public address, where there is one."""
    address = run_address(state_of(session))
    return replace(settings, public_url=address, kept_url=settings.public_url) if address else settings


def refuse_closed(settings: Settings) -> None:
    """Raises Conflict with the owner's message while the shop is closed, and where it sells no parts."""
    if not settings.sells_parts:
        raise Conflict(NO_SHOP)
    if settings.closed:
        raise Conflict(settings.closed_sentence)


def read_committed_settings(session: Session) -> Settings:
    """Return the committed settings in force. They are read in a separate session, because the given session may see an
    older or an uncommitted state.
    """
    with Session(session.get_bind().engine) as fresh:
        return read_settings(fresh)


class InForce(Latest[Settings]):
    """The settings as they were last committed."""


def settings_in_force(session: Session) -> Settings:
    """Return the committed settings, read again only after a possible write."""
    state = state_of(session)
    return state.of(InForce).get(state.version.admin_data_version(), lambda: read_committed_settings(session))


def change_settings(session: Session, changes: Mapping[str, Any]) -> None:
    """Set the settings that `changes` names. Raises Invalid when a card shows a picture that was not uploaded, when a
    slot is given twice, and when the shop would neither sell parts nor work on cars. Raises NotFound for a tax rate
    that no longer exists.
    """
    refuse_leaving(changes)
    _refuse_idle(session, changes)
    for name in CARDS:
        if name in changes:
            check_cards(session, name, changes[name])
    if "tax_rate" in changes:
        set_default_rate(session, changes["tax_rate"])
    if "labour_tax_rate" in changes:
        changes = {**changes, "labour_tax_rate_id": find_labour_rate(session, changes["labour_tax_rate"])}
    if changes.get("labour_tax_rate_id") and session.get(TaxRate, changes["labour_tax_rate_id"]) is None:
        raise NotFound(NO_RATE)
    changes = with_own_hours(session, changes)
    if "gallery_images" in changes:
        write_gallery_cards(session, changes["gallery_images"])
    for key, value in changes.items():
        if key not in IN_TABLES:
            session.merge(Setting(key=key, value=json.dumps(value, ensure_ascii=False)))


def _refuse_idle(session: Session, changes: Mapping[str, Any]) -> None:
    """Raises Invalid where neither of the two would be ticked."""
    if "sells_parts" in changes or "works_on_cars" in changes:
        after = replace(
            read_stored_settings(session),
            **{name: changes[name] for name in ("sells_parts", "works_on_cars") if name in changes},
        )
        if not (after.sells_parts or after.works_on_cars):
            raise invalid_field("worksOnCars" if "works_on_cars" in changes else "sellsParts", NO_TRADE)
