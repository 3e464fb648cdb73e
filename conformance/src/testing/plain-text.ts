/** A value as text, to compare two: members in the order of their names. */
export function plainText(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === "bigint") return `${inner}n`;
    if (inner === null || typeof inner !== "object" || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)));
  });
}
