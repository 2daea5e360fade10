// Debian's packages, where apt is there and may be used without asking for a password.

import { findOnPath } from "./places.mjs";
import { askProgram, runTool } from "./tool.mjs";

/** The words to put before apt-get: none for root, sudo where it asks nothing; undefined where we may not install. */
function findPrivilege() {
  if (!findOnPath("apt-get")) return undefined;
  if (process.getuid?.() === 0) return [];
  return askProgram("sudo", ["-n", "true"]) === undefined ? undefined : ["sudo", "-n"];
}

/** Install these packages of Debian's; false when this machine or this user has no way to. */
export async function installDebianPackages(label, ...names) {
  const privilege = findPrivilege();
  if (!privilege) return false;
  const asRoot = (...words) => [...privilege, "env", "DEBIAN_FRONTEND=noninteractive", ...words];
  const run = (purpose, [command, ...args]) => runTool(purpose, command, args);
  // a killed apt-get leaves dpkg in the middle of its work, and then every later install is refused
  await run("Looking after earlier installs", asRoot("dpkg", "--configure", "-a"));
  await run("Fetching the list of Debian's packages", asRoot("apt-get", "update"));
  await run(
    label,
    asRoot("apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends", ...names),
  );
  return true;
}
