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
  /** The message's language; `""` where the fault does not say it. */
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
      Object.assign(fault, soap12Code(readCodes(xml)));
      break;
    case "faultstring":
      Object.assign(fault, told([readText(xml)]));
      break;
    case "Reason":
      fault.reasons = readReason(xml);
      Object.assign(fault, told(fault.reasons));
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

/** A code as the reader finds it. */
type FoundCode = Pick<Fault, "code" | "codeNamespace">;

/** SOAP 1.2's Code: a Value, and Subcodes inside each other. */
function soap12Code([first, ...subcodes]: readonly FoundCode[]): Partial<Fault> {
  return {
    ...(first && { ...first, code: soap11Code(first.code) }),
    subcode: subcodes[0]?.code,
    subcodes: subcodes.map(({ code, codeNamespace }) => `{${codeNamespace}}${code}`),
  };
}

/** From the outermost on. */
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

/** faultstring, of which some stacks tell the language, or a text of a Reason. */
function readText(xml: XmlReader): FaultReason {
  const language = xml.attributes().find(({ name }) => name === "lang")?.value ?? "";
  return { language, text: xml.text().trim() };
}

/** Of several texts the English one, else the first. */
function told(reasons: readonly FaultReason[]): Pick<Fault, "message" | "language"> {
  const reason = reasons.find(({ language }) => language.startsWith("en")) ?? reasons[0];
  return { message: reason?.text ?? "", language: reason?.language };
}

function readReason(xml: XmlReader): readonly FaultReason[] {
  const reasons: FaultReason[] = [];
  while (xml.child() !== undefined) reasons.push(readText(xml));
  return reasons;
}

/** The code's prefix is resolved before its end tag, as the element itself may declare it. */
function readCode(xml: XmlReader): FoundCode {
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
