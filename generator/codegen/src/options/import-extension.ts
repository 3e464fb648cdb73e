/** How generated modules import each other: `./types.js`, `./types.ts` or `./types`. */
export type ImportExtension = "js" | "ts" | "none";

/** A value that says how; undefined where it says something else. */
export function asImportExtension(value: unknown): ImportExtension | undefined {
  return value === "js" || value === "ts" || value === "none" ? value : undefined;
}
