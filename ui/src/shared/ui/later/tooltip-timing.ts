const OPEN_DELAY_MS = 700;
/** The next tooltip is shown without the wait when the pointer gets there within this time. */
const SKIP_DELAY_MS = 300;

/**
 * Return the one tooltip of the page, which waits, skips the wait between neighbours and describes its element.
 */
export function createTooltip(bubble: HTMLElement) {
  let owner: Element | null = null;
  let timer = 0;
  let closedAt = Number.NEGATIVE_INFINITY;

  const show = (target: EventTarget | null) => {
    leave();
    owner = elementWithTooltip(target);
    if (!owner) return;
    bubble.textContent = owner.getAttribute("data-tooltip");
    owner.setAttribute("aria-describedby", bubble.id);
    bubble.showPopover();
    placeBubble(bubble, owner.getBoundingClientRect());
  };

  const rest = (target: EventTarget | null, waitedMs = 0) => {
    const next = elementWithTooltip(target);
    if (next === owner) return;
    leave();
    if (!next) return;
    owner = next;
    const wait = performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS - waitedMs;
    timer = window.setTimeout(show, wait, next);
  };

  const leave = () => {
    window.clearTimeout(timer);
    owner?.removeAttribute("aria-describedby");
    owner = null;
    if (!bubble.matches(":popover-open")) return;
    bubble.hidePopover();
    closedAt = performance.now();
  };

  return { show, rest, leave };
}

function elementWithTooltip(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-tooltip]") : null;
}

const GAP_PX = 8;

/** Put the bubble below its element, or above it where there is no room, and never outside the window. */
function placeBubble(bubble: HTMLElement, around: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const below = around.bottom + GAP_PX;
  const top = below + height > window.innerHeight ? around.top - GAP_PX - height : below;
  const centred = around.left + around.width / 2 - width / 2;
  const rightmost = document.documentElement.clientWidth - width - GAP_PX;
  bubble.style.top = `${top}px`;
  bubble.style.left = `${Math.max(GAP_PX, Math.min(centred, rightmost))}px`;
}
