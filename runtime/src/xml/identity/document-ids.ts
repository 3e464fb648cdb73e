import type { ValueFacts } from "../../simple-types/value-facts.js";
import type { ConstraintScope, ObservedProblem } from "../xml-observer.js";
import { DocumentTree, type TreeNode } from "./document-tree.js";

/**
 * Checks that the IDs of a document are unique and that each IDREF names one of them (XSD 1.0 Part 1, 3.15.4, cvc-id).
 */
export const documentIds: ConstraintScope = {
  begin: (place, observer) => {
    const tree = observer instanceof DocumentTree ? observer : new DocumentTree();
    tree.add(checkIds, place);
    return tree;
  },
};

function checkIds(root: TreeNode, pointer: string, report: ObservedProblem): void {
  const declared = new Set<string>();
  const references: string[] = [];
  const note = (type: ValueFacts, value: unknown): void => {
    for (const { identity, name } of identitiesIn(type, value)) {
      if (identity === "idref") references.push(name);
      else if (declared.has(name)) report(pointer, `The ID ${name} occurs twice.`);
      else declared.add(name);
    }
  };
  const elements = [root];
  for (const element of elements) {
    // The default of an absent attribute was not validated, so it is neither an ID nor a reference (3.15.5).
    for (const { type, value, isDefault } of element.attributes) if (isDefault !== true) note(type, value);
    if (element.value !== undefined) note(element.value.type, element.value.value);
    for (const child of element.children) elements.push(child);
  }
  for (const name of references) if (!declared.has(name)) report(pointer, `There is no ID ${name}.`);
}

/** An ID, or a reference to one. */
interface Identity {
  readonly identity: "id" | "idref";
  readonly name: string;
}

/**
 * The IDs and references in a value: for a list those of its items, for a union those of the member type that accepts
 * the value.
 */
function identitiesIn(type: ValueFacts, value: unknown): readonly Identity[] {
  if (!mayIdentify(type)) return [];
  const { item, identity } = type.memberOf?.(value) ?? type;
  if (item !== undefined && Array.isArray(value)) return value.flatMap((one) => identitiesIn(item, one));
  return identity === undefined ? [] : [{ identity, name: String(value) }];
}

/** Whether values of a type, or of its items or members, may be IDs or references. */
function mayIdentify({ identity, item, members = [] }: ValueFacts): boolean {
  return identity !== undefined || (item !== undefined && mayIdentify(item)) || members.some(mayIdentify);
}
