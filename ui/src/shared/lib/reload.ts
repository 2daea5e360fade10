/** Told to the window before the page loads itself again, so that forms keep what was typed. */
export const RELOADING = "pitlane:reloading";

/** Load the page again, in the present build. */
export function reloadPage(): void {
  window.dispatchEvent(new Event(RELOADING));
  window.location.reload();
}
