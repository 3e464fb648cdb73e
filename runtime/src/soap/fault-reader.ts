import type { OpenContent, OpenValue } from "../open-content.js";
import { decodeOpenXml } from "../xml/open-content-xml.js";
import type { XmlReader } from "../xml/xml-reader.js";
import { errorsNamespace } from "./soap-names.js";

/** A SOAP 1.1 Fault as received (section 4.4). */
export interface IncomingFault {
  readonly code: string;
  readonly codeNamespace: string;
  readonly message: string;
  readonly actor: string | undefined;
  readonly detail: OpenContent | undefined;
}

/** Reads the Fault that the reader stands on, its children in any order. Throws `DecodeError`. */
export function readFault(xml: XmlReader): IncomingFault {
  let code = { code: "", codeNamespace: "" };
  let message = "";
  let actor: string | undefined;
  let detail: OpenContent | undefined;
  for (let child = xml.child(); child !== undefined; child = xml.child()) {
    switch (child.name) {
      case "faultcode":
        code = readCode(xml);
        break;
      case "faultstring":
        message = xml.text().trim();
        break;
      case "faultactor":
        actor = xml.text().trim();
        break;
      case "detail":
        detail = readDetail(xml);
        break;
      default:
        xml.skip();
    }
  }
  return { ...code, message, actor, detail };
}

/** The code's prefix is resolved before its end tag, as the element itself may declare it. */
function readCode(xml: XmlReader): { code: string; codeNamespace: string } {
  const text = xml.characters().trim();
  const colon = text.indexOf(":");
  const codeNamespace = xml.resolve(text.slice(0, Math.max(colon, 0))) ?? "";
  xml.skip();
  return { code: text.slice(colon + 1), codeNamespace };
}

/** Elements by the rule of open content; text alone, which the schema does not have but services send, as `#text`. */
function readDetail(xml: XmlReader): OpenContent {
  const text = xml.characters();
  if (text.trim() === "") return decodeOpenXml(xml, "");
  xml.skip();
  return { "#text": text };
}

/** The list of errors that our own listener puts into a Fault's detail. */
export function faultErrors(detail: OpenContent | undefined): { pointer: string; code: string; detail: string }[] {
  const errors = asContent(detail?.[`{${errorsNamespace}}errors`])?.[`{${errorsNamespace}}error`];
  const list = Array.isArray(errors) ? errors : [errors];
  return list.flatMap((error) => {
    const content = asContent(error);
    if (content === undefined) return [];
    return [{ pointer: textOf(content["@pointer"]), code: textOf(content["@code"]), detail: textOf(content["#text"]) }];
  });
}

function asContent(value: OpenValue | undefined): OpenContent | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}

function textOf(value: OpenValue | undefined): string {
  return typeof value === "string" ? value : "";
}
