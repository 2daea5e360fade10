"""The top level of the checkout."""

from tests.running import ROOT

ALLOWED = {
    *("app", "ui", "packaging", "data", "tests", "docs", "setup.cfg", "package.json", "package-lock.json"),
    *("build.spec", "README.md", "LICENSE", "node_modules", "build", "dist"),
}


def test_nothing_else_lies_there() -> None:
    """A file that a test had dropped was committed once.

    No program could copy its name.
    """
    assert {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} <= ALLOWED
