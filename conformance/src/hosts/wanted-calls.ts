import { expect } from "@jest/globals";
import type { ClientCalls } from "./client-calls.js";

const popped = { CanContinue: true, IsPrize: false, LegalMovement: true, Win: false };
const common = {
  balloon: { ...popped, Id: 4, ResultImage: "grün €😀" },
  rows: 300,
  lenient: { ...popped, Id: 5 },
  accepted: "accepted",
  late: ["timeout"],
  unreachable: ["transport"],
  streamed: [1000, "n999"],
  left: "n2",
} as const;
const refusal: unknown = expect.stringContaining("No <such> game.");

/** What `clientCalls` gives over each wire, wherever the client runs. */
export const wantedCalls: ClientCalls = {
  json: { ...common, fault: ["problem", 404, refusal] },
  soap: { ...common, fault: ["fault", 500, refusal] },
};
