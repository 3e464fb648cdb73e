// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type { Anything } from "./types.js";

/** One valid message, or two, of each operation by its name. */
export interface Samples {
  Take: { request: Anything };
}

/** For documentation, tests and pages that let a person try a call. */
export const samples: Samples = {
  Take: {
    request: {
      AnyName: "any content",
    },
  },
};

/** Every operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [sampleCall(operations.take, samples.Take.request)];
