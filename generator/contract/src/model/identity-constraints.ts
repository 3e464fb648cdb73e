import type { ContractModel, ElementModel, TypeModel } from "./contract-model.js";
import { allMembers } from "./record-parts.js";

/**
 * The alternatives of the path in a selector or field (XSD 1.0 Part 1, 3.11.6), each as its steps: `//` for any depth,
 * names of elements, `@` before the name of an attribute. A step `.` is left out.
 */
export function identityPaths(path: string): readonly (readonly string[])[] {
  return piecesOf(path, alternatives).map((alternative) => {
    const written = piecesOf(alternative, steps)
      .map((step) => step.replace(/^child::/, "").replace(/^attribute::/, "@"))
      .filter((step) => step !== ".");
    return alternative.startsWith(".//") ? ["//", ...written] : written;
  });
}

/** Namespaces in braces may contain the separators: `{http://a/b}c/d`. */
const alternatives = /(?:\{[^}]*\}|[^|])+/g;

const steps = /(?:\{[^}]*\}|[^/])+/g;

function piecesOf(text: string, pieces: RegExp): readonly string[] {
  return text.match(pieces) ?? [];
}

/** Whether any element of the contract has a key, keyref or unique. */
export function hasKeys(model: ContractModel): boolean {
  const elements = [...model.elements, ...model.types.flatMap(elementsOf)];
  return elements.some(({ declaration }) => declaration !== undefined && declaration.constraints.length > 0);
}

function elementsOf(type: TypeModel): readonly Pick<ElementModel, "declaration">[] {
  if (type.kind === "array") return [type.item];
  return type.kind === "record" ? allMembers(type) : [];
}
