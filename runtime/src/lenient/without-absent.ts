import { isPlainObject } from "../values/open-content.js";

/**
 * Removes members and items that are `absentValue` from a value. It is changed in place, as nothing else refers to it
 * yet.
 */
export function withoutAbsent<Value>(value: Value): Value {
  if (Array.isArray(value)) leaveOutItems(value);
  else if (isPlainObject(value)) leaveOutMembers(value);
  return value;
}

function leaveOutItems(items: unknown[]): void {
  let kept = 0;
  for (const item of items) if (item !== undefined) items[kept++] = withoutAbsent(item);
  items.length = kept;
}

function leaveOutMembers(members: object): void {
  for (const [name, member] of Object.entries(members)) {
    if (member === undefined) Reflect.deleteProperty(members, name);
    else withoutAbsent(member);
  }
}
