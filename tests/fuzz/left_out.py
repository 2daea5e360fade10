"""Calls that are excluded from the fuzzing because they act outside the temporary folder. A run prints them with their
reasons.
"""

from typing import Any

CALLS = {
    "start_online": "would run a tunnel's program and put the test server on the internet",
    "check_online": "asks the public address from here, and that is somebody's server",
    "check_for_update": "asks the address that a case named, and that is somebody's server",
    "install_update": "would run a setup",
}
"""By the name of the call."""
FEW = {
    "make_backup": (4, "each one writes the whole shop once more"),
    "restore_backup": (4, "each one exchanges the whole shop"),
}
"""Calls that are tried a few times a round only."""
TEXTS = {
    "publicUrl": "with a public address the owner is sent away from the public door",
    "adminFrom": "the same",
    "tunnel": "the same, and addresses are then read from headers",
    "tunnelToken": "the same",
    "mailHost": "mails would leave this computer",
}
"""Fields of PATCH /api/admin/settings: a text in them is left out, any other value stays."""
FOLDER = "the path of the second folder is one in the temporary folder"


def tame(name: str, body: Any, folder: str) -> Any:
    """The body as it may be sent."""
    if not isinstance(body, dict):
        return body
    if name == "change_settings":
        return {key: value for key, value in body.items() if key not in TEXTS or not isinstance(value, str)}
    if name == "change_second_folder" and isinstance(body.get("path"), str) and body["path"].strip():
        return body | {"path": folder}
    return body


def explain() -> list[str]:
    """One line for each."""
    calls = [f"{name}: {why}" for name, why in CALLS.items()]
    few = [f"{name}: {count} cases a round, {why}" for name, (count, why) in FEW.items()]
    texts = [f"change_settings, a text as {name}: {why}" for name, why in TEXTS.items()]
    return [*calls, *few, *texts, f"change_second_folder: {FOLDER}"]
