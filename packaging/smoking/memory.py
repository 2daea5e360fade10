"""How much a program takes, of the disk and of the memory."""

from pathlib import Path


def measure_size(folder: Path) -> float:
    """Megabytes of all its files."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    return round(sum(path.stat().st_size for path in files) / 2**20, 1)


def measure_memory(pid: int) -> float:
    """Megabytes of one process of Linux, what it shares with others counted in part."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return round(next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024, 1)
