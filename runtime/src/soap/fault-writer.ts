import type { Issue } from "../errors/issue.js";
import { envelope } from "./envelope-writer.js";
import { escapeXml } from "./escape-xml.js";
import { errorsNamespace } from "./fault-reader.js";
import { type SoapVersion, soap12 } from "./soap-version.js";

/** What a Fault says. */
export interface OutgoingFault {
  /** Local name of the SOAP 1.1 faultcode, in the envelope's namespace. */
  readonly code: "Client" | "Server" | "VersionMismatch" | "MustUnderstand";
  readonly message: string;
  /** Undefined where the Body was not looked at: then there is no detail (SOAP 1.1 section 4.4). */
  readonly issues: readonly Issue[] | undefined;
  /** The element of a declared fault, which comes first in the detail. */
  readonly declared?: string | undefined;
  /** The header blocks, `{namespace}name`, that must be understood and are not. */
  readonly notUnderstood?: readonly string[];
}

/** What SOAP 1.2 calls the codes (Part 1, section 5.4.6). */
const soap12Codes = {
  Client: "Sender",
  Server: "Receiver",
  VersionMismatch: "VersionMismatch",
  MustUnderstand: "MustUnderstand",
};

/** A Fault in its envelope (SOAP 1.1 section 4.4, SOAP 1.2 Part 1 section 5.4). */
export function faultEnvelope(fault: OutgoingFault, version: SoapVersion): string {
  if (version !== soap12) return envelope("s", `<s:Fault>${soap11Children(fault)}</s:Fault>`);
  const header = fault.code === "VersionMismatch" ? upgradeHeader : notUnderstoodHeader(fault);
  return envelope("s", `<s:Fault>${soap12Children(fault)}</s:Fault>`, header, version);
}

/** Names the version that is spoken (SOAP 1.2 Part 1, section 5.4.7). */
const upgradeHeader = `<s:Upgrade><s:SupportedEnvelope xmlns:n="${soap12.namespace}" qname="n:Envelope"/></s:Upgrade>`;

/** Names each header block that is not understood (SOAP 1.2 Part 1, section 5.4.8). */
function notUnderstoodHeader({ notUnderstood = [] }: OutgoingFault): string | undefined {
  if (notUnderstood.length === 0) return undefined;
  return notUnderstood.map(notUnderstoodBlock).join("");
}

function notUnderstoodBlock(name: string): string {
  const end = name.lastIndexOf("}");
  const [namespace, local] = [escapeXml(name.slice(1, end)), escapeXml(name.slice(end + 1))];
  const isPlain = namespace === "";
  return isPlain
    ? `<s:NotUnderstood qname="${local}"/>`
    : `<s:NotUnderstood xmlns:n="${namespace}" qname="n:${local}"/>`;
}

function soap11Children(fault: OutgoingFault): string {
  const { code, message } = fault;
  return `<faultcode>s:${code}</faultcode><faultstring>${escapeXml(message)}</faultstring>${element("detail", fault)}`;
}

function soap12Children(fault: OutgoingFault): string {
  const code = `<s:Code><s:Value>s:${soap12Codes[fault.code]}</s:Value></s:Code>`;
  const reason = `<s:Reason><s:Text xml:lang="en">${escapeXml(fault.message)}</s:Text></s:Reason>`;
  return code + reason + element("s:Detail", fault);
}

function element(tag: string, { issues, declared }: OutgoingFault): string {
  if (declared !== undefined) return `<${tag}>${declared}${issues?.length ? errorList(issues) : ""}</${tag}>`;
  if (issues === undefined) return "";
  return issues.length === 0 ? `<${tag}/>` : `<${tag}>${errorList(issues)}</${tag}>`;
}

function errorList(issues: readonly Issue[]): string {
  return `<errors xmlns="${errorsNamespace}">${issues.map(errorElement).join("")}</errors>`;
}

function errorElement({ pointer, code, detail }: Issue): string {
  return `<error pointer="${escapeXml(pointer)}" code="${escapeXml(code)}">${escapeXml(detail)}</error>`;
}
