// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:names}ping.all()`. */
export type PingAll = Record<string, never>;

/** XML type `{urn:golden:names}ping.allResponse()`. */
export type PingAllResponse = Record<string, never>;
