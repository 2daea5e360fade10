/** The window gets this event before the page loads itself again, so that forms store what was typed. */
export const RELOADING = "pitlane:reloading";

/** Load the page again, in the present build. */
export function reloadPage(): void {
  window.dispatchEvent(new Event(RELOADING));
  window.location.reload();
}
