import type { MessageElement } from "../contract/operation.js";
import { declarationsOf, writeMessage } from "../contract/write-message.js";
import { xsiNamespace } from "../xml/namespace-scope.js";
import { XmlWriter } from "../xml/xml-writer.js";
import { type SoapVersion, soap11 } from "./soap-version.js";

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

/** An envelope with markup in its Body and, if given, in its Header. */
export function envelope(prefix: string, body: string, header?: string, version: SoapVersion = soap11): string {
  const bare = body.startsWith(bareMark);
  const names = `xmlns:${prefix}="${version.namespace}" xmlns:i="${xsiNamespace}"`;
  const head = header === undefined ? "" : `<${prefix}:Header>${header}</${prefix}:Header>`;
  return `${declaration}<${prefix}:Envelope ${names}>${head}${
    bare ? bareBody(prefix, body) : `<${prefix}:Body>${body}</${prefix}:Body>`
  }</${prefix}:Envelope>`;
}

/** The markup of the Body's child that carries a message; `""` for `emptyBody`. Throws `EncodeError`. */
export function bodyElement(element: MessageElement, encode: (xml: XmlWriter) => void): string {
  if (element.name === "" && !element.bare) return "";
  const writer = new XmlWriter();
  const written = element.bare ? { namespace: "", name: bareTag, declarations: declarationsOf(element) } : element;
  writeMessage(writer, written, encode);
  return writer.toString();
}

/** The placeholder tag of a Body that holds the members of a message directly. No contract can have it. */
const bareTag = "\u0000";

const bareMark = `<${bareTag}`;

/** Replaces the placeholder tag by the Body's. */
function bareBody(prefix: string, body: string): string {
  return body.replaceAll(bareTag, `${prefix}:Body`);
}
