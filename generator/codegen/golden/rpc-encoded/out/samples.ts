// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** A valid request of each operation, and a valid reply if it has one. */
export interface Samples {
  Plan: { request: types.Plan; reply: types.PlanResponse };
  First: { request: types.First; reply: types.FirstResponse };
}

/** Valid messages for documentation, tests, and pages where people try calls. */
export const samples: Samples = {
  Plan: {
    request: {
      stops: [{ name: "text", minute: 1, note: "text", extra: {} }],
      speed: 1,
    },
    reply: {
      minutes: [[1]],
      remark: "text",
    },
  },
  First: {
    request: {
      stops: [{ name: "text", minute: 1, note: "text", extra: {} }],
    },
    reply: {
      return: {
        name: "text",
        minute: 1,
        note: "text",
        extra: {},
      },
    },
  },
};

/** Each operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [
  sampleCall(operations.plan, samples.Plan.request),
  sampleCall(operations.first, samples.First.request),
];
