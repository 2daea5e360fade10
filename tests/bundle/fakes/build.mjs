// Stands in for the build of the website.
import { appendFileSync, mkdirSync } from "node:fs";

appendFileSync(process.env.FAKE_DIARY, "build\n");
mkdirSync("ui/dist", { recursive: true });
