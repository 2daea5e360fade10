// npm run bundle:wine: the bundle and the setup of Windows, built and tried under Wine. A preview, never what owners get.
// Everything it makes is under build/wine; it installs what it needs where Debian's packages are to be had.
import { join } from "node:path";
import { prepare } from "./setup.mjs";
import { runChild } from "./steps/child.mjs";
import { explained } from "./steps/failure.mjs";
import { packInstaller } from "./steps/installer.mjs";
import { venvTool } from "./steps/places.mjs";
import { buildUnderWine, localFolder, provideWine, REPORTS, WINE_ENVIRONMENT } from "./steps/wine.mjs";

async function check(...words) {
  const status = await runChild([venvTool("python"), ...words], { env: WINE_ENVIRONMENT });
  if (status !== 0) process.exit(status);
}

await prepare({ tools: true });
const program = await explained(async () => {
  await provideWine();
  return buildUnderWine();
});
await check("packaging/smoke.py", "--report", join(REPORTS, "wine.json"), "--", "wine", program);
const setup = await explained(() => packInstaller(program));
const places = ["--local", localFolder(), "--report", join(REPORTS, "wine-install.json")];
await check("packaging/install_trial.py", "--setup", setup, ...places, "--runner", "wine");
