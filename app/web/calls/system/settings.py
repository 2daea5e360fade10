"""The business's own details are read and changed here. Everybody can read the public part, and only the owner all of
them.
"""

from dataclasses import replace

from flask import current_app

from app.config import Config
from app.contract.base.fields import Body
from app.contract.system.settings import AllSettings, PublicSettings, SettingsBody
from app.shop.base.policies.published import list_current
from app.shop.base.settings import settings as shop
from app.shop.base.settings.card_settings import note_mode
from app.shop.base.settings.encryption import encrypt_secrets
from app.shop.base.settings.public import ShownSettings, public_settings
from app.shop.sales.mail.account import check_changes
from app.shop.sales.payments.card_queue import CardQueue
from app.store.database.base import db
from app.store.database.sqlite import write
from app.store.database.state import state_of
from app.web.api.call import call


@call("GET", "/api/settings", answer=PublicSettings, cached=True)
def read_public_settings() -> ShownSettings:
    """Return the settings that every visitor may see."""
    session = db.session()
    return replace(public_settings(session), policies=list_current(session))


@call("GET", "/api/admin/settings", answer=AllSettings, admin=True)
def read_all_settings() -> shop.Settings:
    """Every setting, with the start's default where the owner has chosen nothing."""
    return _settings_in_force()


@call("PATCH", "/api/admin/settings", body=SettingsBody, answer=AllSettings, admin=True)
def change_settings(body: Body) -> shop.Settings:
    """Change the settings that were sent and return all of them. If the mail server changes, the old server's password
    is dropped and never sent to the new one.
    """
    config: Config = current_app.config["PITLANE"]
    with write() as session:
        sent = body.model_dump(include=body.model_fields_set)
        changes = check_changes(shop.read_stored_settings(session), sent)
        shop.change_settings(session, encrypt_secrets(note_mode(changes), config.data_dir))
    state_of(current_app).of(CardQueue).wake()
    return _settings_in_force()


def _settings_in_force() -> shop.Settings:
    config: Config = current_app.config["PITLANE"]
    settings = shop.read_stored_settings(db.session())
    return replace(settings, admin_from=settings.admin_from or config.admin_from)
