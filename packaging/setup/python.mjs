// Finds a Python that will do.
import { installDebianPackages } from "./apt.mjs";
import { SetupFailure } from "./failure.mjs";
import { findOnPath } from "./places.mjs";
import { askProgram } from "./tool.mjs";

const OLDEST = [3, 11];
const NAMES = ["python3.13", "python3.12", "python3.11", "python3", "python"];
const CANDIDATES = [...NAMES.map((name) => [name]), ...(process.platform === "win32" ? [["py", "-3"]] : [])];
// Debian keeps ensurepip, without which there is no pip in a new environment, in a package of its own
const PROBE = `
import sys, importlib.util as u
print(*sys.version_info[:2], all(map(u.find_spec, ("venv", "ensurepip"))))`;

function probe([name, ...args]) {
  const answer = findOnPath(name) && askProgram(name, [...args, "-c", PROBE]);
  if (!answer) return undefined;
  const [major, minor, canMakeVenv] = answer.split(/\s+/);
  return {
    command: [name, ...args],
    major: Number(major),
    minor: Number(minor),
    canMakeVenv: canMakeVenv === "True",
  };
}

function isNewEnough({ major, minor }) {
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

function sayNoPython(found) {
  const there = found
    .map(({ command, major, minor }) => `${command.join(" ")} is Python ${major}.${minor}`)
    .join(", ");
  const advice =
    "Install it (Debian: apt-get install python3 python3-venv; else from python.org) and run the same command again.";
  return `Pitlane needs Python ${OLDEST.join(".")} or newer. ${there ? `Here, ${there}` : "None was found on the PATH"}. ${advice}`;
}

/** The command of a Python of a fitting version that can make virtual environments, as a list of words. */
export async function findPython() {
  const found = CANDIDATES.map(probe).filter(Boolean);
  const fitting = found.filter(isNewEnough);
  const complete = fitting.find((python) => python.canMakeVenv);
  if (complete) return complete.command;
  if (fitting.length === 0) throw new SetupFailure(sayNoPython(found));
  return addVenvModule(fitting[0]);
}

async function addVenvModule(python) {
  const name = `python${python.major}.${python.minor}-venv`;
  const installed = await installDebianPackages(`Installing ${name}`, name);
  if (installed && probe(python.command)?.canMakeVenv) return python.command;
  throw new SetupFailure(
    `${python.command.join(" ")} lacks its venv module. Install it (Debian: apt-get install ${name}) and run the same command again.`,
  );
}
