import { isOpenContent, type OpenContent, type OpenValue } from "../contract/open-content.js";
import type { RemoteIssue } from "../errors/issue.js";
import { decodeOpenBlock } from "../xml/open-content-xml.js";
import type { XmlReader } from "../xml/xml-reader.js";

/** The namespace of the list of errors in a Fault's detail. */
export const errorsNamespace = "urn:stubwright:errors";

/** A Fault of SOAP 1.1 (section 4.4) or 1.2 (Part 1, section 5.4). */
export interface Fault {
  /** The code's local name: `Client`, `Server.Overload`. The `Sender` of SOAP 1.2 is `Client`, its `Receiver` `Server`. */
  readonly code: string;
  /** The code's namespace, the default one where it has no prefix; `""` where that is not declared. */
  readonly codeNamespace: string;
  /** The local name of SOAP 1.2's first subcode. */
  readonly subcode: string | undefined;
  /** All of SOAP 1.2's subcodes from the outermost on, as `{namespace}name`. */
  readonly subcodes: readonly string[];
  readonly message: string;
  /** The message's language, where the fault says it. */
  readonly language: string | undefined;
  /** The message in each language that SOAP 1.2's Reason has it in. */
  readonly reasons: readonly FaultReason[];
  /** faultactor, or the Role of SOAP 1.2. */
  readonly actor: string | undefined;
  /** The detail's children by the rule of open content; undefined without a detail. */
  readonly detail: OpenContent | undefined;
}

/** A text of SOAP 1.2's Reason. */
export interface FaultReason {
  readonly language: string;
  readonly text: string;
}

type FaultParts = { -readonly [Name in keyof Fault]: Fault[Name] };

/** Reads the Fault that the reader stands on, its children in any order; a null one counts as absent. Throws `DecodeError`. */
export function readFault(xml: XmlReader): Fault {
  const fault: FaultParts = {
    code: "",
    codeNamespace: "",
    subcode: undefined,
    subcodes: [],
    message: "",
    language: undefined,
    reasons: [],
    actor: undefined,
    detail: undefined,
  };
  for (let child = xml.child(); child !== undefined; child = xml.child()) {
    if (xml.parts.start.takeNil() === "nil") xml.skip();
    else readPart(xml, child.name, fault);
  }
  return fault;
}

function readPart(xml: XmlReader, name: string, fault: FaultParts): void {
  switch (name) {
    case "faultcode":
      Object.assign(fault, readCode(xml));
      break;
    case "Code":
      readCodes(xml, fault);
      break;
    case "faultstring":
      Object.assign(fault, readString(xml));
      break;
    case "Reason":
      Object.assign(fault, readReason(xml));
      break;
    case "faultactor":
    case "Role":
      fault.actor = xml.text().trim();
      break;
    case "detail":
    case "Detail":
      fault.detail = decodeOpenBlock(xml, "");
      break;
    default:
      xml.skip();
  }
}

/** SOAP 1.2's Code: a Value, and Subcodes inside each other, of which the outermost is kept. */
function readCodes(xml: XmlReader, fault: FaultParts): void {
  for (let child = xml.child(); child !== undefined; child = xml.child()) {
    if (child.name === "Value") {
      const { code, codeNamespace } = readCode(xml);
      Object.assign(fault, { code: soap11Code(code), codeNamespace });
    } else if (child.name === "Subcode") {
      fault.subcodes = readSubcodes(xml);
      fault.subcode = fault.subcodes[0]?.replace(/^\{[^}]*\}/, "");
    } else xml.skip();
  }
}

function soap11Code(code: string): string {
  if (code === "Sender") return "Client";
  return code === "Receiver" ? "Server" : code;
}

function readSubcodes(xml: XmlReader): readonly string[] {
  let own: readonly string[] = [];
  let inner: readonly string[] = [];
  for (let child = xml.child(); child !== undefined; child = xml.child()) {
    if (child.name === "Value") {
      const { code, codeNamespace } = readCode(xml);
      own = [`{${codeNamespace}}${code}`];
    } else if (child.name === "Subcode") inner = readSubcodes(xml);
    else xml.skip();
  }
  return [...own, ...inner];
}

/** faultstring, of which some stacks tell the language. */
function readString(xml: XmlReader): Pick<Fault, "message" | "language"> {
  const language = languageOf(xml);
  return { message: xml.text().trim(), language };
}

/** The English text, else the first. */
function readReason(xml: XmlReader): Pick<Fault, "message" | "language" | "reasons"> {
  const reasons: FaultReason[] = [];
  for (let child = xml.child(); child !== undefined; child = xml.child()) {
    const language = languageOf(xml) ?? "";
    reasons.push({ language, text: xml.text().trim() });
  }
  const told = reasons.find(({ language }) => language.startsWith("en")) ?? reasons[0];
  return { message: told?.text ?? "", language: told?.language || undefined, reasons };
}

function languageOf(xml: XmlReader): string | undefined {
  return xml.attributes().find(({ name }) => name === "lang")?.value;
}

/** The code's prefix is resolved before its end tag, as the element itself may declare it. */
function readCode(xml: XmlReader): { code: string; codeNamespace: string } {
  const text = xml.characters().trim();
  const colon = text.indexOf(":");
  const codeNamespace = xml.resolve(text.slice(0, Math.max(colon, 0))) ?? "";
  xml.skip();
  return { code: text.slice(colon + 1), codeNamespace };
}

/** The list of errors that our own listener puts into a Fault's detail. */
export function faultErrors(detail: OpenContent | undefined): RemoteIssue[] {
  const errors = detail?.[`{${errorsNamespace}}errors`];
  const list = isOpenContent(errors) ? errors[`{${errorsNamespace}}error`] : undefined;
  return [list]
    .flat()
    .filter(isOpenContent)
    .map((error) => ({
      pointer: textOf(error["@pointer"]),
      code: textOf(error["@code"]),
      detail: textOf(error["#text"]),
    }));
}

function textOf(value: OpenValue | undefined): string {
  return typeof value === "string" ? value : "";
}
