import type { OpenContent } from "@stubwright/runtime";
import { isRecord, StoredValueError } from "./stored-value.js";

/** One message of an operation whose fields are not documented: what came, and when (ISO 8601, UTC). */
export interface JournalEntry {
  readonly operation: string;
  readonly time: string;
  readonly content: OpenContent;
}

/** Reads an entry back; a stored value that is none is a `StoredValueError`. */
export function decodeJournalEntry(value: unknown): JournalEntry {
  if (!isRecord(value)) throw new StoredValueError("journal");
  const { operation, time, content } = value;
  if (typeof operation !== "string" || typeof time !== "string" || !isOpenContent(content)) {
    throw new StoredValueError("journal");
  }
  return { operation, time, content };
}

function isOpenContent(value: unknown): value is OpenContent {
  // Stored as JSON, so every member is a JSON value already.
  return isRecord(value);
}
