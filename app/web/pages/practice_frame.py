"""Frame of the practice shop around each page that it sends, and its cookies, which are not the real shop's. Nothing of
it is loaded by a real shop.
"""

import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, redirect, request, send_file
from werkzeug.wrappers import Response as AnyResponse

from app import practice
from app.shop.base.errors import NotFound
from app.shop.system.access import sessions
from app.store.database.base import db
from app.store.database.sqlite import write
from app.web.access import auth
from app.web.access.admin_only import refuse_public_listener
from app.web.access.practice_link import PracticeLink, find_link
from app.web.pages.plain_page import send_plain

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

FILES = Path(__file__).with_name("practice")
HTML = "text/html"
COOKIE = "practice_"
"""Beginning of its cookies' names: a browser shares cookies between all ports of this PC."""
BARE = "X-Practice-Ended"
NOT_ASKED = ("HTTP_ACCEPT_ENCODING", "HTTP_IF_NONE_MATCH")
"""Headers of a request by which an answer would come packed, or not at all."""
TITLE = re.compile(rb"(<title[^>]*>)")
END = b"</body>"
LINE = "<p><strong>Practice:</strong> nothing here is real</p>"
BACK = """<a href="{shop}/admin/today">Back to the shop</a>\
<form method="post" action="/_practice/take-away"><button>Take practice away</button></form>"""
FRAME = """<link rel="stylesheet" href="/_practice/frame.css"><aside id="practice" aria-label="Practice">{line}{back}\
</aside><script src="/_practice/frame.js" defer></script>"""
ENDED = "Practice is over"


def init_practice(app: Flask) -> None:
    """Route the frame's files, the sign-in by ticket and the end, and put the frame around all pages."""
    app.add_url_rule("/_practice/frame.css", "practice_style", lambda: send_file(FILES / "frame.css"))
    app.add_url_rule("/_practice/frame.js", "practice_script", lambda: send_file(FILES / "frame.js"))
    app.add_url_rule("/_practice/enter", view_func=enter_practice)
    app.add_url_rule("/_practice/take-away", view_func=end_practice, methods=["POST"])
    app.wsgi_app = PracticeFrame(app, app.wsgi_app)  # type: ignore[method-assign]  # Flask's own way


def enter_practice() -> AnyResponse:
    """Sign the owner in whom the real shop has sent here. A ticket that is used up leads to the password."""
    refuse_public_listener()
    response = redirect("/admin/today", 303)
    link = find_link()
    if link and link.tickets.spend(request.args.get("ticket", "")):
        with write() as session:
            user = sessions.find_administrator(session)
            secret = sessions.open_session(session, user) if user else ""
        if secret:
            auth.remember(response, secret)  # type: ignore[arg-type]  # Flask's own response is one of these
    return response


def end_practice() -> Response:
    """Ask the real shop to take this one away, and lead back to it."""
    link = _link()
    db.session.remove()
    back = f"{link.shop}/admin/settings/practice"
    response = send_plain("practice_ended.html", ENDED, ENDED, {"shop": back, "links": ()})
    response.headers[BARE] = "1"
    response.headers["Refresh"] = f"3; url={back}"
    link.ask_to_remove()
    return response


def _link() -> PracticeLink:
    link = find_link()
    if link is None:
        raise NotFound("Not found")
    return link


class PracticeFrame:
    """WSGI application in front of another one, which puts the frame into every page."""

    def __init__(self, app: Flask, inner: "WSGIApplication") -> None:
        self._app, self._inner = app, inner

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer with the frame where the answer is a page."""
        for name in NOT_ASKED:
            environ.pop(name, None)
        environ["HTTP_COOKIE"] = _own_cookies(environ.get("HTTP_COOKIE", ""))
        said: list[Any] = []

        def note(status: str, headers: list[tuple[str, str]], *more: Any) -> Any:
            headers = [(name, _named(name, value)) for name, value in headers]
            if not _is_framed(headers):
                return start_response(status, headers, *more)
            said[:] = [status, headers, *more]
            return lambda _piece: None

        answer = self._inner(environ, note)
        if not said:
            return answer
        try:
            content = self._frame(b"".join(answer))
        finally:
            if close := getattr(answer, "close", None):
                close()
        status, headers, *more = said
        sent = [(name, value) for name, value in headers if name.lower() not in {"content-length", "etag"}]
        start_response(status, [*sent, ("Content-Length", str(len(content)))], *more)
        return [content]

    def _frame(self, page: bytes) -> bytes:
        if not page:
            return page
        link: PracticeLink | None = self._app.extensions.get(practice.LINK)
        back = BACK.format(shop=escape(link.shop)) if link else ""
        frame = FRAME.format(line=LINE, back=back).encode()
        titled = TITLE.sub(rb"\1Practice: ", page, count=1)
        before, end, after = titled.rpartition(END)
        return before + frame + end + after if end else titled + frame


def _is_framed(headers: list[tuple[str, str]]) -> bool:
    names = {name.lower(): value for name, value in headers}
    return names.get("content-type", "").startswith(HTML) and BARE.lower() not in names


def _own_cookies(sent: str) -> str:
    cookies = (cookie.strip() for cookie in sent.split(";"))
    return "; ".join(cookie.removeprefix(COOKIE) for cookie in cookies if cookie.startswith(COOKIE))


def _named(name: str, value: str) -> str:
    return f"{COOKIE}{value}" if name.lower() == "set-cookie" else value
