"""Pages and their paths, and the answer to an unknown path."""

from collections.abc import Callable
from urllib.parse import quote

from flask import Flask, Response, current_app, redirect, request
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response as AnyResponse

from app.store.database.state import state_of
from app.store.system.late_tables import late
from app.web.access import auth, listeners
from app.web.cache.stores import DependencyCache
from app.web.pages import initial_data
from app.web.pages.admin_manifest import MANIFEST_PATH, show_manifest
from app.web.pages.admin_screens import is_screen, list_screen_paths
from app.web.pages.files import FILE_NAME, KINDS, send_root_file, ui_folder
from app.web.pages.head_tags import page_head, titled
from app.web.pages.page_table import UNKNOWN, list_pages
from app.web.pages.plain_page import send_plain
from app.web.pages.public_pages import VIEWS, PageView
from app.web.pages.template import Page, build_stamp, hide, make_page, not_built, send_page

EXTENSION = "pitlane.pages"
PREVIEW_PATH = "/admin/look/preview"
PREVIEW_FRAMES = "; frame-src 'self'"
"""Added to the policy of the back office's pages: they may show pages of this shop that allow it."""
NO_PARTS_HEADING = "We do not sell parts online"
NO_PARTS_SAID = "There is no shop here at the moment. Tell us what your car needs and we will answer."

_preview_page = late("app.web.pages.look_preview", "preview_page")


def init_pages(app: Flask) -> None:
    """Route the pages. An unknown path is answered with the 404 page, or under /api/ with JSON."""
    app.extensions[EXTENSION] = DependencyCache[Page](state_of(app))
    for each in VIEWS:
        app.add_url_rule(each.rule, f"page {each.path}", _storing(each))
    app.add_url_rule("/admin", view_func=enter_admin)
    app.add_url_rule(PREVIEW_PATH, view_func=show_preview)
    app.add_url_rule(MANIFEST_PATH, "admin manifest", lambda: show_manifest() or show_not_found())
    app.add_url_rule("/admin/<path:name>", view_func=show_admin)
    app.before_request(_answer_unknown)


def _storing(registered: PageView) -> Callable[..., AnyResponse]:
    """Return a view that caches a page by its whole URL. The page is made again when the catalogue, the settings or the
    build change.
    """

    def answer(**parameters: str) -> AnyResponse:
        if registered.preview and _is_preview():
            return _preview(registered.path, registered.preview, parameters)
        if registered.of_parts and not listeners.current_settings().sells_parts:
            return _show_no_parts()
        cache: DependencyCache[Page] = current_app.extensions[EXTENSION]
        key = (listeners.site_origin(request), request.full_path, build_stamp())
        page = cache.find(key)
        if page is not None:
            return send_page(page)
        made_from = state_of(current_app).invalidation.count()
        made = _make(registered, parameters)
        if not isinstance(made, Page):
            return made
        cache.put(key, made, made.size, made_from, made.names)
        return send_page(made)

    return answer


def _make(registered: PageView, parameters: dict[str, str]) -> Page | AnyResponse:
    row = list_pages().get(registered.path)
    return registered.view(row, **parameters) if row else not_built()


def _is_preview() -> bool:
    """Return whether the owner asks for what visitors do not see."""
    return "preview" in request.args and listeners.serves_admin(request) and auth.is_admin()


def _preview(path: str, view: Callable[..., AnyResponse], parameters: dict[str, str]) -> AnyResponse:
    """Return a page that only the owner may see. No cache may store it."""
    row = list_pages().get(path)
    response = view(row, **parameters) if row else send_page(not_built())
    response.headers["Cache-Control"] = "no-store"
    return response


def enter_admin() -> AnyResponse:
    """The back office begins with what waits for the owner."""
    return redirect("/admin/today", 302) if listeners.serves_admin(request) else show_not_found()


def show_admin(name: str) -> AnyResponse:
    """A page of the back office, where this listener serves it."""
    if not listeners.serves_admin(request):
        return show_not_found()
    if name.endswith("/"):
        return _without_slash(request.path)
    screens = list_screen_paths()
    if screens and not is_screen(name, screens):
        return show_not_found()
    head = titled("Back office", "The back office.", source="src/pages/admin/index.tsx", manifest=MANIFEST_PATH)
    page = make_page(head, initial_data.admin_data())
    page.policy += PREVIEW_FRAMES
    return hide(send_page(page))


def show_preview() -> AnyResponse:
    """Return the home page with the drafted look, only for the owner."""
    row = list_pages().get("/")
    if not listeners.serves_admin(request) or row is None:
        return show_not_found()
    auth.require_admin()
    response = hide(send_page(_preview_page(row)))
    response.headers["Cache-Control"] = "no-store"
    return response


def show_not_found() -> Response:
    """Return the 404 page. Its mark prevents the browser from showing a page with a path that this listener does not
    serve.
    """
    row = list_pages().get(UNKNOWN)
    if row is None:
        return send_page(not_built(404))
    head = page_head(row, "Page not found", "This page does not exist.", marks={"pitlane-status": "404"})
    return send_page(make_page(head, initial_data.page_data(row).data, status=404, file=row.file))


def _show_no_parts() -> Response:
    """Return the answer at the shop's addresses where no parts are sold. For search engines it is a 404."""
    values = {"heading": NO_PARTS_HEADING, "said": NO_PARTS_SAID, "mark": "wrong", "dead": True}
    response = send_plain("withdraw_confirmed.html", NO_PARTS_HEADING, NO_PARTS_SAID, values, status=404)
    response.headers["Cache-Control"] = "no-cache"
    return response


def _answer_unknown() -> AnyResponse | None:
    if not isinstance(request.routing_exception, NotFound) or request.method not in {"GET", "HEAD"}:
        return None
    if request.path == "/api" or request.path.startswith("/api/"):
        return None
    name = request.path[1:]
    if FILE_NAME.fullmatch(name) and "." in name:
        return _send_file_or_not_found(name)
    if name.endswith("/") and not (name.startswith("admin") and not listeners.serves_admin(request)):
        return _without_slash(name)
    return show_not_found()


def _send_file_or_not_found(name: str) -> Response:
    known = any(name.endswith(end) for end in KINDS) and (ui_folder() / name).is_file()
    return send_root_file(name) if known else show_not_found()


def _without_slash(name: str) -> AnyResponse:
    """Redirect to the path without its last slashes. The redirect never leads to another host."""
    query = f"?{request.query_string.decode('latin-1')}" if request.query_string else ""
    return redirect(f"/{quote(name.strip('/'))}{query}", 308)
