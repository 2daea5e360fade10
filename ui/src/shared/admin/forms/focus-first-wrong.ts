/** Frames to wait for a message: half a second, then nothing was refused by field. */
const PATIENCE = 30;

/** The first field that was refused gets the focus, once its message is on the page. */
export function focusFirstWrong(form: HTMLFormElement | null, frames = PATIENCE): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>("[aria-invalid], [data-wrong]");
    if (wrong) wrong.focus();
    else if (frames > 0) focusFirstWrong(form, frames - 1);
  });
}
