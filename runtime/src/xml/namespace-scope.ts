/** The namespace of the reserved prefix `xml` (Namespaces in XML 1.0 section 3). */
export const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
/** The namespace of the reserved prefix `xmlns`. */
export const xmlnsNamespace = "http://www.w3.org/2000/xmlns/";
/** The namespace of `xsi:nil` and `xsi:type` (XSD 1.0 Part 1, 2.6). */
export const xsiNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/**
 * The prefixes in scope at the cursor. A lookup costs the same however many are declared: one map holds the current
 * bindings, and a log of what each declaration replaced brings them back at the end tag.
 */
export class NamespaceScope {
  readonly #bindings = new Map<string, string>();
  readonly #replaced: { readonly prefix: string; readonly namespace: string | undefined }[] = [];
  /** Where in the log a prefix was declared last; another may stand there by now. */
  readonly #places = new Map<string, number>();
  #default = "";

  /** How many declarations are in scope: what `restore` takes back to. */
  get mark(): number {
    return this.#replaced.length;
  }

  /** The namespace of a prefix, `""` being the default one; undefined where the prefix is not declared. */
  resolve(prefix: string): string | undefined {
    if (prefix === "") return this.#default;
    return prefix === "xml" ? xmlNamespace : this.#bindings.get(prefix);
  }

  /**
   * Declares a prefix (`""` for the default namespace) on the element whose declarations begin at `mark`.
   * What is wrong with it (Namespaces in XML 1.0 section 3) is returned, otherwise undefined.
   */
  declare(prefix: string, namespace: string, mark: number): string | undefined {
    const problem = reserved(prefix, namespace);
    if (problem !== undefined) return problem;
    const last = this.#places.get(prefix) ?? -1;
    if (last >= mark && this.#replaced[last]?.prefix === prefix) return "A namespace declaration is repeated.";
    this.#places.set(prefix, this.#replaced.length);
    this.#replaced.push({ prefix, namespace: this.resolve(prefix) });
    this.#bind(prefix, namespace);
    return undefined;
  }

  /** Takes back every declaration made since `mark` was read. */
  restore(mark: number): void {
    while (this.#replaced.length > mark) {
      const replaced = this.#replaced.pop();
      if (replaced !== undefined) this.#bind(replaced.prefix, replaced.namespace);
    }
  }

  #bind(prefix: string, namespace: string | undefined): void {
    if (prefix === "") this.#default = namespace ?? "";
    else if (namespace === undefined) this.#bindings.delete(prefix);
    else this.#bindings.set(prefix, namespace);
  }
}

function reserved(prefix: string, namespace: string): string | undefined {
  if (prefix === "xmlns") return "The prefix xmlns must not be declared.";
  if (prefix !== "" && namespace === "") return `The prefix ${prefix} must not be bound to no namespace.`;
  if (namespace === xmlnsNamespace) return `The namespace ${xmlnsNamespace} must not be declared.`;
  if ((prefix === "xml") !== (namespace === xmlNamespace)) {
    return `The prefix xml and the namespace ${xmlNamespace} belong to each other.`;
  }
  return undefined;
}
