"""The program as a process of its own: started, used, stopped."""

import http.client
import json
import os
import re
import signal
import subprocess
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.forked import run_program, start_program

ROOT = Path(__file__).resolve().parents[1]
PASSWORD = "admin123"


@dataclass
class Running:
    """A shop that runs in a separate process, with its two ports, its data directory and its first output."""

    process: "subprocess.Popen[str]"
    port: int
    desk_port: int
    folder: Path
    said: str = ""

    def ask(self, method: str, path: str, body: Any = None, port: int | None = None, **headers: str) -> tuple[int, Any]:
        with closing(http.client.HTTPConnection("127.0.0.1", port or self.port, timeout=30)) as line:
            content = None if body is None else json.dumps(body)
            line.request(method, path, content, {"Content-Type": "application/json"} | headers)
            answer = line.getresponse()
            text = answer.read()
            return answer.status, json.loads(text) if text else None

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


def environment(**more: str) -> dict[str, str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith("PITLANE_")}
    return own | {"PYTHONUNBUFFERED": "1"} | more


def run(*arguments: str, **more: str) -> "subprocess.CompletedProcess[str]":
    """One command to its end; `given` is its standard input."""
    given = more.pop("given", "")
    return run_program(arguments, environment(**more), given)


Start = Callable[..., Running]


def serve(folder: Path, arguments: tuple[str, ...], more: dict[str, str]) -> Running:
    """Start a shop, and return it once it has printed its addresses. The caller must end it."""
    ports = ["--port", "0", "--desk-port", "0"]
    process = start_program(["serve", *ports, "--data-dir", str(folder), *arguments], environment(**more))
    said = ""
    assert process.stdout
    for line in process.stdout:
        said += line
        if "Back office" in line:
            break
    ports = re.findall(r"http://127\.0\.0\.1:(\d+)", said)
    if len(ports) != 2:
        process.kill()
        process.communicate()
        raise AssertionError(said)
    shop, signed_out_admin = ports
    return Running(process, int(shop), int(signed_out_admin), folder, said)
