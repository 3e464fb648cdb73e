import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { ElementDeclaration } from "../schema-set.js";
import { isDerivedFrom } from "../type-derivation.js";
import type { ComponentIndex } from "./component-index.js";

/** Checks the types and the circles of substitution groups (XSD 1.0 Part 1, 3.3.6, e-props-correct 4 and 6). */
export function checkSubstitutionGroups(index: ComponentIndex, diagnostics: Diagnostics): void {
  const { elements } = index.linked.schemas;
  for (const element of elements.values()) {
    const head = element.substitutionGroup === undefined ? undefined : elements.get(element.substitutionGroup);
    if (head === undefined) continue;
    if (isCircular(element, index)) {
      diagnostics.report("xsd-circular-substitution", element.at, { name: element.name });
    } else if (!isDerivedFrom(element.type, head.type, head.final, index)) {
      const finals = head.final.length === 0 ? "" : ` (the head is final for ${head.final.join(" and ")})`;
      diagnostics.report("xsd-substitution-type", element.at, { name: element.name, head: head.name, finals });
    }
  }
}

function isCircular(element: ElementDeclaration, index: ComponentIndex): boolean {
  const { elements } = index.linked.schemas;
  const met = new Set<ElementDeclaration>();
  let current: ElementDeclaration | undefined = element;
  while (current !== undefined && !met.has(current)) {
    met.add(current);
    current = current.substitutionGroup === undefined ? undefined : elements.get(current.substitutionGroup);
  }
  return current === element;
}
