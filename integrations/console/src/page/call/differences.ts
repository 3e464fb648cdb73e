import type { JsonValue } from "@stubwright/runtime/codec";
import { step } from "../form/form-context.js";
import { isObject, memberOf } from "../form/json-object.js";

/** Two values at one place. */
export interface Difference {
  readonly pointer: string;
  readonly left: JsonValue | undefined;
  readonly right: JsonValue | undefined;
}

/** Where two values differ. The order of members does not count. */
export function differences(
  left: JsonValue | undefined,
  right: JsonValue | undefined,
  pointer = "",
): readonly Difference[] {
  if (isObject(left) && isObject(right)) {
    const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return names.flatMap((name) => differences(memberOf(left, name), memberOf(right, name), step(pointer, name)));
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    const length = Math.max(left.length, right.length);
    return Array.from({ length }, (_, index) => differences(left[index], right[index], step(pointer, index))).flat();
  }
  return JSON.stringify(left) === JSON.stringify(right) ? [] : [{ pointer, left, right }];
}
