import { catalogue, type DiagnosticArguments, type DiagnosticCode } from "./catalogue.js";
import type { CatalogueEntry, Diagnostic, Severity } from "./diagnostic.js";
import type { Span } from "./span.js";

/** Collects the problems of one run. A problem that is reported twice at the same place is kept once. */
export class Diagnostics {
  #list: Diagnostic[] = [];
  #withdrawn: readonly Diagnostic[] = [];
  readonly #seen = new Set<string>();
  /** Problems that count only if something of a namespace is missing, with that namespace. */
  readonly #deferred = new Map<Diagnostic, string>();
  #failed = false;
  #hasWsdl = false;
  #isEmpty = false;

  /** Notes that the contract has a WSDL. From now on, mistakes that other tools accept in WSDLs are warnings. */
  tolerate(): void {
    this.#hasWsdl = true;
  }

  /** Whether the contract has a WSDL. */
  get isTolerant(): boolean {
    return this.#hasWsdl;
  }

  /**
   * Notes that no operation is left. Problems that made operations unusable become errors, both earlier and later ones.
   */
  keepNone(): void {
    this.#isEmpty = true;
    this.#list = this.#list.map((one) => {
      const entry: CatalogueEntry | undefined = catalogue[one.code];
      return entry?.besideOthers === undefined ? one : { ...one, severity: entry.severity };
    });
    this.#failed ||= this.#list.some(({ severity }) => severity === "error");
  }

  /** Adds a problem. `at` is undefined if it has no place in a document. */
  report<Code extends DiagnosticCode>(code: Code, at: Span | undefined, args: DiagnosticArguments<Code>): void {
    const entry: CatalogueEntry | undefined = catalogue[code];
    if (entry === undefined) throw new Error(`no catalogue entry ${code}`);
    this.#add({ code, severity: this.#severity(entry), at, arguments: { ...args } });
  }

  /**
   * Adds a problem that matters only if a component of a namespace is missing: it is a warning until `miss` is called.
   */
  defer<Code extends DiagnosticCode>(
    code: Code,
    { at, namespace }: { readonly at: Span | undefined; readonly namespace: string },
    args: DiagnosticArguments<Code>,
  ): void {
    const diagnostic: Diagnostic = { code, severity: "warning", at, arguments: { ...args } };
    this.#add(diagnostic);
    this.#deferred.set(diagnostic, namespace);
  }

  /**
   * Notes that a component of a namespace is missing, so that problems deferred for the namespace become errors.
   * Returns whether there were any.
   */
  miss(namespace: string): boolean {
    const isMissed = (one: Diagnostic): boolean => this.#deferred.get(one) === namespace;
    const found = this.#list.some(isMissed);
    this.#replace((one) => (isMissed(one) ? { ...one, severity: "error" } : one));
    this.#failed ||= found;
    return found;
  }

  #add(diagnostic: Diagnostic): void {
    const { code, at, severity, arguments: args } = diagnostic;
    const key = JSON.stringify([code, at?.uri, at?.line, at?.column, args]);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#list.push(diagnostic);
    if (severity === "error") this.#failed = true;
  }

  #severity({ severity, inWsdl, besideOthers }: CatalogueEntry): Severity {
    return (this.#hasWsdl ? inWsdl : undefined) ?? (this.#isEmpty ? undefined : besideOthers) ?? severity;
  }

  /** Removes the problems of a kind that are caused by another problem, which is reported instead. */
  withdraw(code: DiagnosticCode, isCaused: (diagnostic: Diagnostic) => boolean): void {
    const isTakenBack = (one: Diagnostic): boolean => one.code === code && isCaused(one);
    this.#withdrawn = [...this.#withdrawn, ...this.#list.filter(isTakenBack)];
    this.#list = this.#list.filter((one) => !isTakenBack(one));
  }

  /** Whether some operations are left out. */
  get leavesOut(): boolean {
    return this.#list.some(({ code, severity }) => {
      const entry: CatalogueEntry | undefined = catalogue[code];
      return severity === "warning" && (code === "wsdl-operation-left-out" || entry?.besideOthers === "warning");
    });
  }

  /**
   * The problems that stop a run, at the place that needs a mend: for a deferred problem, that is the reference which
   * misses something.
   */
  get errors(): readonly Diagnostic[] {
    const all = [...this.#list.filter((one) => !this.#deferred.has(one)), ...this.#withdrawn];
    return all.filter(({ severity }) => severity === "error");
  }

  /** Remembers the current problems. The returned function restores them. */
  remember(): () => void {
    const [list, withdrawn, failed, isEmpty] = [[...this.#list], this.#withdrawn, this.#failed, this.#isEmpty];
    return () => {
      [this.#list, this.#withdrawn, this.#failed, this.#isEmpty] = [list, withdrawn, failed, isEmpty];
    };
  }

  /** Turns all errors into warnings, because the components that have them are left out. */
  excuse(): void {
    this.#withdrawn = [];
    this.#replace((one) => (one.severity === "error" ? { ...one, severity: "warning" } : one));
    this.#failed = false;
  }

  #replace(change: (diagnostic: Diagnostic) => Diagnostic): void {
    this.#list = this.#list.map((one) => {
      const changed = change(one);
      const namespace = this.#deferred.get(one);
      if (changed !== one && namespace !== undefined) this.#deferred.set(changed, namespace);
      return changed;
    });
  }

  /** All problems, in the order of reporting. */
  get list(): readonly Diagnostic[] {
    return this.#list;
  }

  /** Whether an error was reported. */
  get failed(): boolean {
    return this.#failed;
  }

  /** All problems: first those without a place, then by document in the given order, then by line and column. */
  sorted(documents: readonly { readonly uri: string }[]): readonly Diagnostic[] {
    const order = new Map(documents.map((document, index) => [document.uri, index]));
    const rank = (at: Span | undefined): number => (at === undefined ? -1 : (order.get(at.uri) ?? documents.length));
    return [...this.#list].sort(
      (left, right) =>
        rank(left.at) - rank(right.at) ||
        (left.at?.line ?? 0) - (right.at?.line ?? 0) ||
        (left.at?.column ?? 0) - (right.at?.column ?? 0),
    );
  }
}
