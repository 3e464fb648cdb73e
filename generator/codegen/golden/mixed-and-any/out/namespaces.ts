// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

export const mixedNamespace = "urn:golden:mixed";
