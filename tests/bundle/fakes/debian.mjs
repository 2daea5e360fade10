// Stands in for the programs of a Debian machine in the tests of the set-up: says which packages FAKE_PACKAGES has, and
// keeps in the diary what was to be done as root.
import { appendFileSync } from "node:fs";
import { basename } from "node:path";

const [self, ...words] = process.argv.slice(2);
const name = basename(self);

if (name === "dpkg")
  for (const known of process.env.FAKE_PACKAGES.split(" ")) console.log(`${known}:amd64\tinstall`);
if (name === "env" || (name === "sudo" && words[1] === "env"))
  appendFileSync(process.env.FAKE_DIARY, `${words.slice(words.indexOf("DEBIAN_FRONTEND=noninteractive") + 1).join(" ")}\n`);
