"""The headers of every answer. They set what a browser may do with our pages, and what it may cache."""

from flask import Flask, Response, g

POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
FIXED = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
}
ONE_YEAR = "max-age=31536000"
POLICY_HEADER = "Content-Security-Policy"


def init_headers(app: Flask) -> None:
    """Put the headers on every answer, refusals and files included."""
    app.after_request(_add)


def content_policy(style_hashes: tuple[str, ...] = ()) -> str:
    """Return the content security policy of a page. `style_hashes` are the sha256 values of styles written into the
    page itself.
    """
    styles = " ".join(["style-src 'self'", *(f"'{each}'" for each in style_hashes)])
    return "; ".join([*POLICY[:2], styles, *POLICY[2:]])


_DEFAULTS = (*FIXED.items(), (POLICY_HEADER, content_policy()), ("Cache-Control", "no-store"))


def _add(response: Response) -> Response:
    # Looked through once: a look-up in them reads them all.
    given = {name.lower() for name, _value in response.headers}
    for name, value in _DEFAULTS:
        if name.lower() not in given:
            response.headers.add(name, value)
    if g.get("https"):
        response.headers["Strict-Transport-Security"] = ONE_YEAR
    return response
