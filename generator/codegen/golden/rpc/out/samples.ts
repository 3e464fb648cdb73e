// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** A valid request of each operation, and a valid reply if it has one. */
export interface Samples {
  Move: { request: types.Step; reply: types.MoveResponse };
  Rest: { request: types.Rest; reply: types.RestResponse };
}

/** Valid messages for documentation, tests, and pages where people try calls. */
export const samples: Samples = {
  Move: {
    request: {
      from: {
        x: 1,
        y: 1,
      },
      steps: 1,
    },
    reply: {
      to: {
        x: 1,
        y: 1,
      },
    },
  },
  Rest: {
    request: {},
    reply: {},
  },
};

/** Each operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [
  sampleCall(operations.move, samples.Move.request),
  sampleCall(operations.rest, samples.Rest.request),
];
