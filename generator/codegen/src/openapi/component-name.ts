/**
 * The key of a type among the component schemas, which may have ASCII letters, digits, `.`, `_` and `-` only (OpenAPI 3.1, 4.8.7).
 * The name itself unless it has others; each of these is its code, behind a `-` that no name has.
 */
export function componentName(typeName: string): string {
  return typeName.replace(/[^A-Za-z0-9_]/g, (unit) => `-u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A reference to the component schema of a type. */
export function componentReference(typeName: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${componentName(typeName)}` };
}
