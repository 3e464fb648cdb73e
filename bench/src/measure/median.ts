/** The value in the middle of some numbers; the mean of the two in the middle of an even count. Throws for none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the numbers lies, interpolated. Throws for no numbers. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error("There is nothing to take a quantile of.");
  return below + (above - below) * (place - Math.floor(place));
}
