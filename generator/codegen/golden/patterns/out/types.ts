// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** Pattern: `[a-z]{1,8}(-[0-9]+)*`. XML type `{urn:golden:patterns}Code`. */
export type Code = string;

/** Pattern: `(\w+[/.]?)+` or `\*`. XML type `{urn:golden:patterns}Path`. */
export type Path = string;

/** XML type `{urn:golden:patterns}File`. */
export interface File {
  code: Code;
  path: Path;
}
