import type { IdentityConstraint } from "../model/contract-model.js";
import { identityPaths } from "../model/identity-paths.js";
import type { SampleElement } from "./sample-element.js";

/** Whether the keys in a message are there and differ, and what refers to them does (XSD 1.0 Part 1, 3.11.4). */
export function keepsIdentities(root: SampleElement): boolean {
  return elementsBelow(root).every((element) =>
    element.constraints.every((constraint) => keepsConstraint(element, constraint)),
  );
}

function keepsConstraint(element: SampleElement, constraint: IdentityConstraint): boolean {
  const rows = rowsOf(element, constraint);
  if (rows === undefined) return false;
  if (constraint.kind === "keyref") {
    const keys = elementsBelow(element).flatMap((below) =>
      below.constraints.flatMap((key) => (key.name === constraint.refer ? (rowsOf(below, key) ?? []) : [])),
    );
    return rows.every((row) => row.includes(undefined) || keys.some((key) => keyText(key) === keyText(row)));
  }
  if (constraint.kind === "key" && rows.some((row) => row.includes(undefined))) return false;
  const full = rows.filter((row) => !row.includes(undefined)).map(keyText);
  return new Set(full).size === full.length;
}

type Row = readonly (string | undefined)[];

function keyText(row: Row): string {
  return JSON.stringify(row);
}

/** The values of the fields of each element that is selected; undefined where a field is no single simple value. */
function rowsOf(element: SampleElement, { selector, fields }: IdentityConstraint): readonly Row[] | undefined {
  const selected = new Set(identityPaths(selector).flatMap((path) => select(element, path)));
  const rows: Row[] = [];
  for (const node of selected) {
    const row: (string | undefined)[] = [];
    for (const field of fields) {
      const values = identityPaths(field).flatMap((path) => fieldValues(node, path));
      if (values.length > 1 || values.includes("")) return undefined;
      row.push(values[0]);
    }
    rows.push(row);
  }
  return rows;
}

/** Values as JSON text; `""` for what is no simple value. */
function fieldValues(element: SampleElement, path: readonly string[]): readonly string[] {
  const last = path.at(-1);
  if (last?.startsWith("@") !== true) return select(element, path).map(simpleValue);
  const name = last.slice(1);
  return select(element, path.slice(0, -1)).flatMap(({ attributes }) =>
    attributes.filter((one) => matches(name, one.name)).map(({ value }) => JSON.stringify(value.json)),
  );
}

function simpleValue({ content }: SampleElement): string {
  return content.kind === "value" ? JSON.stringify(content.value.json) : "";
}

function select(element: SampleElement, [step, ...rest]: readonly string[]): readonly SampleElement[] {
  if (step === undefined) return [element];
  if (step === "//") return elementsBelow(element).flatMap((below) => select(below, rest));
  return childrenOf(element).flatMap((child) => (matches(step, child.name) ? select(child, rest) : []));
}

/** A step is a name, `*`, or `{namespace}*`; a name without braces is in no namespace. */
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

function elementsBelow(element: SampleElement): readonly SampleElement[] {
  return [element, ...childrenOf(element).flatMap(elementsBelow)];
}
