// npm run bundle:wine: the bundle and the setup of Windows, built and tried under Wine. A preview, never what owners get.
// Everything it makes is under build/wine; it installs what it needs where Debian's packages are to be had.
import { join } from "node:path";
import { runChild } from "../setup/child.mjs";
import { explained } from "../setup/failure.mjs";
import { packInstaller } from "./installer.mjs";
import { TRIAL } from "./trial.mjs";
import { buildUnderWine, localFolder, provideWine, REPORTS, WINE_ENVIRONMENT } from "./wine.mjs";

async function check(checks, report, ...words) {
  const named = ["--runner=wine", `--junitxml=${join(REPORTS, report)}`];
  const status = await runChild([...TRIAL, checks, ...named, ...words], { env: WINE_ENVIRONMENT });
  if (status !== 0) process.exit(status);
}

/** Build and try both; a failed trial ends the program with its status. */
export async function bundleUnderWine() {
  const program = await explained(async () => {
    await provideWine();
    return buildUnderWine();
  });
  await check("tests/program", "wine.xml", `--program=${program}`);
  const setup = await explained(() => packInstaller(program));
  const places = [`--setup=${setup}`, `--local=${localFolder()}`];
  await check("tests/program/installing.py", "wine-install.xml", ...places);
}
