/** How often a particle may stand, behind it in the notation of a DTD: `?`, `*`, `+`, `{2,5}`; nothing for exactly once. */
export function occursText(min: number, max: number): string {
  if (max === 1) return min === 0 ? "?" : "";
  if (max !== Number.POSITIVE_INFINITY) return `{${min},${max}}`;
  if (min === 0) return "*";
  return min === 1 ? "+" : `{${min},}`;
}
