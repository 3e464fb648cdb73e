import type { MessageElement } from "../contract/operation.js";
import { xsiNamespace } from "../xml/namespace-scope.js";
import { writeMessage } from "../xml/write-message.js";
import { XmlWriter } from "../xml/xml-writer.js";
import { type SoapVersion, soap11 } from "./soap-version.js";

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

/** An envelope with a text in its Body and, where it is given, one in its Header. */
export function envelope(prefix: string, body: string, header?: string, version: SoapVersion = soap11): string {
  const names = `xmlns:${prefix}="${version.namespace}" xmlns:i="${xsiNamespace}"`;
  const head = header === undefined ? "" : `<${prefix}:Header>${header}</${prefix}:Header>`;
  return `${declaration}<${prefix}:Envelope ${names}>${head}<${prefix}:Body>${body}</${prefix}:Body></${prefix}:Envelope>`;
}

/** The Body's child that carries a message; `""` for `emptyBody`. Throws `EncodeError`. */
export function bodyElement(element: MessageElement, encode: (xml: XmlWriter) => void): string {
  if (element.name === "") return "";
  const writer = new XmlWriter();
  writeMessage(writer, element, encode);
  return writer.toString();
}
