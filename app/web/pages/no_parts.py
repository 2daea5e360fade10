"""The answer at the shop's addresses where no parts are sold."""

from flask import Response

from app.web.pages.plain_page import send_plain

HEADING = "We do not sell parts online"
SAID = "There is no shop here at the moment. Tell us what your car needs and we will answer."


def show_no_parts() -> Response:
    """One sentence with the ways to write, a 404 for search engines."""
    values = {"heading": HEADING, "said": SAID, "mark": "wrong", "dead": True}
    response = send_plain("withdraw_confirmed.html", HEADING, SAID, values, status=404)
    response.headers["Cache-Control"] = "no-cache"
    return response
