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

/** For each array what takes the place of some of its items, by index: nothing, or several items. */
type ChangedItems = Map<unknown[], Map<number, readonly unknown[]>>;

/** Applies changes to a message, in the order in which they were found. */
export function changeJson(message: { value: unknown }, mends: readonly JsonMend[]): void {
  const changed: ChangedItems = new Map();
  // Places were found in values that had been replaced before.
  for (const mend of mends) if (mend.kind !== "leave-out") replace(message, mend, changed);
  leaveOut(
    message.value,
    mends.flatMap(({ kind, path }) => (kind === "leave-out" ? [path] : [])),
    changed,
  );
  // Only now, so that all items keep the index by which they were found, and each array is gone through once.
  for (const [items, changes] of changed) changeItems(items, changes);
}

function replace(
  message: { value: unknown },
  { kind, path, value }: Exclude<JsonMend, { kind: "leave-out" }>,
  changed: ChangedItems,
): void {
  if (path.length === 0) {
    message.value = value;
    return;
  }
  const { around, last } = placeOf(message.value, path);
  if (!Array.isArray(around)) {
    if (isOpenContent(around)) Reflect.set(around, last, value);
  } else if (kind === "unwrap" && Array.isArray(value)) changeItem(changed, around, { last, by: value });
  else around[Number(last)] = value;
}

/** Removes the values at some paths. */
function leaveOut(message: unknown, paths: readonly JsonPath[], changed: ChangedItems): void {
  // Looked up before anything is removed.
  for (const { around, last } of paths.map((path) => placeOf(message, path))) {
    if (Array.isArray(around)) changeItem(changed, around, { last, by: [] });
    else if (isOpenContent(around)) Reflect.deleteProperty(around, last);
  }
}

function placeOf(message: unknown, path: JsonPath): { readonly around: unknown; readonly last: string | number } {
  return { around: valueAt(message, path.slice(0, -1)), last: path.at(-1) ?? "" };
}

function changeItem(
  changed: ChangedItems,
  items: unknown[],
  { last, by }: { readonly last: string | number; readonly by: readonly unknown[] },
): void {
  changed.set(items, (changed.get(items) ?? new Map<number, readonly unknown[]>()).set(Number(last), by));
}

function changeItems(items: unknown[], changes: ReadonlyMap<number, readonly unknown[]>): void {
  const changed = items.flatMap((item, index) => changes.get(index) ?? [item]);
  items.length = changed.length;
  for (const [index, item] of changed.entries()) items[index] = item;
}

function valueAt(message: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((outer, step) => Object(outer)[step], message);
}
