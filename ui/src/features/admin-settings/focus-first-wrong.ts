/** The first field that was refused gets the focus, once its message is on the page. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>("[aria-invalid], [data-wrong]")?.focus());
}
