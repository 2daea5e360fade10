"""The queue of visits belongs to one application. Without a visit writer (tests, commands) its events wait for
`flush()`.
"""

from typing import cast

from flask import Flask

from app.shop.website.analytics.queue import Queue

EXTENSION = "pitlane.visit_queue"


def init_visit_queue(app: Flask) -> None:
    """Give the application its queue."""
    app.extensions[EXTENSION] = Queue()


def queue_of(app: Flask) -> Queue:
    """The queue of an application."""
    return cast(Queue, app.extensions[EXTENSION])
