// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

export const namesNamespace = "urn:golden:names";
export const billingNamespace = "urn:golden:billing";
