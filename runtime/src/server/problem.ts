import { faultMember } from "../errors/declared-fault.js";
import { writeJson } from "../json/json-writer.js";
import type { ServiceFault } from "./service-fault.js";
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

/** The problem document alone, with a declared fault's detail under its name. Throws `EncodeError` for a detail that the contract does not allow. */
export function problemText(fault: ServiceFault): string {
  const status = errorStatus(fault.status);
  const problem = JSON.stringify({
    type: "about:blank",
    title: statusText(status),
    status,
    detail: fault.message,
    errors: fault.issues.map(({ pointer, code, detail }) => ({ pointer, code, detail })),
  });
  const { declared } = fault;
  if (declared === undefined) return problem;
  const detail = writeJson(declared.encodeJson);
  return `${problem.slice(0, -1)},${JSON.stringify(faultMember(declared.kind))}:${detail}}`;
}

function errorStatus(status: number): number {
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}
