import type { Span } from "../source/span.js";
import { catalogue, type DiagnosticArguments, type DiagnosticCode } from "./catalogue.js";
import type { CatalogueEntry } from "./catalogue-entry.js";
import type { Diagnostic, Severity } from "./diagnostic.js";

/** Collects the problems of one run. Reporting the same problem at the same place again changes nothing. */
export class Diagnostics {
  #list: Diagnostic[] = [];
  readonly #seen = new Set<string>();
  readonly #deferred = new Set<Diagnostic>();
  #failed = false;
  #hasWsdl = false;
  #isEmpty = false;

  /** Says that the contract has a WSDL: what its authors get away with elsewhere is a warning from here on. */
  tolerate(): void {
    this.#hasWsdl = true;
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

  /** Adds what is a problem only if something is missed for it: a warning until `miss` is called. */
  defer<Code extends DiagnosticCode>(code: Code, at: Span | undefined, args: DiagnosticArguments<Code>): void {
    const diagnostic: Diagnostic = { code, severity: "warning", at, arguments: { ...args } };
    this.#add(diagnostic);
    this.#deferred.add(diagnostic);
  }

  /** Says that something is missed: what was deferred is an error. True where anything was. */
  miss(): boolean {
    const isDeferred = (one: Diagnostic): boolean => this.#deferred.has(one);
    const found = this.#list.some(isDeferred);
    this.#list = this.#list.map((one) => (isDeferred(one) ? { ...one, severity: "error" } : one));
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

  /** Takes back the problems of a kind, where another problem that stays is their cause. */
  withdraw(code: DiagnosticCode): void {
    this.#list = this.#list.filter((diagnostic) => diagnostic.code !== code);
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
