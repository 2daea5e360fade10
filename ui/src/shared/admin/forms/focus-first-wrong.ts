/** The number of frames to wait for a message. After half a second nothing was refused by field. */
const PATIENCE = 30;

/** A field that a phone does not show sends this event, so that its section is opened. */
export const REVEAL = "pitlane:reveal";

/** Focus the first field that was refused, once its message is on the page. */
export function focusFirstWrong(form: HTMLFormElement | null, frames = PATIENCE): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>("[aria-invalid], [data-wrong]");
    if (wrong) reveal(wrong);
    else if (frames > 0) focusFirstWrong(form, frames - 1);
  });
}

function reveal(wrong: HTMLElement): void {
  if (isShown(wrong)) {
    wrong.focus();
    return;
  }
  wrong.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  focusOnceShown(wrong, PATIENCE);
}

function focusOnceShown(field: HTMLElement, frames: number): void {
  requestAnimationFrame(() => {
    if (isShown(field)) field.focus();
    else if (frames > 0) focusOnceShown(field, frames - 1);
  });
}

function isShown(field: HTMLElement): boolean {
  return field.getClientRects().length > 0;
}
