import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { builtinReference } from "../builtin-types.js";
import { isDerivedFrom } from "../type-derivation.js";
import type { ComponentIndex } from "./component-index.js";

/** Checks that a type or attribute group has one attribute of type ID at most (XSD 1.0 Part 1, 3.4.6, ct-props-correct 5; of a group: 3.6.6, ag-props-correct 3). */
export function checkIds(index: ComponentIndex, diagnostics: Diagnostics): void {
  const id = builtinReference("ID");
  const groups = [...index.linked.groupAttributes.values()].map(({ uses }) => uses);
  for (const uses of [...[...index.complexTypes].map(({ attributes }) => attributes), ...groups]) {
    const [first, second] = uses.filter(({ attribute }) => isDerivedFrom(attribute.type, id, [], index));
    if (first === undefined || second === undefined) continue;
    const args = { first: first.attribute.name, second: second.attribute.name };
    diagnostics.report("xsd-two-ids", second.at, args);
  }
}
