import type { TypeDefinition } from "./schema-set.js";

/** What diagnostics call the base of a type: by its name, if it has one. */
export function baseLabel(base: TypeDefinition | undefined): string {
  return base?.name ?? "the base type";
}
