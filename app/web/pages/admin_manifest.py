"""The manifest puts the back office on a phone's home screen. Browsers offer this only with a manifest. There is no
service worker, so nothing of it is cached.
"""

import json
from typing import Any

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from app.shop.base.settings.look_settings import logo_file
from app.shop.base.settings.settings import Settings
from app.web.access import listeners

MANIFEST_PATH = "/admin/app.webmanifest"
GROUND = "#f6f6f4"
"""The back office's background, as in ui/src/styles/tokens.css."""


def show_manifest() -> AnyResponse | None:
    """Return the manifest where this listener serves the back office, else None."""
    if not listeners.serves_admin(request):
        return None
    content = json.dumps(_manifest(listeners.current_settings()), ensure_ascii=False)
    response = Response(content, mimetype="application/manifest+json")
    response.headers["Cache-Control"] = "no-cache"
    return response


def _manifest(settings: Settings) -> dict[str, Any]:
    return {
        "id": "/admin/today",
        "name": f"{settings.business_name} back office",
        "short_name": settings.business_name,
        "start_url": "/admin/today",
        "scope": "/admin/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": [_icon(settings)],
    }


def _icon(settings: Settings) -> dict[str, str]:
    if settings.logo:
        return {"src": logo_file(settings, "-icon-{}.png"), "sizes": "192x192", "type": "image/png"}
    return {"src": "/icon.png", "sizes": "512x512", "type": "image/png"}
