"""The top level of the checkout."""

from tests.running import ROOT

ALLOWED = {
    *("app", "ui", "packaging", "data", "tests", "docs", "setup.cfg", "package.json", "package-lock.json"),
    *("build.spec", "README.md", "LICENSE", "node_modules", "build", "dist"),
}


def test_nothing_else_lies_there() -> None:
    """Nothing else is at the top level. A file that a test had dropped there was once committed, and no program could
    copy a file of that name.
    """
    assert {path.name for path in ROOT.iterdir() if not path.name.startswith(".")} <= ALLOWED
