"""Modules of packaging/bundle, which is no package."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def load(name: str) -> ModuleType:
    """Load a module.

    What it loads of that folder must be loaded before.
    """
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / "bundle" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
