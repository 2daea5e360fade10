"""Check that looks for a web engine for the window. The Windows registry is read first, because the engine must never
be Internet Explorer.
"""

import sys
from importlib.util import find_spec

OLDEST_DOTNET = 394802
""".NET 4.6.2, as the registry counts it."""
WEBVIEW2 = r"Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"
DOTNET = r"SOFTWARE\Microsoft\NET Framework Setup\NDP\v4\Full"


def is_engine_there() -> bool:
    """Return whether WebView2 and .NET are installed, on Windows. Elsewhere return True, because only starting the
    window shows whether there is an engine.
    """
    if sys.platform != "win32":
        return True
    import winreg

    places = (
        (winreg.HKEY_LOCAL_MACHINE, rf"SOFTWARE\WOW6432Node\{WEBVIEW2}"),
        (winreg.HKEY_LOCAL_MACHINE, rf"SOFTWARE\{WEBVIEW2}"),
        (winreg.HKEY_CURRENT_USER, rf"SOFTWARE\{WEBVIEW2}"),
    )
    dotnet = _registry_value(winreg.HKEY_LOCAL_MACHINE, DOTNET, "Release")
    versions = [_registry_value(root, key, "pv") for root, key in places]
    # An uninstalled WebView2 leaves an empty version or this one behind.
    return int(dotnet or 0) >= OLDEST_DOTNET and any(version not in (None, "", "0.0.0.0") for version in versions)  # noqa: S104 -- a version


def way_to_window() -> str:
    """Return a sentence on how to get a window on this PC, after the engine failed. It is blank where there is no
    way.
    """
    if sys.platform == "win32":
        return "" if is_engine_there() else " A window needs Microsoft's WebView2 Runtime: install it and start again."
    if sys.platform != "linux" or getattr(sys, "frozen", False):
        return ""
    lacks = "the libraries that its web engine lacks" if find_spec("PySide6") else "its web engine (250 MB)"
    return f" For a window, npm run window fetches {lacks}; then start again."


def _registry_value(root: int, key: str, name: str) -> str | int | None:
    if sys.platform != "win32":
        return None
    import winreg

    try:
        with winreg.OpenKey(root, key) as opened:
            value: str | int = winreg.QueryValueEx(opened, name)[0]
            return value
    except OSError:
        return None
