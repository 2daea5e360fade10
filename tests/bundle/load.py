"""Modules of packaging/bundle, which is no package."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def load(name: str) -> ModuleType:
    """Load a module of `packaging/bundle`. The modules of that folder that it imports must be loaded before it."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / "bundle" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
