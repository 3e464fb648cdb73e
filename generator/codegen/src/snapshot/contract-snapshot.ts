/**
 * A contract in its own words, as `stubwright.model.json` keeps it beside the generated code: what the next run compares
 * with. One line a member or fact, so that its diff in a review is the change of the contract.
 */
export interface ContractSnapshot {
  /** The interface that handlers implement: `GamePlayService`. */
  readonly service: string;
  /** Those of the types and messages, sorted: a name in TypeScript does not tell its own. Undefined in an old snapshot. */
  readonly namespaces?: readonly string[];
  /** By the operation's name. */
  readonly operations: Readonly<Record<string, SnapshotOperation>>;
  /** By the type's name in TypeScript. */
  readonly types: Readonly<Record<string, SnapshotType>>;
}

/** What the next run needs to know of an operation. */
export interface SnapshotOperation {
  /** The method of the service interface. */
  readonly handler: string;
  /** `request`, `reply`, `faults`, `SOAP version`, `SOAP action`, `routes`, as text. */
  readonly facts: Readonly<Record<string, string>>;
}

/** What the next run needs to know of a type. */
export interface SnapshotType {
  /** What is said of the type as a whole: `extends`, `content`, `restriction of`, `enumeration`, ... */
  readonly facts: Readonly<Record<string, string>>;
  /** `xs:int, optional, nillable` by the member's name, in the order of the sequence. */
  readonly members: Readonly<Record<string, string>>;
}
