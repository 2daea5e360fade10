// Packs a built program into the setup for Windows: `node packaging/pack-installer.mjs dist/Pitlane/Pitlane.exe`.
import { resolve } from "node:path";
import { packInstaller } from "./steps/installer.mjs";

await packInstaller(resolve(process.argv[2]));
