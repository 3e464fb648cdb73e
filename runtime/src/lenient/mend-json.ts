import type { Issue } from "../errors/issue.js";
import type { JsonPath } from "../json/json-tolerance.js";
import { isOpenContent } from "../values/open-content.js";

/**
 * A change of parsed JSON that lets its decoders read what it means, and the issues that it settles. `unwrap` puts the
 * items of an array in the place of an item.
 */
export type JsonMend = { readonly path: JsonPath; readonly issues: readonly Issue[] } & (
  | { readonly kind: "leave-out" }
  | { readonly kind: "replace" | "unwrap"; readonly value: unknown }
);

/** Applies changes to a message, in the order in which they were found. */
export function changeJson(message: { value: unknown }, mends: readonly JsonMend[]): void {
  // Places were found in values that had been replaced before.
  for (const mend of mends) if (mend.kind !== "leave-out") replace(message, mend);
  // Removed from the last one on, so that the other items keep their index.
  for (const { kind, path } of mends.toReversed()) if (kind === "leave-out") leaveOut(message.value, path);
}

function replace(message: { value: unknown }, { kind, path, value }: Exclude<JsonMend, { kind: "leave-out" }>): void {
  if (path.length === 0) {
    message.value = value;
    return;
  }
  const around = valueAt(message.value, path.slice(0, -1));
  const last = path.at(-1) ?? "";
  if (Array.isArray(around))
    around.splice(Number(last), 1, ...(kind === "unwrap" && Array.isArray(value) ? value : [value]));
  else if (isOpenContent(around)) Reflect.set(around, last, value);
}

function leaveOut(message: unknown, path: JsonPath): void {
  const around = valueAt(message, path.slice(0, -1));
  const last = path.at(-1) ?? "";
  if (Array.isArray(around)) around.splice(Number(last), 1);
  else if (isOpenContent(around)) Reflect.deleteProperty(around, last);
}

function valueAt(message: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((outer, step) => Object(outer)[step], message);
}
