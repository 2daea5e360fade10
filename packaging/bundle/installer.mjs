// The setup for Windows, by makensis, which runs on Linux as well.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { installDebianPackages } from "../setup/apt.mjs";
import { SetupFailure } from "../setup/failure.mjs";
import { findOnPath, ROOT } from "../setup/places.mjs";
import { runTool } from "../setup/tool.mjs";
import { writeNotice } from "./notice.mjs";

async function findMakensis() {
  if (!findOnPath("makensis")) await installDebianPackages("Installing the maker of the setup", "nsis");
  const found = findOnPath("makensis");
  if (!found) throw new SetupFailure("The setup needs makensis on the PATH: install NSIS first.");
  return found;
}

/** The command that makensis calls with each file to sign: the setup and its uninstaller. Nothing without an account for it. */
function signing() {
  if (!process.env.SIGN_ACCOUNT) return {};
  return { SIGN: `pwsh -NoProfile -File "${join(ROOT, "packaging", "bundle", "sign.ps1")}"` };
}

/** Pack the bundle of this program into a setup beside it, with its SHA-256 and its notice in files; the setup's path. */
export async function packInstaller(program) {
  const source = dirname(program);
  const { version } = JSON.parse(readFileSync(join(source, "_internal", "build-info.json"), "utf8"));
  const target = join(dirname(source), `Pitlane-${version}-setup.exe`);
  const named = { VERSION: version, NUMBERS: `${version}.0`, SOURCE: source, TARGET: target, ...signing() };
  const definitions = Object.entries(named).map(([name, value]) => `-D${name}=${value}`);
  await runTool("Packing the setup", await findMakensis(), [
    ...["-V2", "-WX", ...definitions],
    join(ROOT, "packaging", "bundle", "installer.nsi"),
  ]);
  const content = readFileSync(target);
  const digest = createHash("sha256").update(content).digest("hex");
  const notice = writeNotice(version, basename(target), content.length, digest);
  writeFileSync(join(dirname(source), "pitlane-update.json"), notice);
  writeFileSync(join(dirname(source), "SHA256SUMS"), `${digest}  ${basename(target)}\n`);
  console.log(`${basename(target)}: SHA-256 ${digest}`);
  return target;
}
