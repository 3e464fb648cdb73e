import type { RemoteIssue } from "../errors/issue.js";
import { string } from "../simple-types/strings.js";
import type { OpenContent } from "../values/open-content.js";
import { encodeOpenXml } from "../xml/open-content-writer.js";
import { XmlWriter } from "../xml/xml-writer.js";
import { envelope } from "./envelope-writer.js";
import { escapeXml } from "./escape-xml.js";
import { codeElement, expandedCode, isSendersFault } from "./fault-code.js";
import { errorsNamespace } from "./fault-reader.js";
import { type SoapVersion, soap12 } from "./soap-version.js";

/** The content of a Fault. */
export interface OutgoingFault {
  /** The faultcode of SOAP 1.1: a local name in the envelope's namespace, or `{namespace}name`. */
  readonly code: string;
  readonly message: string;
  /** Whether the sender is to blame, for a custom code, which does not say so. */
  readonly isSenders?: boolean;
  /** The subcodes for SOAP 1.2, the outermost first, as `{namespace}name`. */
  readonly subcodes?: readonly string[];
  readonly actor?: string | undefined;
  readonly language?: string | undefined;
  /**
   * The issues of the message; undefined if the Body was not read, as then there must be no detail (SOAP 1.1 section
   * 4.4).
   */
  readonly issues: readonly RemoteIssue[] | undefined;
  /** The markup of a declared fault, which comes first in the detail. */
  readonly declared?: string | undefined;
  /** Further content of the detail. */
  readonly detail?: OpenContent | undefined;
  /** The mandatory header blocks that are not understood, as `{namespace}name`. */
  readonly notUnderstood?: readonly string[];
  /** Further header blocks, as XML. */
  readonly blocks?: string;
}

/** The names of the codes in SOAP 1.2 (Part 1, section 5.4.6). */
const soap12Codes: ReadonlyMap<string, string> = new Map([
  ["Client", "Sender"],
  ["Server", "Receiver"],
  ["VersionMismatch", "VersionMismatch"],
  ["MustUnderstand", "MustUnderstand"],
]);

/** A Fault in its envelope (SOAP 1.1 section 4.4, SOAP 1.2 Part 1 section 5.4). */
export function faultEnvelope(fault: OutgoingFault, version: SoapVersion): string {
  const { blocks = "" } = fault;
  if (version !== soap12) return envelope("s", `<s:Fault>${soap11Children(fault)}</s:Fault>`, blocks || undefined);
  const header = fault.code === "VersionMismatch" ? upgradeHeader : notUnderstoodHeader(fault);
  return envelope("s", `<s:Fault>${soap12Children(fault)}</s:Fault>`, header + blocks || undefined, version);
}

/** The header that names the supported version (SOAP 1.2 Part 1, section 5.4.7). */
const upgradeHeader = `<s:Upgrade><s:SupportedEnvelope xmlns:n="${soap12.namespace}" qname="n:Envelope"/></s:Upgrade>`;

/** The header that names the blocks which are not understood (SOAP 1.2 Part 1, section 5.4.8). */
function notUnderstoodHeader({ notUnderstood = [] }: OutgoingFault): string {
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
  const { code, message, actor, language } = fault;
  const lang = language === undefined ? "" : ` xml:lang="${escapeXml(language)}"`;
  const by = actor === undefined ? "" : `<faultactor>${escapeXml(actor)}</faultactor>`;
  const said = `<faultstring${lang}>${escapeXml(message)}</faultstring>`;
  return codeElement("faultcode", code) + said + by + detailElement("detail", fault);
}

function soap12Children(fault: OutgoingFault): string {
  const { message, actor, language = "en" } = fault;
  const reason = `<s:Reason><s:Text xml:lang="${escapeXml(language)}">${escapeXml(message)}</s:Text></s:Reason>`;
  const role = actor === undefined ? "" : `<s:Role>${escapeXml(actor)}</s:Role>`;
  return `<s:Code>${codeValue(fault)}</s:Code>${reason}${role}${detailElement("s:Detail", fault)}`;
}

/** The value and subcodes of a code. SOAP 1.2 has five codes; any other one becomes the first subcode. */
function codeValue({ code, subcodes = [], isSenders }: OutgoingFault): string {
  const known = soap12Codes.get(code);
  if (known !== undefined) return codeElement("s:Value", known) + nested(subcodes);
  const own = expandedCode(code) === undefined ? `{}${code}` : code;
  const side = isSenders === true || isSendersFault(code) ? "Sender" : "Receiver";
  return codeElement("s:Value", side) + nested([own, ...subcodes]);
}

function nested(subcodes: readonly string[]): string {
  return subcodes.reduceRight((inner, code) => {
    return `<s:Subcode>${codeElement("s:Value", code)}${inner}</s:Subcode>`;
  }, "");
}

function detailElement(tag: string, { issues, declared = "", detail }: OutgoingFault): string {
  if (declared === "" && issues === undefined && detail === undefined) return "";
  const content = declared + (issues?.length ? errorList(issues) : "");
  if (detail !== undefined) return openElement(tag, content, detail);
  return content === "" ? `<${tag}/>` : `<${tag}>${content}</${tag}>`;
}

/** An element with `content`, and with the attributes and members of open content, which are in no namespace. */
function openElement(tag: string, content: string, { "#text": text, ...members }: OpenContent): string {
  const xml = new XmlWriter();
  xml.open(tag);
  encodeOpenXml(xml, "", members);
  if (text !== undefined && text !== null) xml.text(string, String(text));
  xml.raw(content);
  xml.close(tag);
  return xml.toString();
}

function errorList(issues: readonly RemoteIssue[]): string {
  return `<errors xmlns="${errorsNamespace}">${issues.map(errorElement).join("")}</errors>`;
}

function errorElement({ pointer, code, detail }: RemoteIssue): string {
  return `<error pointer="${escapeXml(pointer)}" code="${escapeXml(code)}">${escapeXml(detail)}</error>`;
}
