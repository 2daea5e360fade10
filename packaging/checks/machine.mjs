// How fast this machine is, as the time of a small piece of the work that the checks are made of.
import { runHeld } from "../setup/child.mjs";
import { venvTool } from "../setup/places.mjs";

const LIBRARIES = "import flask, flask_sqlalchemy, flask_login, waitress, pydantic";
/** The first of them may have to compile the libraries. */
const TURNS = 3;

/** Return the seconds in which a process imports the server's libraries: the least of three. */
export async function timeImport(env) {
  const taken = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const start = Date.now();
    await runHeld([venvTool("python"), "-c", LIBRARIES], { env });
    taken.push((Date.now() - start) / 1000);
  }
  return Math.min(...taken);
}
