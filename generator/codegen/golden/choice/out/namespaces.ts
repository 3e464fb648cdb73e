// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

export const paymentNamespace = "urn:golden:payment";
