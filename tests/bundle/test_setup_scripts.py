"""The set-up makes a fresh machine ready. `packaging/setup` runs unchanged, on a machine with stand-ins for Python and
npm.
"""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bundle.checkout import FAKES, FIRST_TIME, OLD_PYTHON, PIP, ROOT, Checkout, is_of_npm
from tests.desktop.starting import limited

SERVER_STATUS = 7
DISPLAY = {"DISPLAY": ":5", "FAKE_DISPLAY": "True"}
WHOLE_SCREEN = (
    "xvfb xauth openbox xdotool wmctrl nsis libegl1 libgl1t64 libxkbcommon-x11-0 libnss3 libasound2t64 libdbus-1-3"
    " libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-render-util0 libxcb-shape0 libxcb-xkb1"
)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture(scope="module")
def set_up_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return a home with a checkout set up, and its copy."""
    home = tmp_path_factory.mktemp("machine") / "home"
    ready = Checkout(home)
    ready.set_up()
    ready.read_diary()
    return home, Path(shutil.copytree(home, home.with_name("as set up"), symlinks=True))


@pytest.fixture
def ready(set_up_once: tuple[Path, Path]) -> Checkout:
    """Return the checkout as its set-up left it. It is in the folder that it was set up in, because a moved checkout is
    set up again.
    """
    home, stored = set_up_once
    shutil.rmtree(home)
    shutil.copytree(stored, home, symlinks=True)
    return Checkout.of(home)


def test_a_fresh_checkout_is_made_ready_and_then_served(checkout: Checkout) -> None:
    status, said = checkout.set_up()
    assert checkout.read_diary() == FIRST_TIME
    assert status == SERVER_STATUS
    assert said.splitlines()[-1] == "serving"


def test_the_second_run_has_nothing_to_do_and_says_nothing(ready: Checkout) -> None:
    _, said = ready.set_up()
    assert ready.read_diary() == []
    assert "…" not in said


def _change_python_lock(checkout: Checkout) -> None:
    (checkout.root / "packaging" / "setup" / "requirements.lock").write_text("flask==3.1.4\n")


def _change_npm_lock(checkout: Checkout) -> None:
    (checkout.root / "package-lock.json").write_text('{"changed": true}')


def _change_page(checkout: Checkout) -> None:
    (checkout.root / "ui" / "page.tsx").write_text("new")


def _change_page_test(checkout: Checkout) -> None:
    (checkout.root / "ui" / "page.test.tsx").write_text("new")


def _move_checkout(checkout: Checkout) -> None:
    moved = checkout.root.with_name("moved")
    checkout.root.rename(moved)
    checkout.root = moved


def _break_python(checkout: Checkout) -> None:
    (checkout.root / ".venv" / "bin" / "python").write_text("#!/gone\n")


def _remove_packages(checkout: Checkout) -> None:
    shutil.rmtree(checkout.root / "node_modules")


VENV_ANEW = FIRST_TIME[:7]
PIP_AGAIN = PIP


def _read_python_side(checkout: Checkout) -> list[str]:
    return [call for call in checkout.read_diary() if not is_of_npm(call)]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (_change_python_lock, PIP_AGAIN),
        (_change_npm_lock, ["fonts", *FIRST_TIME[7:]]),
        (_change_page, ["build"]),
        (_change_page_test, []),
        (_move_checkout, VENV_ANEW),
        (_break_python, VENV_ANEW),
        (_remove_packages, FIRST_TIME[7:8]),
    ],
)
def test_only_what_a_change_asks_for_is_done_again(
    ready: Checkout, change: Callable[[Checkout], None], expected: list[str]
) -> None:
    change(ready)
    ready.set_up()
    assert ready.read_diary() == expected


def test_npm_run_build_builds_whether_or_not_it_seems_needed(ready: Checkout) -> None:
    assert ready.run("build")[0] == 0
    assert ready.read_diary() == ["build"]


def test_an_old_python_is_named_in_plain_words(tmp_path: Path) -> None:
    status, said = Checkout(tmp_path, python=OLD_PYTHON).set_up()
    assert status == 1
    assert said.startswith("Pitlane needs Python 3.11 or newer. Here, python3 is Python 3.9. Install it")
    assert len(said.splitlines()) == 1


def test_no_python_at_all_is_said_in_plain_words(checkout: Checkout) -> None:
    checkout.remove_program("python3")
    status, said = checkout.set_up()
    assert status == 1
    assert said.startswith("Pitlane needs Python 3.11 or newer. None was found on the PATH.")


def test_a_python_without_venv_is_said_with_the_package_to_install(tmp_path: Path) -> None:
    status, said = Checkout(tmp_path, python="3 11 False").set_up()
    assert status == 1
    assert "apt-get install python3.11-venv" in said


def test_a_missing_network_is_said_with_the_end_of_the_output_and_the_log(checkout: Checkout) -> None:
    status, said = checkout.set_up(FAKE_PIP="offline")
    assert status == 1
    assert "Installing setuptools failed" in said
    assert "Temporary failure in name resolution" in said
    assert "cannot reach the network" in said
    log = checkout.root / said.splitlines()[-1].removeprefix("All of it is in ")
    assert "Temporary failure" in log.read_text()


def test_a_failure_ends_the_other_side_and_is_the_one_in_the_message(checkout: Checkout) -> None:
    status, said = checkout.set_up(FAKE_PIP="offline", FAKE_NPM="hangs")
    assert status == 1
    assert "Installing setuptools failed" in said
    assert "npm packages failed" not in said
    assert not (checkout.root / ".setup" / "lock").exists()


def test_after_a_failure_the_next_run_starts_from_a_clean_environment(checkout: Checkout) -> None:
    checkout.set_up(FAKE_PIP="offline")
    checkout.read_diary()
    assert checkout.set_up()[0] == SERVER_STATUS
    assert _read_python_side(checkout) == VENV_ANEW


def test_packages_changed_half_way_are_not_trusted(ready: Checkout) -> None:
    _change_python_lock(ready)
    ready.set_up(FAKE_PIP="offline")
    ready.read_diary()
    ready.set_up()
    assert ready.read_diary() == VENV_ANEW


def test_pages_built_half_way_are_not_trusted(ready: Checkout) -> None:
    build = ready.root / "ui" / "build" / "build.mjs"
    build.write_text("process.exit(1)")
    assert ready.set_up()[0] == 1
    shutil.copy(FAKES / "build.mjs", build)
    ready.set_up()
    assert ready.read_diary() == ["build"]


def test_a_set_up_killed_half_way_is_taken_up_once_its_last_tool_has_ended(checkout: Checkout) -> None:
    killed = checkout.start("start", FAKE_PIP="hangs")
    pip = checkout.wait_for_hanging_pip()
    killed.kill()
    killed.communicate()
    following = checkout.start("start", "--port", "7")
    assert following.stdout is not None
    assert following.stdout.readline().startswith("Another set-up is at work here")
    assert _read_python_side(checkout) == ["venv", "pip"]
    subprocess.run(["kill", "-9", str(pip)], check=True)
    following.communicate(timeout=30)
    assert following.returncode == SERVER_STATUS
    assert _read_python_side(checkout) == VENV_ANEW


def test_two_set_ups_at_once_do_the_work_once(checkout: Checkout) -> None:
    both = [checkout.start("build"), checkout.start("build")]
    for process in both:
        process.communicate(timeout=30)
    assert [process.returncode for process in both] == [0, 0]
    assert checkout.read_diary() == [*FIRST_TIME, "build"]


def test_a_lock_of_a_process_that_is_gone_holds_nobody_up(ready: Checkout) -> None:
    gone = subprocess.Popen(["true"])
    gone.wait()
    (ready.root / ".setup" / "lock").write_text(f"{gone.pid} ")
    _, said = ready.set_up()
    assert "Another set-up" not in said


def test_a_signal_reaches_the_server_and_its_status_is_returned(ready: Checkout) -> None:
    process = ready.start("start")
    assert process.stdout is not None
    assert "serving\n" in iter(process.stdout.readline, "")
    process.terminate()
    process.communicate(timeout=30)
    assert process.returncode == 0
    assert "told to stop" in ready.read_diary()


@pytest.mark.parametrize(
    ("words", "environment", "expected"),
    [
        ([], {}, "-m app serve --sample-if-new"),
        (["--empty"], {}, "-m app serve --empty"),
        (["--data-dir=x"], {}, "-m app serve --sample-if-new --data-dir=x"),
        ([], {"PITLANE_DATA_DIR": "elsewhere"}, "-m app serve --sample-if-new"),
        ([], {"DISPLAY": ":5"}, "-m app serve --sample-if-new"),
        ([], DISPLAY, "-m app --admin-from localhost --sample-if-new"),
        (["--desk-port=0"], DISPLAY, "-m app --admin-from localhost --sample-if-new --desk-port=0"),
        (
            ["--empty"],
            DISPLAY | {"PITLANE_ADMIN_FROM": "desk", "PITLANE_DESK_PORT": "0"},
            "-m app --empty",
        ),
    ],
)
def test_the_server_is_started_with_what_was_asked(
    ready: Checkout, words: list[str], environment: dict[str, str], expected: str
) -> None:
    process = ready.start("start", *words, **environment)
    ready.wait_for(expected)
    process.terminate()
    process.communicate(timeout=30)


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":5"}, DISPLAY])
def test_nothing_is_said_before_the_program_says_it(ready: Checkout, environment: dict[str, str]) -> None:
    assert ready.set_up(**environment) == (SERVER_STATUS, "serving\n")


def _set_up_read_only(checkout: Checkout) -> tuple[int, str]:
    """Start a checkout that this account may only read."""
    subprocess.run(["chmod", "-R", "a-w", str(checkout.root)], check=True)
    process = checkout.start("start", "--port", "7", before=limited())
    said, _ = process.communicate(timeout=30)
    subprocess.run(["chmod", "-R", "u+w", str(checkout.root)], check=True)
    return process.returncode, said


def test_a_checkout_that_may_only_be_read_starts_once_it_is_set_up(ready: Checkout) -> None:
    assert _set_up_read_only(ready) == (SERVER_STATUS, "serving\n")
    assert ready.read_diary() == []
    _change_python_lock(ready)
    status, said = _set_up_read_only(ready)
    assert (status, said.count("\n")) == (1, 1)
    assert said.startswith("This checkout is not set up as it is now, and this account may not write to it.")


def test_the_window_is_fetched_by_its_command(ready: Checkout) -> None:
    for name in ("dpkg", "apt-get", "env", "sudo"):
        ready.add_program(name, FAKES / "debian.mjs")
    status, said = ready.run("window", FAKE_PACKAGES=WHOLE_SCREEN.replace("libegl1 ", ""))
    assert (status, said.splitlines()[-1]) == (0, "npm start opens a window from now on, where there is a screen.")
    diary = ready.read_diary()
    assert [line for line in diary if line.startswith("pip")] == PIP_AGAIN
    assert [line.rpartition(" ")[2] for line in diary if " install " in line] == ["libegl1"]


def _run_tests(checkout: Checkout, packages: str) -> tuple[int, str]:
    """`npm test -- pytest` on a Debian machine with these packages."""
    for name in ("dpkg", "apt-get", "env", "sudo"):
        checkout.add_program(name, FAKES / "debian.mjs")
    return checkout.run("test", "pytest", CHROMIUM_PATH=str(FAKES / "debian.mjs"), FAKE_PACKAGES=packages)


def test_the_screen_of_the_tests_is_installed_where_it_is_missing(ready: Checkout) -> None:
    _run_tests(ready, WHOLE_SCREEN.replace("openbox ", "").replace(" libasound2t64", ""))
    asked = [line for line in ready.read_diary() if line.startswith("apt-get") and " install " in line]
    assert [line.rpartition("--no-install-recommends ")[2] for line in asked] == ["openbox ^libasound2(t64)?$"]


def test_a_screen_that_is_there_is_left_alone(ready: Checkout) -> None:
    status, said = _run_tests(ready, WHOLE_SCREEN)
    assert status == 0
    assert not [line for line in ready.read_diary() if "apt-get" in line]
    assert "left out" not in said


def test_tests_that_will_be_left_out_are_named_where_there_is_no_apt(ready: Checkout) -> None:
    _, said = ready.run("test", "pytest", CHROMIUM_PATH=str(FAKES / "debian.mjs"))
    assert "The tests of the window are left out: Xvfb and openbox are not here." in said


def test_a_named_browser_that_is_not_there_is_said(ready: Checkout) -> None:
    status, said = ready.run("test", CHROMIUM_PATH="/no/such/browser")
    assert status == 1
    assert said.splitlines()[-1] == "CHROMIUM_PATH names /no/such/browser, but there is no such file."


def test_a_missing_browser_is_said_where_there_is_no_apt(ready: Checkout) -> None:
    status, said = ready.run("test")
    assert status == 1
    assert said.splitlines()[-1].startswith("The tests need a Chromium browser.")


def test_a_check_that_does_not_exist_is_said_with_those_that_do(ready: Checkout) -> None:
    status, said = ready.run("test", "everything")
    assert status == 2
    assert "lint, pytest, vitest, playwright" in said


def test_ci_does_nothing_but_npm_test(checkout: Checkout) -> None:
    (checkout.root / ".ci").mkdir()
    script = shutil.copy(ROOT / ".ci" / "run", checkout.root / ".ci" / "run")
    checkout.add_program("npm", FAKES / "words.mjs")
    environment = checkout.environment | {"PATH": f"{checkout.environment['PATH']}:/usr/bin:/bin"}
    ran = subprocess.run(["bash", str(script)], cwd="/", env=environment, text=True, capture_output=True, check=True)
    assert json.loads(ran.stdout) == {"words": ["test"], "folder": str(checkout.root)}


def test_the_npm_lock_file_names_the_builds_for_every_system() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    asked_for = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    there = {path.rpartition("node_modules/")[2] for path in packages}
    assert asked_for <= there
