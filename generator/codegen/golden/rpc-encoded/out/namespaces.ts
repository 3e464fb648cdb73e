// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

export const encodedNamespace = "urn:golden:encoded";
export const encodingNamespace = "http://schemas.xmlsoap.org/soap/encoding/";
