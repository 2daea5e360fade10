"""The workflows, which run elsewhere, are checked as far as possible here. Every file that they name exists, and
nothing is left untested.
"""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = ROOT / ".github" / "workflows"
MADE_THERE = re.compile(r"^(dist|build)/")


def _read(name: str) -> dict[Any, Any]:
    workflow: dict[Any, Any] = yaml.safe_load((WORKFLOWS / f"{name}.yml").read_text(encoding="utf-8"))
    return workflow


def _read_job() -> dict[str, Any]:
    job: dict[str, Any] = _read("windows")["jobs"]["windows"]
    return job


STEPS = _read_job()["steps"]
COMMANDS = [step["run"] for step in STEPS if "run" in step]


def test_every_file_that_the_workflow_names_is_there() -> None:
    named = {
        name.removeprefix("./") for run in COMMANDS for name in re.findall(r"[\w./-]+\.(?:py|mjs|ps1|lock|spec)\b", run)
    }

    missing = [name for name in named if not MADE_THERE.match(name) and not (ROOT / name).is_file()]

    assert len(named) >= 7
    assert missing == []


def test_it_builds_with_a_python_that_has_the_cure_of_mail_headers() -> None:
    (version,) = [step["with"]["python-version"] for step in STEPS if "setup-python" in step.get("uses", "")]

    # For Windows 3.11 ends at 3.11.9, before the cure; 3.12 and 3.13 go beyond it.
    assert version in {"3.12", "3.13"}


def test_each_script_of_npm_is_a_command() -> None:
    scripts = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["scripts"]

    said = subprocess.run(["node", "packaging/run.mjs"], cwd=ROOT, capture_output=True, text=True, check=False)

    assert said.returncode == 2
    assert set(re.findall(r"[a-z:]+(?=[,.])", said.stderr)) - {"run"} == set(scripts)
    assert {script.rpartition("packaging/run.mjs ")[2] for script in scripts.values()} == set(scripts)


@pytest.mark.parametrize(
    "must",
    [
        "tests/program --junitxml=build/reports/windows.xml",
        "tests/program/installing.py",
        "packaging/bundle/pack-installer.mjs",
        "--window --no-sample",
        "--window --junitxml=build/reports/windows-install.xml",
        "--require-hashes",
    ],
)
def test_nothing_is_left_untried(must: str) -> None:
    steps = [step for step in STEPS if must in step.get("run", "")]

    assert steps
    assert not any("if" in step or step.get("continue-on-error") for step in steps)


def test_what_is_tried_is_what_was_built_and_then_shipped() -> None:
    order = ["PyInstaller build.spec", "windows.xml", "pack-installer.mjs", "installing.py"]
    places = [next(place for place, run in enumerate(COMMANDS) if each in run) for each in order]

    assert places == sorted(places)
    assert "upload-artifact" in STEPS[-1]["uses"]


def test_it_signs_only_where_there_are_secrets() -> None:
    (signing,) = [step for step in STEPS if "sign.ps1" in step.get("run", "")]
    script = (ROOT / "packaging" / "bundle" / "sign.ps1").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$env:((?:SIGN|AZURE)_\w+)", script))

    assert signing["if"] == "env.SIGN_ACCOUNT != ''"
    assert asked == {"SIGN_ENDPOINT", "SIGN_ACCOUNT", "SIGN_PROFILE"}
    assert all(_read_job()["env"][name] == f"${{{{ secrets.{name} }}}}" for name in asked)


@pytest.mark.parametrize("system", ["linux", "windows"])
def test_a_change_of_what_goes_into_a_program_builds_it(system: str) -> None:
    # "on" is YAML's word for true
    paths = _read(system)[True]["pull_request"]["paths"]

    goes_in = {"app/**", "data/**", "docs/**", "ui/**", "packaging/**", "build.spec", "package-lock.json", "setup.cfg"}
    assert set(paths) >= goes_in | {f".github/workflows/{system}.yml"}


def test_a_release_waits_for_every_check_and_both_programs() -> None:
    release = _read("release")
    jobs = release["jobs"]

    assert release[True] == {"push": {"tags": ["v*"]}}
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert "npm test" in [step.get("run") for step in jobs["test"]["steps"]]
    assert jobs["publish"]["permissions"] == {"contents": "write", "id-token": "write", "attestations": "write"}
    assert release["permissions"] == {"contents": "read"}


def test_it_runs_on_one_named_windows() -> None:
    assert re.fullmatch(r"windows-\d{4}", _read_job()["runs-on"])
    assert _read_job().get("continue-on-error") is None
