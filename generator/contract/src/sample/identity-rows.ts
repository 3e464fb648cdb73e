import type { IdentityConstraint } from "../model/contract-model.js";
import { identityPaths } from "../model/identity-constraints.js";
import type { SampleElement, ValueHolder } from "./sample.js";

/** The holders of a constraint's field values, for one selected element. */
export type IdentityRow = readonly (ValueHolder | undefined)[];

/** Whether all keys of a message exist and differ, and all references to them match (XSD 1.0 Part 1, 3.11.4). */
export function keepsIdentities(root: SampleElement): boolean {
  return elementsBelow(root).every((element) =>
    element.constraints.every((constraint) => keepsConstraint(element, constraint)),
  );
}

function keepsConstraint(element: SampleElement, constraint: IdentityConstraint): boolean {
  const rows = identityRows(element, constraint);
  if (rows === undefined) return false;
  if (constraint.kind === "keyref") {
    const known = new Set(keyRows(element, constraint).map(keyText));
    return rows.every((row) => row.includes(undefined) || known.has(keyText(row)));
  }
  if (constraint.kind === "key" && rows.some((row) => row.includes(undefined))) return false;
  const full = rows.filter((row) => !row.includes(undefined)).map(keyText);
  return new Set(full).size === full.length;
}

function keyText(row: IdentityRow): string {
  return JSON.stringify(row.map((holder) => holder?.value.key));
}

/**
 * The rows of a constraint on an element (XSD 1.0 Part 1, 3.11.4); undefined if a field is not a single simple value.
 */
export function identityRows(
  element: SampleElement,
  { selector, fields }: IdentityConstraint,
): readonly IdentityRow[] | undefined {
  const selected = new Set(identityPaths(selector).flatMap((path) => select(element, path)));
  const rows: IdentityRow[] = [];
  for (const node of selected) {
    const row: (ValueHolder | undefined)[] = [];
    for (const field of fields) {
      const holders = identityPaths(field).flatMap((path) => fieldHolders(node, path));
      const [holder] = holders;
      if (holders.length > 1 || holder === "no value") return undefined;
      row.push(holder);
    }
    rows.push(row);
  }
  return rows;
}

/** The rows of the keys that a reference may mean, at its element or below. */
export function keyRows(element: SampleElement, { refer }: IdentityConstraint): readonly IdentityRow[] {
  return elementsBelow(element).flatMap((below) =>
    below.constraints.flatMap((key) => (key.name === refer ? (identityRows(below, key) ?? []) : [])),
  );
}

/** An element and its descendants, in document order. */
export function elementsBelow(element: SampleElement): readonly SampleElement[] {
  return [element, ...childrenOf(element).flatMap(elementsBelow)];
}

function fieldHolders(element: SampleElement, path: readonly string[]): readonly (ValueHolder | "no value")[] {
  const last = path.at(-1);
  if (last?.startsWith("@") !== true) {
    return select(element, path).map(({ content }) => (content.kind === "value" ? content : "no value"));
  }
  const name = last.slice(1);
  return select(element, path.slice(0, -1)).flatMap(({ attributes }) =>
    attributes.filter((one) => matches(name, one.name)),
  );
}

function select(element: SampleElement, [step, ...rest]: readonly string[]): readonly SampleElement[] {
  if (step === undefined) return [element];
  if (step === "//") return elementsBelow(element).flatMap((below) => select(below, rest));
  return childrenOf(element).flatMap((child) => (matches(step, child.name) ? select(child, rest) : []));
}

/** Whether a step matches a name. A step is a name, `*` or `{namespace}*`; a name without braces is in no namespace. */
function matches(step: string, name: string): boolean {
  if (step === "*") return true;
  if (step.endsWith("}*")) return name.startsWith(step.slice(0, -1));
  return (step.startsWith("{") ? step : `{}${step}`) === name;
}

function childrenOf({ content }: SampleElement): readonly SampleElement[] {
  return content.kind === "value"
    ? []
    : content.children.flatMap((child) => (child.kind === "element" ? [child.element] : []));
}
