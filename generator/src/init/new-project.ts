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
  /** Names of the operations, in the order of the contract. */
  readonly operations: readonly string[];
}

/** A file of the project; the path is relative to its folder. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** Where a new project keeps its generated code. */
export const generatedFolder = "src/generated";
