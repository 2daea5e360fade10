"""HTTP and nothing else: read, call one rule, answer."""

from flask import Flask


def init_web(app: Flask) -> None:
    """Put every call, every refusal and the pages on the application."""
    from app import practice
    from app.shop.sales.documents.job_mails import JobMails
    from app.store.database.state import state_of
    from app.store.system.late_tables import late
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
    from app.web.call_modules import load_first_calls
    from app.web.calls.base.visit_queue import init_visit_queue
    from app.web.pages.dead_download import init_dead_downloads
    from app.web.pages.drop import init_drop
    from app.web.pages.files import init_files
    from app.web.pages.late_pages import init_late_pages
    from app.web.pages.pages import init_pages

    load_first_calls()
    init_headers(app)
    auth.init_auth(app)
    errors.init_errors(app)
    init_listeners(app)
    init_control(app)
    init_origins(app)
    init_throttles(app)
    init_visit_queue(app)
    state_of(app).of(JobMails).renew = late("app.shop.workshop.jobs.renewed_mails", "renew_waiting_mails")
    init_responses(app)
    add_routes(app)
    init_files(app)
    init_pages(app)
    init_late_pages(app)
    init_drop(app)
    init_dead_downloads(app)
    app.wsgi_app = CacheMiddleware(app.wsgi_app, state_of(app))  # type: ignore[method-assign]  # Flask's own way to put one in front
    if practice.is_on():
        from app.web.pages.practice_frame import init_practice

        init_practice(app)
