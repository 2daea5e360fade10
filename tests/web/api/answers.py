"""An answer, without what each sending changes."""

from werkzeug.test import TestResponse


def lasting_headers(answer: TestResponse) -> list[tuple[str, str]]:
    """Its headers, without the second at which it was sent."""
    return sorted(header for header in answer.headers if header[0] != "Date")
