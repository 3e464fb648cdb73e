import type { XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { isForUs } from "./header-attributes.js";
import { type SoapVersion, versionOf } from "./soap-version.js";

/** WS-Addressing 1.0 of W3C, or the submission of August 2004, which older stacks speak. */
export type AddressingVersion = "1.0" | "2004/08";

/** The namespace of each version. */
export const addressingNamespaces: Readonly<Record<AddressingVersion, string>> = {
  "1.0": "http://www.w3.org/2005/08/addressing",
  "2004/08": "http://schemas.xmlsoap.org/ws/2004/08/addressing",
};

const versions = Object.entries(addressingNamespaces) as readonly [AddressingVersion, string][];

/** The header blocks of either version, as `{namespace}name`. */
export const addressingBlocks: readonly string[] = versions.flatMap(([, namespace]) =>
  ["Action", "MessageID", "RelatesTo", "To", "From", "ReplyTo", "FaultTo", "FaultDetail"].map(
    (name) => `{${namespace}}${name}`,
  ),
);

/** The address of an endpoint that is reached on the connection of its request (Core section 2.1, section 2.1 in 2004/08). */
export function anonymousAddress(version: AddressingVersion): string {
  const role = version === "1.0" ? "" : "role/";
  return `${addressingNamespaces[version].replace(/\/$/, "")}/${role}anonymous`;
}

/** The address of an endpoint that gets nothing (Core section 2.1). */
export const noAddress = `${addressingNamespaces["1.0"]}/none`;

/** What the header blocks of a message say, which are for its receiver. */
export interface AddressingHeaders {
  readonly version: AddressingVersion;
  /** The version of the envelope. */
  readonly soap: SoapVersion;
  /** The values by the blocks' names; of an endpoint, its address. None is empty. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads the blocks of WS-Addressing; undefined where there are none. The envelope was read before, and is read again up
 * to its Body, because few have them. Of two versions, that of the first block counts. Throws `DecodeError`.
 */
export function readAddressing(envelope: string, options: XmlReaderOptions): AddressingHeaders | undefined {
  if (!versions.some(([, namespace]) => envelope.includes(namespace))) return undefined;
  const xml = new XmlTextReader(envelope, options);
  const soap = versionOf(xml.root().namespace);
  if (soap === undefined || xml.child()?.name !== "Header") return undefined;
  let version: AddressingVersion | undefined;
  const values = new Map<string, string[]>();
  for (let block = xml.child(); block !== undefined; block = xml.child()) {
    const found = versions.find(([, namespace]) => namespace === block.namespace)?.[0];
    version ??= found;
    if (found === undefined || found !== version || !isForUs(xml, soap)) {
      xml.skip();
      continue;
    }
    const value = endpoints.has(block.name) ? addressOf(xml, block.namespace) : xml.text().trim();
    const known = values.get(block.name);
    if (known === undefined) values.set(block.name, [value]);
    else known.push(value);
  }
  return version && { version, soap, values };
}

const endpoints = new Set(["From", "ReplyTo", "FaultTo"]);

function addressOf(xml: XmlTextReader, namespace: string): string {
  let address = "";
  for (let child = xml.child(); child !== undefined; child = xml.child()) {
    if (child.name === "Address" && child.namespace === namespace) address = xml.text().trim();
    else xml.skip();
  }
  return address;
}
