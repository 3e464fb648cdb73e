import { catalogue, type DiagnosticArguments, type DiagnosticCode } from "./catalogue.js";
import type { CatalogueEntry, Diagnostic, Severity } from "./diagnostic.js";
import type { Span } from "./span.js";

/** Collects the problems of one run. Reporting the same problem at the same place again changes nothing. */
export class Diagnostics {
  #list: Diagnostic[] = [];
  #withdrawn: readonly Diagnostic[] = [];
  readonly #seen = new Set<string>();
  /** What may be missed, with the namespace that it would declare. */
  readonly #deferred = new Map<Diagnostic, string>();
  #failed = false;
  #hasWsdl = false;
  #isEmpty = false;

  /** Says that the contract has a WSDL: what its authors get away with elsewhere is a warning from here on. */
  tolerate(): void {
    this.#hasWsdl = true;
  }

  /** Whether the contract has a WSDL. */
  get isTolerant(): boolean {
    return this.#hasWsdl;
  }

  /** Says that of all operations none is left: what kept them out is an error, before and from here on. */
  keepNone(): void {
    this.#isEmpty = true;
    this.#list = this.#list.map((one) => {
      const entry: CatalogueEntry | undefined = catalogue[one.code];
      return entry?.besideOthers === undefined ? one : { ...one, severity: entry.severity };
    });
    this.#failed ||= this.#list.some(({ severity }) => severity === "error");
  }

  /** Adds a problem; `at` is undefined where it has no place in a document. */
  report<Code extends DiagnosticCode>(code: Code, at: Span | undefined, args: DiagnosticArguments<Code>): void {
    const entry: CatalogueEntry | undefined = catalogue[code];
    if (entry === undefined) throw new Error(`no catalogue entry ${code}`);
    this.#add({ code, severity: this.#severity(entry), at, arguments: { ...args } });
  }

  /** Adds what is a problem only if something of a namespace is missed for it: a warning until `miss` is called. */
  defer<Code extends DiagnosticCode>(
    code: Code,
    { at, namespace }: { readonly at: Span | undefined; readonly namespace: string },
    args: DiagnosticArguments<Code>,
  ): void {
    const diagnostic: Diagnostic = { code, severity: "warning", at, arguments: { ...args } };
    this.#add(diagnostic);
    this.#deferred.set(diagnostic, namespace);
  }

  /** Says that something of a namespace is missed: what was deferred for it is an error. True where anything was. */
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

  /** Takes back those problems of a kind that have another problem, which stays, as their cause. */
  withdraw(code: DiagnosticCode, isCaused: (diagnostic: Diagnostic) => boolean): void {
    const isTakenBack = (one: Diagnostic): boolean => one.code === code && isCaused(one);
    this.#withdrawn = [...this.#withdrawn, ...this.#list.filter(isTakenBack)];
    this.#list = this.#list.filter((one) => !isTakenBack(one));
  }

  /** Whether operations are left out. */
  get leavesOut(): boolean {
    return this.#list.some(({ code, severity }) => {
      const entry: CatalogueEntry | undefined = catalogue[code];
      return severity === "warning" && (code === "wsdl-operation-left-out" || entry?.besideOthers === "warning");
    });
  }

  /** What keeps a run from going on, where it stands: in the place of what was deferred and is missed, what misses it. */
  get errors(): readonly Diagnostic[] {
    const all = [...this.#list.filter((one) => !this.#deferred.has(one)), ...this.#withdrawn];
    return all.filter(({ severity }) => severity === "error");
  }

  /** All problems as they are now, to come back to them with what this returns. */
  remember(): () => void {
    const [list, withdrawn, failed, isEmpty] = [[...this.#list], this.#withdrawn, this.#failed, this.#isEmpty];
    return () => {
      [this.#list, this.#withdrawn, this.#failed, this.#isEmpty] = [list, withdrawn, failed, isEmpty];
    };
  }

  /** Makes warnings of all errors, since what they stand in is left out. */
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

  /** In the order of reporting. */
  get list(): readonly Diagnostic[] {
    return this.#list;
  }

  /** Whether an error was reported; warnings and notes do not fail a run. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Those without a place first, then by document in the order given, then by line and column. */
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
