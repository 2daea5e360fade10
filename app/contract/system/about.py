"""The program's build, and the licences of others in it."""

from app.contract.base.fields import View


class AboutView(View):
    """Version and build.

    `built` and `commit` are None where the program runs from its sources.
    """

    version: str
    built: str | None
    commit: str | None


class LicenceView(View):
    """A package in the program.

    `licence` is its short name, `text` the whole.
    """

    name: str
    version: str
    licence: str
    text: str
