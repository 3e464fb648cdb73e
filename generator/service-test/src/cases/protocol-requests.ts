import type { CheckId } from "../checks/catalogue.js";
import { envelopeNamespaces, envelopeText, type SoapVersion } from "../wire/soap-message.js";

/** A request that is wrong before the contract is looked at. */
export interface WrongRequest {
  readonly point: string;
  readonly body: string | Uint8Array;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is reported if the service accepts it. */
  readonly accepted: CheckId;
  /** The blame that the fault must have; any mistake of the caller's, if none is named. */
  readonly blame?: "version" | "mustUnderstand";
}

/** An operation's message and the facts that wrong requests are made of. */
export interface ProtocolFacts {
  readonly version: SoapVersion;
  /** The message in the Body, as XML. */
  readonly body: string;
  /** The media type of the version. */
  readonly mediaType: string;
  /** Whether an empty Body is the request of some operation. */
  readonly isEmptyKnown: boolean;
}

const mandatory = (version: SoapVersion): string =>
  `<x:transaction xmlns:x="urn:example:unknown" soapenv:mustUnderstand="${version === "1.1" ? "1" : "true"}">5</x:transaction>`;

/** Requests over SOAP of which every one must be refused. */
export function wrongSoapRequests({ version, body, mediaType, isEmptyKnown }: ProtocolFacts): readonly WrongRequest[] {
  const envelope = envelopeText({ version, body });
  const root = envelope.slice(envelope.indexOf("<soapenv:Envelope"));
  const withType = (declarations: string, text = root): string =>
    `<?xml version="1.0"?>\n<!DOCTYPE x [${declarations}]>\n${text}`;
  const withEntity = root.replace(
    "<soapenv:Body>",
    '<soapenv:Header><x:note xmlns:x="urn:example">&probe;</x:note></soapenv:Header><soapenv:Body>',
  );
  const notXml = { accepted: "not-xml-accepted" as const };
  const hasMessage = body !== "" && !isEmptyKnown;
  return [
    { point: "no body at all", body: "", ...notXml },
    { point: "text that is not XML", body: "hello", ...notXml },
    { point: "a message that is cut off", body: envelope.slice(0, -12), ...notXml },
    {
      point: "an & that begins no reference",
      body: root.replace("<soapenv:Body>", '<soapenv:Header><x xmlns="urn:x">a & b</x></soapenv:Header><soapenv:Body>'),
      ...notXml,
    },
    {
      point: "bytes that are not UTF-8",
      body: Buffer.concat([
        Buffer.from(envelope.replace("</soapenv:Envelope>", "<!-- ")),
        Buffer.from([0xff, 0xfe, 0xc3, 0x28]),
        Buffer.from(" --></soapenv:Envelope>"),
      ]),
      accepted: "lenient-xml",
    },
    {
      point: "a prefix that is not declared",
      body: root.replace("<soapenv:Body>", "<soapenv:Header><nowhere:x/></soapenv:Header><soapenv:Body>"),
      accepted: "lenient-xml",
    },
    { point: "an element that is no envelope", body: '<order xmlns="urn:example"/>', ...notXml },
    {
      point: "an envelope without a Body",
      body: `<soapenv:Envelope xmlns:soapenv="${envelopeNamespaces[version]}"/>`,
      ...notXml,
    },
    ...(hasMessage ? [{ point: "an empty Body", body: envelopeText({ version, body: "" }), ...notXml }] : []),
    {
      point: "an element of no operation",
      body: envelopeText({ version, body: '<NoSuchOperation xmlns="urn:example:unknown"/>' }),
      accepted: "unknown-operation",
    },
    ...inOtherNamespace(body).map(({ point, body: other }) => ({
      point,
      body: envelopeText({ version, body: other }),
      accepted: "unknown-operation" as const,
    })),
    { point: "a DTD without entities", body: withType("<!ELEMENT x ANY>"), accepted: "dtd-accepted" },
    {
      point: "a DTD with an internal entity",
      body: withType('<!ENTITY probe "expanded">', withEntity),
      accepted: "dtd-accepted",
    },
    {
      point: "a DTD with an external entity",
      body: withType('<!ENTITY probe SYSTEM "file:///etc/hostname">', withEntity),
      accepted: "dtd-accepted",
    },
    {
      point: "an envelope of an unknown version",
      body: root.replaceAll(envelopeNamespaces[version], "urn:example:soap-9"),
      accepted: "version-mismatch",
      blame: "version",
    },
    {
      point: "a mandatory header block that is unknown",
      body: envelopeText({ version, body, header: mandatory(version) }),
      accepted: "must-understand",
      blame: "mustUnderstand",
    },
    {
      point: "the media type text/plain",
      body: envelope,
      headers: { "Content-Type": "text/plain" },
      accepted: "media-type-ignored",
    },
    {
      point: "the media type application/json",
      body: envelope,
      headers: { "Content-Type": "application/json" },
      accepted: "media-type-ignored",
    },
    {
      point: "the method PUT",
      body: envelope,
      method: "PUT",
      headers: { "Content-Type": `${mediaType}; charset=utf-8` },
      accepted: "verb-ignored",
    },
    {
      point: "elements nested 20,000 deep",
      body: envelopeText({ version, body: `${"<a>".repeat(20_000)}${"</a>".repeat(20_000)}` }),
      accepted: "lenient-xml",
    },
  ];
}

/** The message with its root, or all of it, in a namespace that no contract has. */
function inOtherNamespace(body: string): readonly { readonly point: string; readonly body: string }[] {
  const root = /^<([\w.-]+) xmlns="([^"]+)"([\s\S]*)<\/\1>$/.exec(body);
  if (root === null) return [];
  const [, name = "", namespace = "", rest = ""] = root;
  return [
    {
      point: "a message in another namespace",
      body: body.replace(`xmlns="${namespace}"`, 'xmlns="urn:example:other"'),
    },
    {
      point: "a message whose root is in another namespace",
      body: `<other:${name} xmlns:other="urn:example:other" xmlns="${namespace}"${rest}</other:${name}>`,
    },
  ];
}

/** Requests over JSON, to the path of an operation, of which every one must be refused. */
export function wrongJsonRequests(
  text: string,
  isObject: boolean,
): readonly (WrongRequest & { readonly path?: string })[] {
  const notJson = { accepted: "not-xml-accepted" as const };
  return [
    { point: "text that is not JSON", body: "hello", ...notJson },
    { point: "JSON that is cut off", body: text.length > 2 ? text.slice(0, -1) : "{", ...notJson },
    { point: "bytes that are not UTF-8", body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), ...notJson },
    ...(isObject
      ? [{ point: "an array in place of an object", body: "[]", accepted: "invalid-accepted" as const }]
      : []),
    ...(isObject
      ? [{ point: "a string in place of an object", body: '"text"', accepted: "invalid-accepted" as const }]
      : []),
    { point: "JSON nested 20,000 deep", body: "[".repeat(20_000) + "]".repeat(20_000), accepted: "lenient-xml" },
    {
      point: "the media type text/xml",
      body: text,
      headers: { "Content-Type": "text/xml" },
      accepted: "media-type-ignored",
    },
    { point: "an operation that does not exist", body: text, path: "NoSuchOperation", accepted: "unknown-operation" },
  ];
}
