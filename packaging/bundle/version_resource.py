"""Version information that Windows shows under "Details" and in warnings."""

from pathlib import Path

TEMPLATE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "Pitlane"),
      StringStruct("FileDescription", "Pitlane: website, parts shop and back office"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "{name}"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "{name}.exe"),
      StringStruct("ProductName", "Pitlane"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


def write(folder: Path, name: str, version: str) -> str:
    """Write the version resource of one executable, and return its path. It is in the form that PyInstaller reads."""
    numbers = (*map(int, version.split(".")), 0)
    path = folder / f"{name}-version.txt"
    path.write_text(TEMPLATE.format(numbers=numbers, name=name, version=version), encoding="utf-8")
    return str(path)
