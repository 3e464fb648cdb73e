import { ServiceFault } from "@stubwright/runtime/server";
import { breakages, type MockOutcome } from "./mock-rule.js";

/** What a caller demands of a mock by HTTP headers. */
export interface Demand {
  readonly delayMs: number;
  /** The example that must answer, whatever its conditions. */
  readonly example: string | undefined;
  readonly outcome: MockOutcome | undefined;
}

/**
 * Reads `Mock-Delay: 500`, `Mock-Example: name`, `Mock-Fault: Client`, `Server` or the name of a declared fault, and
 * `Mock-Break: close`. Throws a `ServiceFault` for what they cannot be.
 */
export function demandOf(headers: Headers): Demand {
  const delay = headers.get("mock-delay");
  if (delay !== null && !/^\d{1,7}$/.test(delay))
    throw new ServiceFault("Client", "Mock-Delay is a number of milliseconds.");
  return {
    delayMs: Number(delay ?? 0),
    example: headers.get("mock-example") ?? undefined,
    outcome: outcomeOf(headers),
  };
}

function outcomeOf(headers: Headers): MockOutcome | undefined {
  const wanted = headers.get("mock-break");
  if (wanted !== null) {
    const how = breakages.find((one) => one === wanted);
    if (how === undefined) throw new ServiceFault("Client", `Mock-Break is one of ${breakages.join(", ")}.`);
    return { kind: "break", how };
  }
  const fault = headers.get("mock-fault");
  if (fault === null) return undefined;
  if (fault === "Client" || fault === "Server")
    return { kind: "error", code: fault, message: "The mock was told to fail." };
  return { kind: "fault", fault, json: undefined };
}
