import { envelopeNamespaces, type SoapVersion, soapMediaTypes } from "./soap-message.js";
import { readXml, type XmlNode } from "./xml-node.js";

/** Another way to write a request that means the same. */
export interface Spelling {
  readonly label: string;
  readonly body: string | Uint8Array;
  readonly contentType?: string;
  /** The check that fails if it gets another answer; `spelling-differs` if none is named. */
  readonly shows?: "encoding-refused" | "role-ignored";
}

/** The same SOAP message in other spellings; none for messages with names as values or with mixed content. */
export function spellingsOf(version: SoapVersion, body: string): readonly Spelling[] {
  const read = body === "" ? undefined : readXml(body);
  const root = read !== undefined && "root" in read ? read.root : undefined;
  const envelope = (
    text: string,
    { prefix = "soapenv", header = "", declaration = '<?xml version="1.0" encoding="UTF-8"?>\n' } = {},
  ): string =>
    `${declaration}<${prefix}:Envelope xmlns:${prefix}="${envelopeNamespaces[version]}">${header}<${prefix}:Body>${text}</${prefix}:Body></${prefix}:Envelope>`;
  const type = soapMediaTypes[version];
  const plain = envelope(body);
  const defaulted = plain.replaceAll("soapenv:", "").replace("xmlns:soapenv=", "xmlns=");
  const outer: Spelling[] = [
    { label: "another prefix of the envelope", body: envelope(body, { prefix: "SOAP-ENV" }) },
    { label: "no XML declaration", body: envelope(body, { declaration: "" }) },
    { label: "an empty Header", body: envelope(body, { header: "<soapenv:Header/>" }) },
    {
      label: "a header block that nobody must understand",
      body: envelope(body, {
        header: '<soapenv:Header><x:trace xmlns:x="urn:example:trace">1</x:trace></soapenv:Header>',
      }),
    },
    {
      label: "a mandatory header block for another receiver",
      body: envelope(body, {
        header: `<soapenv:Header><x:trace xmlns:x="urn:example:trace" soapenv:mustUnderstand="${version === "1.1" ? "1" : "true"}" soapenv:${version === "1.1" ? "actor" : "role"}="urn:example:another-receiver">1</x:trace></soapenv:Header>`,
      }),
      shows: "role-ignored",
    },
    {
      label: "white space and comments around the Body",
      body: plain
        .replace("<soapenv:Body>", "\n  <!-- body -->\n  <soapenv:Body>\n    ")
        .replace("</soapenv:Body>", "\n  </soapenv:Body>\n"),
    },
    { label: "a media type with a quoted charset", body: plain, contentType: `${type};charset="UTF-8"` },
    { label: "a byte order mark of UTF-8", body: Buffer.from(`\ufeff${plain}`, "utf8"), shows: "encoding-refused" },
    {
      label: "UTF-16",
      body: utf16(plain.replace('encoding="UTF-8"', 'encoding="UTF-16"')),
      contentType: `${type}; charset=utf-16`,
      shows: "encoding-refused",
    },
  ];
  // A message without a default namespace of its own would get the envelope's.
  if (/^<[^>]*\sxmlns="/.test(body)) outer.push({ label: "the envelope in the default namespace", body: defaulted });
  if (root === undefined || hasNames(root) || isMixed(root)) return outer;
  const inner: readonly (readonly [string, WriteStyle])[] = [
    ["prefixes on every element", { ...plainStyle, prefix: "ns1" }],
    ["text in CDATA sections", { ...plainStyle, text: cdata }],
    ["text in character references", { ...plainStyle, text: references }],
    ["comments inside of text", { ...plainStyle, text: commented }],
    ["white space between elements", { ...plainStyle, between: "\n\t " }],
    ["comments between elements", { ...plainStyle, between: "<!-- between -->" }],
    ["attributes in single quotes", { ...plainStyle, quote: "'" }],
    ["white space inside of tags", { ...plainStyle, inTag: "\n  " }],
    ["empty elements with an end tag", { ...plainStyle, emptyTags: false }],
  ];
  return [...outer, ...inner.map(([label, style]) => ({ label, body: envelope(write(root, style, "")) }))];
}

interface WriteStyle {
  readonly prefix: string;
  readonly text: (text: string) => string;
  readonly between: string;
  readonly quote: '"' | "'";
  readonly inTag: string;
  readonly emptyTags: boolean;
}

const plainStyle: WriteStyle = { prefix: "", text: escaped, between: "", quote: '"', inTag: "", emptyTags: true };

const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** Each element declares the namespace it needs where its parent has another. */
function write(node: XmlNode, style: WriteStyle, outer: string): string {
  const { prefix, quote, inTag } = style;
  const isPrefixed = prefix !== "" && node.namespace !== "";
  const tag = isPrefixed ? `${prefix}:${node.local}` : node.local;
  const scope = `${isPrefixed ? prefix : ""} ${node.namespace}`;
  const isDeclared = outer === scope;
  const own = isDeclared
    ? ""
    : ` xmlns${isPrefixed ? `:${prefix}` : ""}=${quote}${attributeText(node.namespace)}${quote}`;
  const attributes = node.attributes.map(({ namespace, local, value }, index) => {
    // The prefix xml is always bound, and no other one may be bound to its namespace (Namespaces in XML 1.0 section 3).
    const prefixOf = namespace === xmlNamespace ? "xml" : `a${index}`;
    const isBound = namespace === "" || namespace === xmlNamespace;
    const declared = isBound ? "" : ` xmlns:${prefixOf}=${quote}${attributeText(namespace)}${quote}`;
    const name = namespace === "" ? local : `${prefixOf}:${local}`;
    return `${declared} ${inTag}${name}=${quote}${attributeText(value)}${quote}`;
  });
  const start = `<${tag}${inTag}${own}${attributes.join("")}${inTag}`;
  const content =
    node.children.length === 0
      ? style.text(node.text)
      : style.between + node.children.map((child) => write(child, style, scope) + style.between).join("");
  return content === "" && style.emptyTags ? `${start}/>` : `${start}>${content}</${tag}>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\r/g, "&#13;");
}

function attributeText(text: string): string {
  return escaped(text).replace(/"/g, "&quot;").replace(/'/g, "&apos;").replace(/\t/g, "&#9;").replace(/\n/g, "&#10;");
}

function cdata(text: string): string {
  return text === "" || /\r/.test(text) ? escaped(text) : `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

function references(text: string): string {
  return [...text]
    .map((character, index) =>
      index % 2 === 0 ? `&#${character.codePointAt(0)};` : `&#x${character.codePointAt(0)?.toString(16)};`,
    )
    .join("");
}

function commented(text: string): string {
  const characters = [...text];
  const middle = Math.ceil(characters.length / 2);
  return text === ""
    ? ""
    : `${escaped(characters.slice(0, middle).join(""))}<!-- c -->${escaped(characters.slice(middle).join(""))}`;
}

/** Little-endian, with its mark. */
function utf16(text: string): Uint8Array {
  return Buffer.from(`\ufeff${text}`, "utf16le");
}

/** Whether a value may be a name, whose prefix another spelling would have to declare. */
function hasNames(node: XmlNode): boolean {
  const instance = "http://www.w3.org/2001/XMLSchema-instance";
  const isName = (text: string): boolean =>
    /^[\w.-]+:[\w.-]+$/.test(text.trim()) && node.resolve(text.trim().split(":")[0] ?? "") !== undefined;
  if (isName(node.text)) return true;
  if (
    node.attributes.some(({ namespace, local, value }) => (namespace === instance && local === "type") || isName(value))
  )
    return true;
  return node.children.some(hasNames);
}

function isMixed(node: XmlNode): boolean {
  return (node.children.length > 0 && node.text.trim() !== "") || node.children.some(isMixed);
}
