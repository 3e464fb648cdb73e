// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DateTime, SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type { Tell } from "./types.js";

/** One valid message, or two, of each operation by its name. */
export interface Samples {
  Tell: { request: Tell; reply: DateTime | null };
}

/** For documentation, tests and pages that let a person try a call. */
export const samples: Samples = {
  Tell: {
    request: {
      Zone: "text",
    },
    reply: "2099-12-31T23:59:59",
  },
};

/** Every operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [sampleCall(operations.tell, samples.Tell.request)];
