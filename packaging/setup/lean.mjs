// How Python compiles the modules of a checkout's shop: as the bundle has them (packaging/bundle/compiling.py).

/** Without docstrings, assertions and the columns of each instruction, a used shop takes 14 MB less. */
export const LEAN = { PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1" };
