"""Tunnel programs that the owner may have installed: which file is run, and with which arguments. None is part of
Pitlane, because each provider updates its own.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from app.online.program_files import ProgramFile, find_files
from app.shop.base.errors import Conflict

NAMES = {"cloudflare": "cloudflared", "tailscale": "tailscale", "ngrok": "ngrok"}
"""The programs by the kind of tunnel that each makes."""
NOT_FOUND = "{name} was not found on this PC. Install it first."
NOT_ALLOWED = "{name} is in a folder that is not meant for programs: {path}. Say under Online whether it may be run."
CHANGED = "This program is no longer there. Check its path."


@dataclass(frozen=True)
class ProgramStart:
    """Plan that describes one start of a tunnel program. `environment` holds values that nobody may read in the list of
    processes. `brings_address` means that the program prints the address under which it made the shop public.
    """

    kind: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict, repr=False)
    brings_address: bool = True

    @property
    def name(self) -> str:
        """The program's name, as its provider writes it."""
        return NAMES[self.kind]


def find_program(kind: str) -> ProgramFile | None:
    """Return a program's file, one in a known folder first; None without."""
    files = list(find_files(NAMES[kind]))
    return next((file for file in files if file.is_known), files[0] if files else None)


def may_run(file: ProgramFile, allowed: Mapping[str, str]) -> bool:
    """Return whether a file is in a known folder or allowed."""
    return file.is_known or (file.path in allowed and allowed[file.path] == fingerprint(file.path))


def require_program(kind: str, allowed: Mapping[str, str]) -> str:
    """Return the path of a kind's program. Raises Conflict where it is not on this PC, or is in no known folder and not
    among the `allowed`.
    """
    file = find_program(kind)
    if file is None:
        raise Conflict(NOT_FOUND.format(name=NAMES[kind]))
    if not may_run(file, allowed):
        raise Conflict(NOT_ALLOWED.format(name=NAMES[kind], path=file.path))
    return file.path


def approve(kind: str, path: str) -> str:
    """Return the fingerprint of the file that the owner allows. Raises Conflict if it is not the file that would be
    run.
    """
    file = find_program(kind)
    digest = fingerprint(path)
    if file is None or file.path != path or not digest:
        raise Conflict(CHANGED)
    return digest


def fingerprint(path: str) -> str:
    """Return a file's SHA-256, or blank if it cannot be read. It is computed again once the size, time or inode number
    shows that it is another file.
    """
    try:
        known = Path(path).stat()
        return _digest(path, (known.st_size, known.st_mtime_ns, known.st_ino))
    except OSError:
        return ""


@lru_cache(maxsize=8)
def _digest(path: str, _state: tuple[int, int, int]) -> str:
    with Path(path).open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def make_plan(kind: str, program: str, port: int, token: str) -> ProgramStart:
    """Return the command that makes the public listener on `port` reachable. `token` is Cloudflare's, and blank for a
    quick tunnel.
    """
    here = f"http://127.0.0.1:{port}"
    if kind == "cloudflare" and token:
        command = (program, "tunnel", "--no-autoupdate", "run")
        return ProgramStart(kind, command, {"TUNNEL_TOKEN": token}, brings_address=False)
    if kind == "cloudflare":
        return ProgramStart(kind, (program, "tunnel", "--url", here, "--no-autoupdate"))
    if kind == "tailscale":
        return ProgramStart(kind, (program, "funnel", str(port)))
    return ProgramStart(kind, (program, "http", f"127.0.0.1:{port}", "--log", "stdout", "--log-format", "logfmt"))
