import { ServiceFault } from "@stubwright/runtime/server";
import type { Outcome } from "./call-facts.js";

/** Describes what a handler, or an interceptor further inside, threw. Only a `ServiceFault` is thrown on purpose. */
export function serverFailure(error: unknown): Outcome {
  if (isServiceFault(error)) {
    const { code, status, message } = error;
    return { kind: "failure", errorType: code, status, isServiceFailure: status >= 500, message };
  }
  const errorType = error instanceof Error ? error.name : typeof error;
  const message = error instanceof Error ? error.message : String(error);
  return { kind: "failure", errorType, status: 500, isServiceFailure: true, message };
}

/** True also for a fault of another copy of the runtime. */
function isServiceFault(error: unknown): error is ServiceFault {
  return error instanceof ServiceFault || (error instanceof Error && error.name === "ServiceFault");
}
