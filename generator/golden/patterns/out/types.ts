// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:patterns}Code`. */
export type Code = string;

/** XML type `{urn:golden:patterns}Path`. */
export type Path = string;

/** XML type `{urn:golden:patterns}File`. */
export interface File {
  code: Code;
  path: Path;
}
