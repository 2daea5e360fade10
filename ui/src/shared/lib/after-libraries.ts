/**
 * Wait for a task of its own once the libraries are read. This is imported first, so that all other files of the
 * frame around a page follow in that task, and neither holds up a click on a slow phone for long.
 */
import "react-dom/client";
import { nextTask } from "./next-task";

await nextTask();
