// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import { type StandardSchema, standardSchema } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** Validates `Open`. */
export const OpenSchema: StandardSchema<types.Open> = /* @__PURE__ */ standardSchema(json.decodeOpen);

/** Validates `Ticket`. */
export const TicketSchema: StandardSchema<types.Ticket> = /* @__PURE__ */ standardSchema(json.decodeTicket);

/** Validates `Locked`. */
export const LockedSchema: StandardSchema<types.Locked> = /* @__PURE__ */ standardSchema(json.decodeLocked);

/** Validates `Sealed`. */
export const SealedSchema: StandardSchema<types.Sealed> = /* @__PURE__ */ standardSchema(json.decodeSealed);
