// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { CalendarDate, SampleCall } from "@stubwright/runtime";
import { sampleCall } from "@stubwright/runtime";
import * as operations from "./operations.js";
import type * as types from "./types.js";

/** A valid request of each operation, and a valid reply if it has one. */
export interface Samples {
  find: { request: number; reply: string };
  findByName: { request: string; reply: string };
  "ping.all": { request: types.PingAll; reply: types.PingAllResponse };
  date: { request: CalendarDate };
  ArchiveFind: { request: number; reply: string };
}

/** Valid messages for documentation, tests, and pages where people try calls. */
export const samples: Samples = {
  find: {
    request: 1,
    reply: "text",
  },
  findByName: {
    request: "text",
    reply: "text",
  },
  "ping.all": {
    request: {},
    reply: {},
  },
  date: {
    request: "2099-12-31",
  },
  ArchiveFind: {
    request: 1,
    reply: "text",
  },
};

/** Each operation with its sample request, ready to be shown as text or sent over a transport. */
export const sampleCalls: readonly SampleCall[] = [
  sampleCall(operations.find, samples.find.request),
  sampleCall(operations.findNamed, samples.findByName.request),
  sampleCall(operations.pingAll, samples["ping.all"].request),
  sampleCall(operations.setDate, samples.date.request),
  sampleCall(operations.archiveFind, samples.ArchiveFind.request),
];
