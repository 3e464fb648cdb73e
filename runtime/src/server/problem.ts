import { faultMember } from "../errors/declared-fault.js";
import { writeJson } from "../json/json-writer.js";
import { responseStatus } from "./response-status.js";
import type { Convention } from "./server-settings.js";
import type { ServiceFault } from "./service-fault.js";
import { statusText } from "./status-text.js";
import type { WireReply } from "./wire-reply.js";

/** Prevents browsers from guessing another type for a reply. */
export const nosniff: WireReply["headers"] = [["X-Content-Type-Options", "nosniff"]];

/** The members of a problem document beyond RFC 9457's and our own. */
export interface ProblemForm {
  readonly conventions: readonly Convention[];
}

const plainForm: ProblemForm = { conventions: [] };

/** A fault as a problem document (RFC 9457), with `errors: [{pointer, code, detail}]`. */
export function problemReply(
  fault: ServiceFault,
  headers: WireReply["headers"] = [],
  form: ProblemForm = plainForm,
): WireReply {
  return {
    status: errorStatus(fault.status),
    contentType: "application/problem+json",
    body: problemText(fault, form),
    headers: [...nosniff, ...headers],
  };
}

/**
 * The text of a problem document, with the detail of a declared fault under its name. Throws `EncodeError` if the
 * contract does not allow the detail.
 */
export function problemText(fault: ServiceFault, { conventions }: ProblemForm = plainForm): string {
  const status = errorStatus(fault.status);
  const problem = JSON.stringify({
    type: "about:blank",
    title: statusText(status),
    status,
    detail: fault.message,
    errors: fault.issues.map(({ pointer, code, detail }) => ({ pointer, code, detail })),
    ...saidOfFault(fault),
    ...(conventions.includes("servicestack") ? { responseStatus: responseStatus(fault, status) } : {}),
  });
  const { declared } = fault;
  if (declared === undefined) return problem;
  const detail = writeJson(declared.encodeJson);
  return `${problem.slice(0, -1)},${JSON.stringify(faultMember(declared.kind))}:${detail}}`;
}

/** The extension member `fault`: the facts of a SOAP fault beyond its message, if there are more than who caused it. */
function saidOfFault({ code, subcodes, actor, language, detail }: ServiceFault): object {
  const isPlain = code === "Client" || code === "Server";
  if (isPlain && subcodes.length === 0 && (actor ?? language ?? detail) === undefined) return {};
  return { fault: { code, subcodes: subcodes.length === 0 ? undefined : subcodes, actor, language, detail } };
}

function errorStatus(status: number): number {
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 500;
}
