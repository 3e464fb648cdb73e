import type { ServiceFault } from "../errors/service-fault.js";
import { statusText } from "./status-text.js";
import type { WireReply } from "./wire-reply.js";

const nosniff: WireReply["headers"] = [["X-Content-Type-Options", "nosniff"]];

/** A fault as a problem document (RFC 9457), with `errors: [{pointer, code, detail}]`. */
export function problemReply(fault: ServiceFault, headers: WireReply["headers"] = []): WireReply {
  return {
    status: errorStatus(fault.status),
    contentType: "application/problem+json",
    body: problemText(fault),
    headers: [...nosniff, ...headers],
  };
}

/** The problem document alone. */
export function problemText(fault: ServiceFault): string {
  const status = errorStatus(fault.status);
  return JSON.stringify({
    type: "about:blank",
    title: statusText(status),
    status,
    detail: fault.message,
    errors: fault.issues.map(({ pointer, code, detail }) => ({ pointer, code, detail })),
  });
}

function errorStatus(status: number): number {
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}
