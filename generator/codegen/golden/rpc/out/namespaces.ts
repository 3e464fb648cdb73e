// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

export const rpcNamespace = "urn:golden:rpc";
export const walkNamespace = "urn:golden:walk";
