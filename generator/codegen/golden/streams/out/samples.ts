// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** A valid request of each operation, and a valid reply if it has one. */
export interface Samples {
  ListEntries: { request: types.ListEntries; reply: types.ListEntriesResponse };
  ListDays: { request: number; reply: types.ListDaysResponse };
  ListPayments: { request: number; reply: types.ListPaymentsResponse };
  ListRows: { request: number; reply: types.Rows };
}

/** Valid messages for documentation, tests, and pages where people try calls. */
export const samples: Samples = {
  ListEntries: {
    request: {
      Year: 1,
    },
    reply: {
      Title: "text",
      Entries: [{ Account: "text", Amount: "12.50" }],
      Count: 1,
    },
  },
  ListDays: {
    request: 1,
    reply: {
      year: 1,
      Day: ["2099-12-31", "2000-01-01"],
    },
  },
  ListPayments: {
    request: 1,
    reply: {
      Of: "text",
      Page: {
        Payment: [{ Cash: 1 }],
        Next: "text",
      },
    },
  },
  ListRows: {
    request: 1,
    reply: {
      Row: [[{ Account: "text", Amount: "12.50" }]],
    },
  },
};

/** Each operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [
  sampleCall(operations.listEntries, samples.ListEntries.request),
  sampleCall(operations.listDays, samples.ListDays.request),
  sampleCall(operations.listPayments, samples.ListPayments.request),
  sampleCall(operations.listRows, samples.ListRows.request),
];
