"""Pitlane is the website, parts shop and back office of one workshop. This package only wires the parts together: it
holds no rules and no queries.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flask import Flask

    from app.config import Config


def create_app(config: "Config") -> "Flask":
    """The application over a database that is migrated already (app.store.migrations.upgrade)."""
    # Imported here because the window opens before any of it is loaded, and its own process needs none.
    from app import practice
    from app.online import init_online
    from app.store.database.base import db
    from app.store.database.driver import database_url
    from app.store.database.sqlite import engine_options, set_up_engine
    from app.store.database.state import EXTENSION, State
    from app.store.system.late_tables import loading_tables
    from app.web import init_web
    from app.web.api.application import Application

    practice.set_mode(config.data_dir)
    app = Application("app", static_folder=None)
    app.extensions[EXTENSION] = state = State()
    app.config.update(
        PITLANE=config,
        SQLALCHEMY_DATABASE_URI=database_url(config.database),
        SQLALCHEMY_ENGINE_OPTIONS=engine_options(state),
    )
    db.init_app(app)
    with app.app_context():
        set_up_engine(db.engine)
    with loading_tables():
        init_online(app)
        init_web(app)
    return app
