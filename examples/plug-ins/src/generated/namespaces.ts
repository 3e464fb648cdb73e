// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

export const libraryNamespace = "urn:example:library";
