// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:clock}Tell`. */
export interface Tell {
  Zone: string;
}

/** The faults of `Tell`, each with its detail. */
export interface TellFaults {
  NoZone: string;
}
