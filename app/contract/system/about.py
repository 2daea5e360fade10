"""The program's build, and the licences of others in it."""

from app.contract.base.fields import View


class AboutView(View):
    """Version and build of the program. `built` and `commit` are None where the program runs from its sources."""

    version: str
    built: str | None
    commit: str | None


class LicenceView(View):
    """A package that the program includes. `licence` is the short name of its licence, `text` the full licence text."""

    name: str
    version: str
    licence: str
    text: str
