const GAP_PX = 8;

/** Puts the bubble under its element, above it where there is no room, and never outside the window. */
export function placeBubble(bubble: HTMLElement, around: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const below = around.bottom + GAP_PX;
  const top = below + height > window.innerHeight ? around.top - GAP_PX - height : below;
  const centred = around.left + around.width / 2 - width / 2;
  const rightmost = document.documentElement.clientWidth - width - GAP_PX;
  bubble.style.top = `${top}px`;
  bubble.style.left = `${Math.max(GAP_PX, Math.min(centred, rightmost))}px`;
}
