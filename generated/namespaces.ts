// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

export const typesNamespace = "urn:game-play:types";
export const arraysNamespace = "http://schemas.microsoft.com/2003/10/Serialization/Arrays";
