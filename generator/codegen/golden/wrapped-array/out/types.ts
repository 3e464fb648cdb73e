// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:grid}Grid`. */
export interface Grid {
  /** 1 to 8 items. */
  Rows?: (number | null)[][] | null;
}
