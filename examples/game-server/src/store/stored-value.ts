/** A value in the store that is not what was put there: the data folder is damaged or of another version. */
export class StoredValueError extends Error {
  override readonly name = "StoredValueError";

  constructor(table: string) {
    super(`a stored value of "${table}" is not readable`);
  }
}

/** Whether a stored value is an object with members. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a stored value is a whole number, 0 or more. */
export function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Whether a stored value is a time in milliseconds since 1970 UTC, or null. */
export function isTime(value: unknown): value is number | null {
  return value === null || (typeof value === "number" && Number.isFinite(value));
}
