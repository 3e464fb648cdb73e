import type { Wildcard } from "../model/contract-model.js";
import { type Code, code, join, literal } from "../print/code.js";
import type { TypeUses } from "./type-uses.js";

/** A wildcard as the runtime has it: `{ namespaces: "any", process: "lax" }`. */
export function planWildcard({ namespaces, process }: Wildcard, uses: TypeUses): Code {
  return code`{ namespaces: ${namespacesCode(namespaces, uses)}, process: ${literal(process)} }`;
}

function namespacesCode(namespaces: Wildcard["namespaces"], uses: TypeUses): Code {
  switch (namespaces.kind) {
    case "any":
      return literal("any");
    case "not":
      return code`{ not: ${uses.namespace(namespaces.namespace)} }`;
    case "oneOf":
      return code`{ of: [${join(
        namespaces.namespaces.map((uri) => uses.namespace(uri)),
        ", ",
      )}] }`;
  }
}
