/** What the files of a new project are made from. */
export interface NewProject {
  /** Kebab-case: `game-play`. */
  readonly name: string;
  /** `GamePlay`. */
  readonly pascalName: string;
  readonly camelName: string;
  /** The entry document's path in the project. */
  readonly entry: string;
  /** Where the contract came from, for the README. */
  readonly origin: string;
  /** An operation to try first, with the JSON of a request that it takes. */
  readonly firstCall: { readonly operation: string; readonly request: string };
}

/** A file of the project; the path is relative to its folder. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** Where a new project keeps its generated code. */
export const generatedFolder = "src/generated";
