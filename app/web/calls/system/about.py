"""The program itself, for its owner."""

from app.config import program_folder
from app.contract.system.about import AboutView, LicenceView
from app.shop.system.about import list_licences, read_build
from app.version import VERSION
from app.web.api.call import call
from app.web.pages.files import ui_folder


@call("GET", "/api/admin/about", answer=AboutView, admin=True)
def read_about() -> AboutView:
    """Return the program's version and build."""
    said = read_build(program_folder())
    return AboutView(version=VERSION, built=said.get("built"), commit=said.get("commit"))


@call("GET", "/api/admin/licences", answer=list[LicenceView], admin=True)
def read_licences() -> list[LicenceView]:
    """Return what others wrote of the program, with each licence."""
    return [LicenceView(**each) for each in list_licences(program_folder(), ui_folder())]
