import { isObject, memberOf } from "../form/json-object.js";
import { blockPointer, type Message, type MessageIssue } from "./message.js";

/** Problems with the fields that show them. */
export interface PlacedIssues {
  /** By the pointer of the field: the nearest one that exists. */
  readonly byField: ReadonlyMap<string, readonly MessageIssue[]>;
  readonly links: readonly (MessageIssue & { readonly field: string })[];
}

/**
 * Finds the field that shows each problem. A service may name places in XML or of its own: then the nearest place that the message has
 * counts.
 */
export function placeIssues(issues: readonly MessageIssue[], message: Message): PlacedIssues {
  const byField = new Map<string, MessageIssue[]>();
  const links = issues.map((issue) => {
    const field = fieldOf(issue.pointer, message);
    byField.set(field, [...(byField.get(field) ?? []), issue]);
    return { ...issue, field };
  });
  return { byField, links };
}

/** The longest beginning of a pointer that leads to a place, of which the last step may be absent from an object. */
function fieldOf(pointer: string, { body, blocks }: Message): string {
  const [root = "", ...steps] = pointer.split("/");
  const name = Object.keys(blocks).find((one) => blockPointer(one) === root);
  let value = name === undefined ? body : blocks[name];
  let field = name === undefined ? "" : root;
  for (const written of steps) {
    const step = written.replaceAll("~1", "/").replaceAll("~0", "~");
    const isItem = Array.isArray(value) && /^\d+$/.test(step) && Number(step) < value.length;
    if (!isItem && !isObject(value)) break;
    field = `${field}/${written}`;
    value = valueAt(value, step);
  }
  return field;
}

function valueAt(value: Message["body"] | undefined, step: string): Message["body"] | undefined {
  if (Array.isArray(value)) return value[Number(step)];
  return isObject(value) ? memberOf(value, step) : undefined;
}
