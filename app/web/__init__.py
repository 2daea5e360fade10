"""HTTP and nothing else: read, call one rule, answer."""

from flask import Flask
from werkzeug.routing import BaseConverter

from app.web.api.rule import Rule


class IdConverter(BaseConverter):
    """A uuid in a path, as lowercase text.

    Anything else is no such address.
    """

    regex = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"

    def to_python(self, value: str) -> str:
        """Ids are stored in lowercase."""
        return value.lower()


def load_calls() -> None:
    """Put every call on the list."""
    from app.web.calls import (
        about,
        admin,
        admin_csv,
        admin_enquiries,
        admin_job_links,
        admin_jobs,
        admin_orders,
        admin_quotes,
        admin_withdrawals,
        analytics,
        backups,
        calendar,
        car_models,
        card_payments,
        cart,
        catalogue,
        categories,
        checkout,
        clock,
        contacts,
        deleted,
        demand,
        documents,
        drops,
        engines,
        enquiries,
        first_run,
        fitment,
        fitment_csv,
        fitted,
        gallery,
        health,
        images,
        job_money,
        job_photos,
        job_proofs,
        jobs,
        log,
        look,
        mails,
        manufacturers,
        notice,
        online,
        orders,
        part_numbers,
        payments,
        photos,
        policies,
        price_changes,
        privacy,
        product_csv,
        products,
        quotes,
        sales,
        search,
        searches,
        second_folder,
        services,
        settings,
        starter,
        statistics,
        stock_history,
        tax_rates,
        this_pc,
        today,
        updates,
        vehicles,
        withdrawals,
    )


def init_web(app: Flask) -> None:
    """Put every call, every refusal and the pages on the application."""
    from app.store.state import state_of
    from app.web.access import auth
    from app.web.access.control import init_control
    from app.web.access.headers import init_headers
    from app.web.access.listeners import init_listeners
    from app.web.access.rate_limits import init_throttles
    from app.web.api import errors
    from app.web.api.call import add_routes
    from app.web.api.origins import init_origins
    from app.web.cache.middleware import CacheMiddleware
    from app.web.cache.responses import init_responses
    from app.web.calls.visit_queue import init_visit_queue
    from app.web.pages.crawlers import init_crawlers
    from app.web.pages.drop import init_drop
    from app.web.pages.files import init_files
    from app.web.pages.pages import init_pages
    from app.web.pages.policy_pages import init_policy_pages
    from app.web.pages.withdraw import init_withdraw

    load_calls()
    app.url_rule_class = Rule
    app.url_map.converters["id"] = IdConverter
    app.url_map.strict_slashes = True
    app.url_map.merge_slashes = False
    init_headers(app)
    auth.init_auth(app)
    errors.init_errors(app)
    init_listeners(app)
    init_control(app)
    init_origins(app)
    init_throttles(app)
    init_visit_queue(app)
    init_responses(app)
    add_routes(app)
    init_files(app)
    init_crawlers(app)
    init_pages(app)
    init_withdraw(app)
    init_drop(app)
    init_policy_pages(app)
    app.wsgi_app = CacheMiddleware(app.wsgi_app, state_of(app))  # type: ignore[method-assign]  # Flask's own way to put one in front
