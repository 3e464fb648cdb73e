// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:grid}Grid`. */
export interface Grid {
  Rows?: (number | null)[][] | null;
}
