"""HTTP and nothing else: read, call one rule, answer."""

from flask import Flask
from werkzeug.routing import BaseConverter

from app.web.api.rule import Rule


class IdConverter(BaseConverter):
    """A uuid in a path, as lowercase text; anything else is no such address."""

    regex = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"

    def to_python(self, value: str) -> str:
        """Ids are kept in lowercase."""
        return value.lower()


def load_calls() -> None:
    """Put every call on the list."""
    from app.web.calls import (
        admin,
        analytics,
        backups,
        car_models,
        cart,
        catalogue,
        categories,
        checkout,
        deleted,
        desk_csv,
        enquiries,
        enquiry_desk,
        first_run,
        health,
        images,
        log,
        mails,
        online,
        order_desk,
        orders,
        privacy,
        product_csv,
        products,
        second_folder,
        settings,
        statistics,
        this_pc,
        vehicles,
    )


def init_web(app: Flask) -> None:
    """Put every call, every refusal and the pages on the application."""
    from app.web.api import errors
    from app.web.api.call import add_routes
    from app.web.api.origins import init_origins
    from app.web.calls.recorder import init_recorder
    from app.web.doors import auth
    from app.web.doors.control import init_control
    from app.web.doors.doors import init_doors
    from app.web.doors.headers import init_headers
    from app.web.doors.throttles import init_throttles
    from app.web.kept.fast import FastAnswers
    from app.web.pages.crawlers import init_crawlers
    from app.web.pages.files import init_files
    from app.web.pages.pages import init_pages

    load_calls()
    app.url_rule_class = Rule
    app.url_map.converters["id"] = IdConverter
    app.url_map.strict_slashes = True
    app.url_map.merge_slashes = False
    init_headers(app)
    auth.init_auth(app)
    errors.init_errors(app)
    init_doors(app)
    init_control(app)
    init_origins(app)
    init_throttles(app)
    init_recorder(app)
    add_routes(app)
    init_files(app)
    init_crawlers(app)
    init_pages(app)
    app.wsgi_app = FastAnswers(app.wsgi_app)  # type: ignore[method-assign]  # Flask's own way to put one in front
