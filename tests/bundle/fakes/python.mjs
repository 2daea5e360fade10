// Stands in for Python in the tests of the set-up: does at once what takes the real one minutes, and keeps a diary.
// FAKE_VERSION is what it claims to be; FAKE_PIP says whether its pip works, hangs or finds no network; FAKE_DISPLAY is "True"
// where its machine has a display that answers.
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [self, ...words] = process.argv.slice(2);
const line = words.join(" ");
const { FAKE_DIARY: diary, FAKE_VERSION: version, FAKE_PIP: pip = "works", FAKE_DISPLAY: display = "False" } = process.env;

function note(text) {
  appendFileSync(diary, `${text}\n`);
}

function makeVenv(folder) {
  note("venv");
  mkdirSync(join(folder, "bin"), { recursive: true });
  copyFileSync(self, join(folder, "bin", "python"));
}

function hang() {
  writeFileSync(join(dirname(diary), "pip"), `${process.pid}`);
  setTimeout(() => {}, 60_000);
}

function installPackages() {
  if (pip === "hangs") hang();
  note("pip");
  if (pip === "works") setTimeout(() => note("pip done"), 300);
  if (pip === "offline") {
    console.log("WARNING: Retrying: [Errno -3] Temporary failure in name resolution");
    process.exitCode = 1;
  }
}

function serve() {
  note(line);
  process.on("SIGTERM", () => {
    note("told to stop");
    process.exit(0);
  });
  console.log("serving");
  if (line.includes("--port 7")) process.exit(7);
  setTimeout(() => {}, 60_000);
}

if (line === "-c import pip") process.exit(0);
if (line.startsWith("-c")) console.log(line.includes("has_display") ? display : version);
if (line.startsWith("-m venv")) makeVenv(words.at(-1));
if (line.startsWith("-m pip")) installPackages();
if (line.endsWith("fonts.py")) note("fonts");
if (line.endsWith("new_database.py")) note("new database");
if (line.startsWith("-m app")) serve();
