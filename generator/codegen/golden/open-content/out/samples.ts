// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** A valid request of each operation, and a valid reply if it has one. */
export interface Samples {
  Take: { request: types.Anything };
}

/** Valid messages for documentation, tests, and pages where people try calls. */
export const samples: Samples = {
  Take: {
    request: {
      AnyName: "any content",
    },
  },
};

/** Each operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [sampleCall(operations.take, samples.Take.request)];
