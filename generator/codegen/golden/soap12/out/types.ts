// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:clock}Tell`. */
export interface Tell {
  Zone: string;
}
