// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type { Open } from "./types.js";

/** One valid message, or two, of each operation by its name. */
export interface Samples {
  Open: { request: Open; reply: boolean };
}

/** For documentation, tests and pages that let a person try a call. */
export const samples: Samples = {
  Open: {
    request: {
      Door: "text",
    },
    reply: false,
  },
};

/** Every operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [sampleCall(operations.open, samples.Open.request)];
