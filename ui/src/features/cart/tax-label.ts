/** "Tax (10%)" from the rate in the settings, "10", "10.00" or "13.5". */
export function taxLabel(rate: string): string {
  return `Tax (${Number(rate)}%)`;
}
