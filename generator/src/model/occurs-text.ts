/** How often a particle may stand, behind it in the notation of a DTD: `?`, `*`, `+`, `{2,5}`; nothing for exactly once. */
export function occursText(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  if (max === 1) return min === 0 ? "?" : "";
  return `{${min},${max}}`;
}
