import type { TypeDefinition } from "../../link/schema-set.js";

/** What a person would call a type. */
export function typeText(type: TypeDefinition): string {
  return type.name ?? (type.kind === "simple" ? "a simple type" : "a complex type");
}
