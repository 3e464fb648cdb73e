import { DecodeError } from "../errors/decode-error.js";
import { withWorkBudget } from "../simple-types/facets/work-budget.js";
import type { LiveCall } from "./live-call.js";
import type { ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";

/** Reads a message, whose number of characters may be known. An invalid message is the caller's fault. */
export function readRequest<Result>(read: () => Result, characters?: number): Result {
  try {
    return withWorkBudget(read, characters);
  } catch (error) {
    throw error instanceof DecodeError ? refusal(error) : error;
  }
}

function refusal(error: DecodeError): ServiceFault {
  const { issues } = error;
  const message = issues.length === 1 ? error.message : `The request breaks the contract in ${issues.length} places.`;
  return new ServiceFault("Client", message, { issues });
}

/**
 * The fault that the caller sees for an error. Errors that were not thrown on purpose are reported and become internal.
 * Streamed items are closed after it is known whether an abort caused the error.
 */
export function faultOf(error: unknown, settings: ServerSettings, call: LiveCall | undefined): ServiceFault {
  const fault = reportedFault(error, settings, call);
  if (call?.streamedItems !== undefined) call.abort(new DOMException("The reply is not sent.", "AbortError"));
  return fault;
}

function reportedFault(error: unknown, settings: ServerSettings, call: LiveCall | undefined): ServiceFault {
  if (error instanceof ServiceFault) {
    if (error.cause !== undefined) settings.report(error.cause, call);
    return error;
  }
  if (!call?.stoppedBy(error)) settings.report(error, call);
  return new ServiceFault("Server", "The service failed.");
}
