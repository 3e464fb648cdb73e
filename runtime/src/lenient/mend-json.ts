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
  leaveOut(
    message.value,
    mends.flatMap(({ kind, path }) => (kind === "leave-out" ? [path] : [])),
  );
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

/** Removes the values at some paths. Each array is gone through once, however many of its items are removed. */
function leaveOut(message: unknown, paths: readonly JsonPath[]): void {
  const removed = new Map<unknown[], Set<number>>();
  // Looked up before anything is removed, so that the items keep their index.
  for (const { around, last } of paths.map((path) => placeOf(message, path))) {
    if (Array.isArray(around)) removed.set(around, (removed.get(around) ?? new Set()).add(Number(last)));
    else if (isOpenContent(around)) Reflect.deleteProperty(around, last);
  }
  for (const [items, indices] of removed) removeItems(items, indices);
}

function placeOf(message: unknown, path: JsonPath): { readonly around: unknown; readonly last: string | number } {
  return { around: valueAt(message, path.slice(0, -1)), last: path.at(-1) ?? "" };
}

function removeItems(items: unknown[], indices: ReadonlySet<number>): void {
  let kept = 0;
  for (const [index, item] of items.entries()) if (!indices.has(index)) items[kept++] = item;
  items.length = kept;
}

function valueAt(message: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((outer, step) => Object(outer)[step], message);
}
