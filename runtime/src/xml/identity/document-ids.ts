import type { ValueFacts } from "../../scalars/value-facts.js";
import type { ConstraintScope, ObservedProblem } from "../xml-observer.js";
import { DocumentTree, type TreeNode } from "./document-tree.js";

/** Holds the IDs of a document to be unique, and IDREFs to name one of them (XSD 1.0 Part 1, 3.15.4, cvc-id). */
export const documentIds: ConstraintScope = {
  begin: (place, observer) => {
    const tree = observer instanceof DocumentTree ? observer : new DocumentTree();
    tree.add(checkIds, place);
    return tree;
  },
};

function checkIds(root: TreeNode, pointer: string, report: ObservedProblem): void {
  const declared = new Map<string, object>();
  const references: string[] = [];
  const note = (type: ValueFacts, value: unknown, element: object): void => {
    if (type.identity === undefined) return;
    for (const name of Array.isArray(value) ? value.map(String) : [String(value)]) {
      if (type.identity === "idref") references.push(name);
      else if (declared.has(name)) report(pointer, `The ID ${name} is there twice.`);
      else declared.set(name, element);
    }
  };
  const elements = [root];
  for (const element of elements) {
    for (const { type, value } of element.attributes) note(type, value, element);
    if (element.value !== undefined) note(element.value.type, element.value.value, element);
    for (const child of element.children) elements.push(child);
  }
  for (const name of references) if (!declared.has(name)) report(pointer, `There is no ID ${name}.`);
}
