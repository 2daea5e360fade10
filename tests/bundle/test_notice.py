"""The notice beside a setup, as packaging and shop have it."""

import subprocess
from pathlib import Path

from app.shop.system.updates.release import NOTICE, read_notice
from app.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
DIGEST = "ab" * 32


def _write(version: str) -> "subprocess.CompletedProcess[str]":
    script = (
        f'import {{ writeNotice }} from "{(ROOT / "packaging/bundle/notice.mjs").as_posix()}";'
        f'process.stdout.write(writeNotice("{version}", "Pitlane-{version}-setup.exe", 12345, "{DIGEST}"))'
    )
    words = ["node", "--input-type=module", "-e", script]
    return subprocess.run(words, cwd=ROOT, check=False, capture_output=True, text=True)


def test_the_shop_reads_what_the_packaging_writes() -> None:
    release = read_notice(_write(VERSION).stdout.encode())

    assert (release.version, release.setup.size, release.setup.digest) == (VERSION, 12345, DIGEST)
    assert release.news
    assert NOTICE in (ROOT / "packaging" / "bundle" / "installer.mjs").read_text("utf-8")


def test_a_version_without_news_is_not_packed() -> None:
    said = _write("99.0.0")

    assert said.returncode != 0
    assert "docs/news.md says nothing of 99.0.0" in said.stderr
