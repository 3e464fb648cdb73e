import type { Issue } from "../errors/issue.js";
import { envelope } from "./envelope-writer.js";
import { escapeXml } from "./escape-xml.js";
import { errorsNamespace } from "./soap-names.js";

/** What a Fault says. */
export interface OutgoingFault {
  /** Local name of the faultcode, in the envelope's namespace. */
  readonly code: "Client" | "Server" | "VersionMismatch" | "MustUnderstand";
  readonly message: string;
  /** Undefined where the Body was not looked at: then there is no detail (SOAP 1.1 section 4.4). */
  readonly issues: readonly Issue[] | undefined;
}

/** A SOAP 1.1 Fault in its envelope. */
export function faultEnvelope({ code, message, issues }: OutgoingFault): string {
  const detail = issues === undefined ? "" : `<detail>${errorList(issues)}</detail>`;
  const children = `<faultcode>s:${code}</faultcode><faultstring>${escapeXml(message)}</faultstring>${detail}`;
  return envelope("s", `<s:Fault>${children}</s:Fault>`);
}

function errorList(issues: readonly Issue[]): string {
  return `<errors xmlns="${errorsNamespace}">${issues.map(errorElement).join("")}</errors>`;
}

function errorElement({ pointer, code, detail }: Issue): string {
  return `<error pointer="${escapeXml(pointer)}" code="${escapeXml(code)}">${escapeXml(detail)}</error>`;
}
