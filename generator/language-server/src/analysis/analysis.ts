import type { TypeDeclarations } from "@stubwright/codegen/emit";
import type { ContractOptions } from "@stubwright/codegen/options";
import type { Severity } from "@stubwright/contract/diagnostics";

/** A contract to read and check. It is sent to the thread that does so. */
export interface AnalysisTask {
  readonly options: ContractOptions;
  readonly cwd: string;
  /** The texts of open documents by URL, which replace the files on the disk. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A place in a document. Line and column count from 1, columns in UTF-16 units. Column 0 is the start of what the line holds. */
export interface Place {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** A problem of a contract. */
export interface AnalysedProblem {
  /** Undefined if the problem has no place in a document. */
  readonly at: Place | undefined;
  readonly severity: Severity;
  readonly code: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do. */
  readonly advice: string;
  /** Other places that the message names. */
  readonly related: readonly Place[];
}

/** What reading a contract gave. */
export interface Analysis {
  readonly problems: readonly AnalysedProblem[];
  /** Undefined if an error prevents generation. */
  readonly declarations: TypeDeclarations | undefined;
}
