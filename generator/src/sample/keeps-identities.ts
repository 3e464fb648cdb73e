import type { IdentityConstraint } from "../model/contract-model.js";
import { elementsBelow, type IdentityRow, identityRows, keyRows } from "./identity-rows.js";
import type { SampleElement } from "./sample-element.js";

/** Whether the keys in a message are there and differ, and what refers to them does (XSD 1.0 Part 1, 3.11.4). */
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
