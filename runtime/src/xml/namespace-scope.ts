/** The namespace of the reserved prefix `xml` (Namespaces in XML 1.0 section 3). */
export const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** The namespace of the reserved prefix `xmlns`. */
export const xmlnsNamespace = "http://www.w3.org/2000/xmlns/";

/** The namespace of `xsi:nil` and `xsi:type` (XSD 1.0 Part 1, 2.6). */
export const xsiNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/** The namespace of the built-in types (XSD 1.0 Part 2, 3.1). */
export const schemaNamespace = "http://www.w3.org/2001/XMLSchema";

/** A namespace declaration in scope. */
interface Binding {
  readonly prefix: string;
  readonly namespace: string;
  /** Number of declarations that were in scope before it. */
  readonly place: number;
  /** The declaration of the same prefix that this one hides. */
  readonly replaced: Binding | undefined;
}

/**
 * The prefixes in scope at the cursor. A lookup costs the same however many are declared: one map holds the current
 * bindings, and a log of the declarations brings back at the end tag what each of them replaced.
 */
export class NamespaceScope {
  /**
   * The current binding of each prefix; undefined once it is out of scope. No key is removed: V8 keeps removed keys in
   * their chain until a map is full, so a prefix that thousands of elements declare by turns would slow a large map down.
   */
  readonly #bindings = new Map<string, Binding | undefined>();
  readonly #declared: Binding[] = [];
  #default = "";

  /** Number of declarations in scope; an argument for `restore`. */
  get mark(): number {
    return this.#declared.length;
  }

  /** The namespace of a prefix; `""` is the default namespace. Undefined if the prefix is not declared. */
  resolve(prefix: string): string | undefined {
    if (prefix === "") return this.#default;
    return prefix === "xml" ? xmlNamespace : this.#bindings.get(prefix)?.namespace;
  }

  /**
   * Declares a prefix (`""` for the default namespace) on the element whose declarations begin at `mark`. Returns a
   * message if the declaration is not allowed (Namespaces in XML 1.0 section 3).
   */
  declare(prefix: string, namespace: string, mark: number): string | undefined {
    const problem = reserved(prefix, namespace);
    if (problem !== undefined) return problem;
    const replaced = this.#bindings.get(prefix);
    if (replaced !== undefined && replaced.place >= mark) return "A namespace declaration is repeated.";
    const binding = { prefix, namespace, place: this.mark, replaced };
    this.#declared.push(binding);
    this.#bind(prefix, binding);
    return undefined;
  }

  /** Removes every declaration made since `mark` was read. */
  restore(mark: number): void {
    while (this.#declared.length > mark) {
      const last = this.#declared.pop();
      if (last !== undefined) this.#bind(last.prefix, last.replaced);
    }
  }

  #bind(prefix: string, binding: Binding | undefined): void {
    this.#bindings.set(prefix, binding);
    if (prefix === "") this.#default = binding?.namespace ?? "";
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
