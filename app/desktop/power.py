"""The power that this PC runs on."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Literal

Power = Literal["mains", "plugged", "battery"]
"""mains: without a battery; plugged: a laptop on its charger; battery: a laptop without."""
SUPPLIES = Path("/sys/class/power_supply")
OFFLINE, ONLINE = 0, 1
LINES: dict[int, Power] = {OFFLINE: "battery", ONLINE: "plugged"}
NO_BATTERY, UNKNOWN = 128, 255


def read_power() -> Power | None:
    """Return the power source of this PC, or None if the system does not report it."""
    if sys.platform == "win32":
        return _of_this_windows()
    return of_linux(SUPPLIES) if sys.platform == "linux" else None


def of_windows(line: int, battery: int) -> Power | None:
    """Return the meaning of ACLineStatus and BatteryFlag of GetSystemPowerStatus."""
    if battery == UNKNOWN:
        return None
    if battery & NO_BATTERY:
        return "mains"
    return LINES.get(line)


def of_linux(supplies: Path) -> Power | None:
    """Return the power source according to the kernel's folder of power supplies. The battery of a mouse or a headset
    has the scope Device and is ignored.
    """
    if not supplies.is_dir():
        return None
    parts = [part for part in supplies.iterdir() if _read(part / "scope") != "Device"]
    if not any(_read(part / "type") == "Battery" for part in parts):
        return "mains"
    chargers = [part for part in parts if _read(part / "type") in {"Mains", "USB"}]
    return "plugged" if any(_read(part / "online") == "1" for part in chargers) else "battery"


def _read(path: Path) -> str:
    with suppress(OSError):
        return path.read_text("ascii", "replace").strip()
    return ""


def _of_this_windows() -> Power | None:
    if sys.platform != "win32":
        return None
    import ctypes
    from ctypes import wintypes

    class Status(ctypes.Structure):
        """SYSTEM_POWER_STATUS."""

        _fields_ = [
            ("line", ctypes.c_ubyte), ("battery", ctypes.c_ubyte), ("percent", ctypes.c_ubyte),
            ("saver", ctypes.c_ubyte), ("seconds", wintypes.DWORD), ("full_seconds", wintypes.DWORD),
        ]  # fmt: skip

    status = Status()
    if not ctypes.windll.kernel32.GetSystemPowerStatus(ctypes.byref(status)):
        return None
    return of_windows(status.line, status.battery)
