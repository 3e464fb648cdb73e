import type { TypeDefinition } from "../../link/schema-set.js";
import { localName, namespaceName } from "../../model/expanded-name.js";
import { namespaces } from "../../source/namespaces.js";

/** What a person would call a type. */
export function typeText({ name, kind }: TypeDefinition): string {
  if (name === undefined) return kind === "simple" ? "a simple type" : "a complex type";
  return namespaceName(name) === namespaces.schema ? `xs:${localName(name)}` : name;
}
