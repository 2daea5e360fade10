// npm run bundle:wine: the bundle and the setup of Windows, built and tried under Wine. A preview, never what owners get.
// Everything it makes is under build/wine; it installs what it needs where Debian's packages are to be had.
import { join } from "node:path";
import { runChild } from "../setup/child.mjs";
import { explained } from "../setup/failure.mjs";
import { venvTool } from "../setup/places.mjs";
import { packInstaller } from "./installer.mjs";
import { buildUnderWine, localFolder, provideWine, REPORTS, WINE_ENVIRONMENT } from "./wine.mjs";

async function check(...words) {
  const status = await runChild([venvTool("python"), ...words], { env: WINE_ENVIRONMENT });
  if (status !== 0) process.exit(status);
}

/** Build and try both; a failed trial ends the program with its status. */
export async function bundleUnderWine() {
  const program = await explained(async () => {
    await provideWine();
    return buildUnderWine();
  });
  await check("packaging/bundle/smoke.py", "--report", join(REPORTS, "wine.json"), "--", "wine", program);
  const setup = await explained(() => packInstaller(program));
  const places = ["--local", localFolder(), "--report", join(REPORTS, "wine-install.json")];
  await check("packaging/bundle/install_trial.py", "--setup", setup, ...places, "--runner", "wine");
}
