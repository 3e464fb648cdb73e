// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

export const rootsNamespace = "urn:golden:roots";
