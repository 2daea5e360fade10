import { createTooltip } from "./tooltip-timing";

/**
 * Show `bubble` for each element with data-tooltip on which the pointer or the keyboard's focus rests. `since`
 * is when the pointer came to where it is, in milliseconds of the page.
 */
export function showTooltips(bubble: HTMLElement, since: number): void {
  const tooltip = createTooltip(bubble);
  const leave = () => tooltip.leave();
  document.addEventListener("pointerover", ({ pointerType, target }) => {
    if (pointerType !== "touch") tooltip.rest(target);
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) tooltip.show(target);
  });
  document.addEventListener("focusout", leave);
  document.addEventListener("pointerdown", leave);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && leave());
  window.addEventListener("scroll", leave, { passive: true, capture: true });
  tooltip.rest(document.querySelector("[data-tooltip]:hover"), performance.now() - since);
  const focused = document.querySelector("[data-tooltip]:focus-visible");
  if (focused) tooltip.show(focused);
}
