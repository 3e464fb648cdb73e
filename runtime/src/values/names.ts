/** The name of an element, attribute or type: namespace (`""` for none) and local name. */
export interface ExpandedName {
  readonly namespace: string;
  readonly name: string;
}

/** The namespaces that a wildcard accepts (XSD 1.0 Part 1, 3.10.1); `""` is no namespace. */
export type AnyNamespace = "any" | { readonly not: string } | { readonly of: readonly string[] };

/** A wildcard (`xs:any` or `xs:anyAttribute`): a place for elements or attributes that the contract does not name. */
export interface Wildcard {
  readonly namespaces: AnyNamespace;
  /**
   * How accepted names are checked (XSD 1.0 Part 1, 3.10.1). `"strict"`: they must be declared; `"lax"`: they are
   * checked if they are declared; `"skip"`: they are not checked.
   */
  readonly process: "strict" | "lax" | "skip";
}

/** Whether a wildcard accepts names of a namespace. */
export function takesNamespace({ namespaces }: Wildcard, namespace: string): boolean {
  if (namespaces === "any") return true;
  return "of" in namespaces ? namespaces.of.includes(namespace) : namespace !== "" && namespace !== namespaces.not;
}
