import type { Wildcard } from "../model/contract-model.js";
import { type Code, code, join, literal } from "../print/code.js";

/** A wildcard as the runtime has it: `{ namespaces: "any", process: "lax" }`. */
export function planWildcard({ namespaces, process }: Wildcard): Code {
  return code`{ namespaces: ${namespacesCode(namespaces)}, process: ${literal(process)} }`;
}

function namespacesCode(namespaces: Wildcard["namespaces"]): Code {
  switch (namespaces.kind) {
    case "any":
      return literal("any");
    case "not":
      return code`{ not: ${literal(namespaces.namespace)} }`;
    case "oneOf":
      return code`{ of: [${join(namespaces.namespaces.map(literal), ", ")}] }`;
  }
}
