import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { ElementDeclaration } from "../schema-set.js";
import { isDerivedFrom } from "../type-derivation.js";
import type { ComponentIndex } from "./component-index.js";

/**
 * Checks the types of substitution groups, and that no group is circular (XSD 1.0 Part 1, 3.3.6, e-props-correct 4 and
 * 6).
 */
export function checkSubstitutionGroups(index: ComponentIndex, diagnostics: Diagnostics): void {
  const { elements } = index.linked.schemas;
  const headOf = ({ substitutionGroup }: ElementDeclaration): ElementDeclaration | undefined =>
    substitutionGroup === undefined ? undefined : elements.get(substitutionGroup);
  const circular = inCircles(elements.values(), headOf);
  for (const element of elements.values()) {
    const head = headOf(element);
    if (head === undefined) continue;
    if (circular.has(element)) {
      diagnostics.report("xsd-circular-substitution", element.at, { name: element.name });
    } else if (!isDerivedFrom(element.type, head.type, head.final, index)) {
      const finals = head.final.length === 0 ? "" : ` (the head is final for ${head.final.join(" and ")})`;
      diagnostics.report("xsd-substitution-type", element.at, { name: element.name, head: head.name, finals });
    }
  }
}

/** The elements that are their own heads through others. Each element is followed once, because chains may be long. */
function inCircles(
  elements: Iterable<ElementDeclaration>,
  headOf: (element: ElementDeclaration) => ElementDeclaration | undefined,
): ReadonlySet<ElementDeclaration> {
  const circular = new Set<ElementDeclaration>();
  const met = new Set<ElementDeclaration>();
  for (const element of elements) {
    const path: ElementDeclaration[] = [];
    let current: ElementDeclaration | undefined = element;
    for (; current !== undefined && !met.has(current); current = headOf(current)) {
      met.add(current);
      path.push(current);
    }
    const start = current === undefined ? -1 : path.indexOf(current);
    if (start >= 0) for (const one of path.slice(start)) circular.add(one);
  }
  return circular;
}
