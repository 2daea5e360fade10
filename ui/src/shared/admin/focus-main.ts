/** Gives the focus to the page, where the pressed button goes with what it took away. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
