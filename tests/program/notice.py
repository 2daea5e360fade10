"""A newer version, offered in a folder."""

import json
from hashlib import sha256
from pathlib import Path

OFFERED = "9999.0.0"


def offer(folder: Path, setup: bytes) -> Path:
    """Put a setup and its notice into a folder, which is returned."""
    folder.mkdir(exist_ok=True)
    file = f"Pitlane-{OFFERED}-setup.exe"
    (folder / file).write_bytes(setup)
    described = {"file": file, "size": len(setup), "sha256": sha256(setup).hexdigest()}
    notice = {"version": OFFERED, "news": ["A trial"], "setup": described}
    (folder / "pitlane-update.json").write_text(json.dumps(notice), encoding="utf-8")
    return folder
