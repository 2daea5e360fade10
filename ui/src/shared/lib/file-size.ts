const UNITS = ["B", "kB", "MB", "GB", "TB"];

/** Return 1234567 as "1.2 MB". */
export function formatSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = bytes / 1000 ** power;
  const figure = power > 0 && amount < 10 ? amount.toFixed(1) : Math.round(amount);
  return `${figure} ${UNITS[power]}`;
}
