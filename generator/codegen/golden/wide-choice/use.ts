import type { Reading } from "./out/types.js";

const base = { station: "a", Taken: "2030-01-01" };

/** One value of each kind of branch. */
export const readings: readonly Reading[] = [
  { ...base, Fog: true },
  { ...base, Gust: ["1.5", "2"] },
  { ...base, Ice: null },
  { ...base, Wind: "3" },
  { ...base, Wind: "3", Direction: "N" },
  { ...base, Low: 1 },
  { ...base, Celsius: "1", Water: "sea" },
  { ...base, Kelvin: "1" },
  base,
];

/** Every one of these is refused by the compiler. */
export const refused: readonly Reading[] = [
  // @ts-expect-error two branches
  { ...base, Fog: true, Rain: "1" },
  // @ts-expect-error a branch and a piece of another
  { ...base, Rain: "1", Direction: "N" },
  // @ts-expect-error a branch without what it must have
  { ...base, Direction: "N" },
  // @ts-expect-error a branch and one whose members are all optional
  { ...base, Low: 1, Rain: "1" },
  // @ts-expect-error two branches of a choice in a branch
  { ...base, Celsius: "1", Kelvin: "1" },
  // @ts-expect-error no branch has it
  { ...base, Sleet: "1" },
  // @ts-expect-error another type
  { ...base, Fog: "true" },
];

/** A branch is told by a member that only it has. */
export function describe(reading: Reading): string {
  if (reading.Rain !== undefined) {
    const nothing: undefined = reading.Snow;
    return `${reading.Rain} mm${nothing ?? ""}`;
  }
  if (reading.Wind !== undefined) return `${reading.Wind} ${reading.Direction ?? "from anywhere"}`;
  if (reading.Celsius !== undefined) return `${reading.Celsius} ${reading.Air ?? reading.Water ?? ""}`;
  return reading.Taken;
}
