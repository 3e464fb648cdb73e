// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** A valid request of each operation, and a valid reply if it has one. */
export interface Samples {
  Post: { request: types.Note; reply: string };
  List: { request: types.List };
  Turn: { request: number; reply: types.Page };
}

/** Valid messages for documentation, tests, and pages where people try calls. */
export const samples: Samples = {
  Post: {
    request: {
      Text: "text",
    },
    reply: "done",
  },
  List: {
    request: {
      Version: "1.0",
      Once: 1,
      Often: [1],
      Limit: {
        unit: "text",
        $value: "5",
      },
      Row: [1],
      Bound: [{ unit: "text", $value: "5" }],
      Line: {
        content: "text",
        $content: ["a b"],
      },
      Note: {
        Text: "text",
      },
      Free: {
        content: ["f"],
      },
      Left: "l",
    },
  },
  Turn: {
    request: 1,
    reply: {
      Note: [{ Text: "text" }],
    },
  },
};

/** Each operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [
  sampleCall(operations.post, samples.Post.request),
  sampleCall(operations.list, samples.List.request),
  sampleCall(operations.turn, samples.Turn.request),
];
