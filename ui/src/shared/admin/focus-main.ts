/** Give the focus to the page, when the pressed button disappears with what it deleted. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}
