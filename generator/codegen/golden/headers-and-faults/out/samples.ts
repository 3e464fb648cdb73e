// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** A valid request of each operation, and a valid reply if it has one. */
export interface Samples {
  Open: { request: types.Open; reply: boolean };
  Leave: { request: string };
}

/** Valid messages for documentation, tests, and pages where people try calls. */
export const samples: Samples = {
  Open: {
    request: {
      Door: "text",
    },
    reply: false,
  },
  Leave: {
    request: "text",
  },
};

/** Each operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [
  sampleCall(operations.open, samples.Open.request),
  sampleCall(operations.leave, samples.Leave.request),
];
