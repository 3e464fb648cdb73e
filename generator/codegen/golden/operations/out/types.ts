// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:bell}Ring`. */
export interface Ring {
  Times: number;
}
