// How Python compiles the modules of a checkout's shop: as the bundle has them (packaging/bundle/compiling.py).

/**
 * Without docstrings, assertions and the columns of each instruction, a used shop takes 14 MB less. pip stores no modules
 * of that kind, so the first start does, whatever PYTHONDONTWRITEBYTECODE says: each would have to compile them.
 */
export const LEAN = { PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1", PYTHONDONTWRITEBYTECODE: "" };
