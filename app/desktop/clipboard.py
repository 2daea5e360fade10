"""Put a text where the owner can paste it from."""

import shutil
import subprocess
import sys

WAYS = {"win32": [["clip"]], "darwin": [["pbcopy"]]}
WAYS_ELSEWHERE = [["wl-copy"], ["xclip", "-selection", "clipboard"], ["xsel", "--clipboard", "--input"]]
SECONDS = 5


def copy_text(text: str) -> bool:
    """Copy ASCII text with a system program; return whether one took it."""
    for words in WAYS.get(sys.platform, WAYS_ELSEWHERE):
        program = shutil.which(words[0])
        if program and _hand_over([program, *words[1:]], text):
            return True
    return False


def _hand_over(words: list[str], text: str) -> bool:
    hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    try:
        subprocess.run(  # noqa: S603 -- one found program, no shell
            words, input=text.encode("ascii"), check=True, timeout=SECONDS, creationflags=hidden,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return False
    return True
