// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:rpc}Point`. */
export interface Position {
  x: number;
  y: number;
}

/** Where from, and how far. XML type `{urn:golden:rpc}Move()`. */
export interface Step {
  from: Position;
  /** How far. */
  steps: number;
}

/** XML type `{urn:golden:rpc}MoveResponse()`. */
export interface MoveResponse {
  to: Position;
}

/** XML type `{urn:golden:walk}Rest()`. */
export type Rest = Record<string, never>;

/** XML type `{urn:golden:walk}RestResponse()`. */
export type RestResponse = Record<string, never>;
