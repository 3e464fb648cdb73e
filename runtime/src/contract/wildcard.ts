/** The namespaces that a wildcard takes (XSD 1.0 Part 1, 3.10.1); `""` is no namespace. */
export type AnyNamespace = "any" | { readonly not: string } | { readonly of: readonly string[] };

/** Elements or attributes that a contract does not name, and whether those that it declares elsewhere are held to that. */
export interface Wildcard {
  readonly namespaces: AnyNamespace;
  /** `"strict"`: they must be declared; `"lax"`: they may be; `"skip"`: nobody looks. */
  readonly process: "strict" | "lax" | "skip";
}

/** Whether a wildcard takes names of a namespace. */
export function takesNamespace({ namespaces }: Wildcard, namespace: string): boolean {
  if (namespaces === "any") return true;
  return "of" in namespaces ? namespaces.of.includes(namespace) : namespace !== "" && namespace !== namespaces.not;
}
