// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type { List, Note } from "./types.js";

/** One valid message, or two, of each operation by its name. */
export interface Samples {
  Post: { request: Note; reply: string };
  List: { request: List };
  Turn: { request: number; reply: Note[] };
}

/** For documentation, tests and pages that let a person try a call. */
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
    reply: [{ Text: "text" }],
  },
};

/** Every operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [
  sampleCall(operations.post, samples.Post.request),
  sampleCall(operations.list, samples.List.request),
  sampleCall(operations.turn, samples.Turn.request),
];
