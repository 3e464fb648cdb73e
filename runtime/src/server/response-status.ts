import type { ServiceFault } from "./service-fault.js";
import { statusText } from "./status-text.js";

/** The member in which ServiceStack's clients look for errors. */
export interface ResponseStatus {
  readonly errorCode: string;
  readonly message: string;
  readonly errors: readonly ResponseError[];
}

interface ResponseError {
  readonly errorCode: string;
  /** `Rows[0].Price`; `""` for the whole message. */
  readonly fieldName: string;
  readonly message: string;
}

/**
 * A fault as the extension member `responseStatus` of a problem document (RFC 9457 section 3.2). Its code is that of
 * the first issue, or else the name of the declared fault, or else the status in words.
 */
export function responseStatus(fault: ServiceFault, status: number): ResponseStatus {
  const errors = fault.issues.map(({ pointer, code, detail }) => ({
    errorCode: code,
    fieldName: fieldName(pointer),
    message: detail,
  }));
  const own = fault.code === "Client" || fault.code === "Server" ? undefined : fault.code.replace(/^\{[^}]*\}/, "");
  const errorCode = errors[0]?.errorCode ?? fault.declared?.kind ?? own ?? statusText(status).replaceAll(" ", "");
  return { errorCode, message: fault.message, errors };
}

/** A JSON pointer (RFC 6901) as a path in C#. */
function fieldName(pointer: string): string {
  const names = pointer.split("/").slice(1);
  const plain = names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return plain.reduce((path, name) => {
    if (/^\d+$/.test(name)) return `${path}[${name}]`;
    return path === "" ? name : `${path}.${name}`;
  }, "");
}
