"""This module writes a release's checksums, news and winget manifest beside its files. Run it as `python
packaging/bundle/release.py --tag v0.1.0 --folder release --address https://github.com/OWNER/NAME`. With only the
tag, it is compared with the program's version; `--say-version` prints that version. The workflow `Release` calls it.
"""

import argparse
import hashlib
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VERSION = re.findall(r'VERSION = "(.+)"', (ROOT / "app" / "version.py").read_text(encoding="utf-8"))[0]
SETUP = f"Pitlane-{VERSION}-setup.exe"
FILES = (
    SETUP, f"Pitlane-{VERSION}-linux-x64.tar.gz", "pitlane-update.json",
    f"Pitlane-{VERSION}-linux.cdx.json", f"Pitlane-{VERSION}-windows.cdx.json",
)  # fmt: skip
SCHEMA = "1.10.0"
"""Version of winget's form of manifests."""


def main() -> None:
    """Run the command line. On an error it exits with status 1 and a sentence."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--say-version", action="store_true")
    parser.add_argument("--tag")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--address", default="")
    given = parser.parse_args()
    if given.say_version:
        print(VERSION)
        return
    if given.tag != f"v{VERSION}":
        raise SystemExit(f"The tag {given.tag} is not v{VERSION}: change app/version.py first, and write its news.")
    if given.folder:
        complete(given.folder, given.address)


def complete(folder: Path, address: str) -> None:
    """Write what belongs beside a release's files. Exits where one is missing."""
    missing = [name for name in FILES if not (folder / name).is_file()]
    if missing:
        raise SystemExit(f"The release lacks {', '.join(missing)}.")
    sums = {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in FILES}
    for kind, text in write_manifest(address, sums[SETUP]).items():
        (folder / f"Pitlane.Pitlane{kind}.yaml").write_text(text, encoding="utf-8")
    (folder / "news.md").write_text(read_news(), encoding="utf-8")
    lines = "".join(f"{digest}  {name}\n" for name, digest in sums.items())
    (folder / "SHA256SUMS").write_text(lines, encoding="utf-8")


def read_news() -> str:
    """Return the lines of docs/news.md on this version."""
    text = (ROOT / "docs" / "news.md").read_text(encoding="utf-8")
    return text.split(f"\n## {VERSION}\n")[1].split("\n## ")[0].strip() + "\n"


def write_manifest(address: str, digest: str) -> dict[str, str]:
    """Return winget's three files: their names' endings with their text."""
    head = f"PackageIdentifier: Pitlane.Pitlane\nPackageVersion: {VERSION}\n"
    setup = f"{address}/releases/download/v{VERSION}/{SETUP}"
    files = {
        "": "DefaultLocale: en-US\nManifestType: version\n",
        ".installer": (
            "InstallerType: nullsoft\nScope: user\nUpgradeBehavior: install\nInstallers:\n"
            f"- Architecture: x64\n  InstallerUrl: {setup}\n  InstallerSha256: {digest.upper()}\n"
            "ManifestType: installer\n"
        ),
        ".locale.en-US": (
            "PackageLocale: en-US\nPublisher: Pitlane\nPackageName: Pitlane\nLicense: MIT\n"
            f"LicenseUrl: {address}/blob/v{VERSION}/LICENSE\n"
            "ShortDescription: Website, parts shop and back office of one vehicle workshop, on its own PC\n"
            "ManifestType: defaultLocale\n"
        ),
    }
    return {kind: f"{head}{text}ManifestVersion: {SCHEMA}\n" for kind, text in files.items()}


if __name__ == "__main__":
    main()
