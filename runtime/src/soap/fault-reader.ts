import type { RemoteIssue } from "../errors/issue.js";
import { isOpenContent, type OpenContent, type OpenValue } from "../values/open-content.js";
import { decodeOpenBlock } from "../xml/open-content-xml.js";
import type { XmlReader } from "../xml/xml-reader.js";

/** The namespace of the list of errors in a Fault's detail. */
export const errorsNamespace = "urn:stubwright:errors";

/** A Fault of SOAP 1.1 (section 4.4) or 1.2 (Part 1, section 5.4). */
export interface Fault {
  /**
   * The local name of the code: `Client`, `Server.Overload`. The `Sender` of SOAP 1.2 is `Client`, its `Receiver` is
   * `Server`.
   */
  readonly code: string;
  /** The namespace of the code, which without a prefix is the default namespace; `""` if the prefix is not declared. */
  readonly codeNamespace: string;
  /** The local name of SOAP 1.2's first subcode. */
  readonly subcode: string | undefined;
  /** The subcodes of SOAP 1.2, the outermost first, as `{namespace}name`. */
  readonly subcodes: readonly string[];
  readonly message: string;
  /** The language of the message; `""` if the fault does not say it. */
  readonly language: string | undefined;
  /** The message in each language of SOAP 1.2's Reason. */
  readonly reasons: readonly FaultReason[];
  /** The faultactor, or the Role of SOAP 1.2. */
  readonly actor: string | undefined;
  /** The children of the detail as open content; undefined without a detail. */
  readonly detail: OpenContent | undefined;
}

/** A text of SOAP 1.2's Reason. */
export interface FaultReason {
  readonly language: string;
  readonly text: string;
}

type FaultParts = { -readonly [Name in keyof Fault]: Fault[Name] };

/**
 * Reads the current element, a Fault, with its children in any order and letter case. A null child counts as absent. Throws
 * `DecodeError`.
 */
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
  switch (name.toLowerCase()) {
    case "faultcode":
      Object.assign(fault, readCode(xml));
      break;
    case "code":
      Object.assign(fault, soap12Code(readCodes(xml)));
      break;
    case "faultstring":
      Object.assign(fault, told([readText(xml)]));
      break;
    case "reason":
      fault.reasons = readReason(xml);
      Object.assign(fault, told(fault.reasons));
      break;
    case "faultactor":
    case "role":
      fault.actor = xml.text().trim();
      break;
    case "detail":
      fault.detail = decodeOpenBlock(xml, "");
      break;
    default:
      xml.skip();
  }
}

/** A code as sent. */
type FoundCode = Pick<Fault, "code" | "codeNamespace">;

/** Converts the Code of SOAP 1.2: a Value, and nested Subcodes. */
function soap12Code([first, ...subcodes]: readonly FoundCode[]): Partial<Fault> {
  return {
    ...(first && { ...first, code: soap11Code(first.code) }),
    subcode: subcodes[0]?.code,
    subcodes: subcodes.map(({ code, codeNamespace }) => `{${codeNamespace}}${code}`),
  };
}

/** Reads a Code and its nested Subcodes, the outermost first. */
function readCodes(xml: XmlReader): readonly FoundCode[] {
  let codes: readonly FoundCode[] = [];
  for (let child = xml.child(); child !== undefined; child = xml.child()) {
    if (child.name === "Value") codes = [readCode(xml), ...codes];
    else if (child.name === "Subcode") codes = [...codes, ...readCodes(xml)];
    else xml.skip();
  }
  return codes;
}

function soap11Code(code: string): string {
  if (code === "Sender") return "Client";
  return code === "Receiver" ? "Server" : code;
}

/** Reads a faultstring, whose language some stacks declare, or a text of a Reason. */
function readText(xml: XmlReader): FaultReason {
  const language = xml.attributes().find(({ name }) => name === "lang")?.value ?? "";
  return { language, text: xml.text().trim() };
}

/** The message of a Fault: the English text if there are several, else the first. */
function told(reasons: readonly FaultReason[]): Pick<Fault, "message" | "language"> {
  const reason = reasons.find(({ language }) => language.startsWith("en")) ?? reasons[0];
  return { message: reason?.text ?? "", language: reason?.language };
}

function readReason(xml: XmlReader): readonly FaultReason[] {
  const reasons: FaultReason[] = [];
  while (xml.child() !== undefined) reasons.push(readText(xml));
  return reasons;
}

/** Reads a code. Its prefix is resolved before the end tag, as the element itself may declare it. */
function readCode(xml: XmlReader): FoundCode {
  const text = xml.characters().trim();
  const colon = text.indexOf(":");
  const codeNamespace = xml.resolve(text.slice(0, Math.max(colon, 0))) ?? "";
  xml.skip();
  return { code: text.slice(colon + 1), codeNamespace };
}

/** The list of errors in the detail of a Fault of our own listener. */
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
