"""The program's log, searchable by the number of an error."""

from flask import Response, current_app

from app.config import Config
from app.contract.system.log import EventView, LogQuery
from app.shop.system import log_lines
from app.web.api.call import call

TEXT = "text/plain"


@call("GET", "/api/admin/log", query=LogQuery, answer=list[EventView], admin=True)
def read_log(query: LogQuery) -> list[EventView]:
    """The newest events, at most 200."""
    return log_lines.newest_events(_config().logs, query.search)


@call("GET", "/api/admin/log/download", admin=True, file=TEXT)
def download_log() -> Response:
    """The whole stored log as one file, for support."""
    response = Response(b"".join(log_lines.whole_log(_config().logs)), content_type=f"{TEXT}; charset=utf-8")
    response.headers["Content-Disposition"] = 'attachment; filename="pitlane-log.txt"'
    return response


def _config() -> Config:
    config: Config = current_app.config["PITLANE"]
    return config
