import type { MimePart } from "../contract/mime-part.js";
import type { MessageAttachments } from "../contract/operation.js";
import { refuseDocument } from "../errors/decode-error.js";
import { EncodeError } from "../errors/encode-error.js";
import { essenceOf, parameterOf } from "../http/media-type.js";
import { base64Binary } from "../simple-types/binary.js";
import { escapeAttribute } from "../xml/escape.js";
import { IssueList } from "../xml/issue-list.js";
import { xmlLimits } from "../xml/xml-limits.js";
import { XmlParser } from "../xml/xml-parser.js";
import { packageBytes, quotedParameter, randomBoundary, type WrittenPart } from "./written-package.js";
import { base64Text, contentId, refuseAttachments } from "./xop-package.js";

/**
 * Makes the attachments of a message, which are sent beside its envelope (SOAP Messages with Attachments). `members`
 * has their default media types. In the message they are base64 elements in no namespace, with header fields as
 * attributes.
 */
export function messageAttachments(members: Readonly<Record<string, string>>): MessageAttachments {
  return {
    pack: ({ text, contentType }, bare) => {
      const { rest, found } = takeMembers(text, members, bare);
      if (found.length === 0) return undefined;
      const boundary = randomBoundary();
      const rootId = `root.${boundary}@stubwright`;
      const root = { contentType, id: rootId, bytes: new TextEncoder().encode(rest) };
      const parts = found.map((member) => writtenPart(member, boundary));
      const action = parameterOf(contentType, "action");
      const type = `multipart/related; type=${quotedParameter(essenceOf(contentType))}; start="<${rootId}>"`;
      const told = action === undefined ? type : `${type}; action=${quotedParameter(action)}`;
      return { contentType: `${told}; boundary="${boundary}"`, bytes: packageBytes(boundary, [root, ...parts]) };
    },
    unpack: (text, parts, bare) => {
      const { named, left } = partsByMember(parts, Object.keys(members));
      refuseAttachments(left);
      if (named.size === 0) return text;
      return insert(text, [...named].map(([name, part]) => memberElement(name, part)).join(""), bare);
    },
  };
}

/** A member that was moved out of a message. */
interface TakenMember {
  readonly name: string;
  readonly mediaType: string;
  readonly id: string | undefined;
  readonly bytes: Uint8Array;
}

function writtenPart({ name, mediaType, id, bytes }: TakenMember, boundary: string): WrittenPart {
  // WS-I Attachments Profile 1.0 section 3.8: the Content-ID identifies the part.
  const given = id ?? `${encodeURIComponent(name)}=${boundary}@stubwright`;
  for (const [field, value] of Object.entries({ mediaType, id: given })) {
    if (/^[ -~]+$/.test(value)) continue;
    const detail = "A header field of a MIME part has printable characters of ASCII only.";
    throw new EncodeError({ code: "value", pointer: `/${name}/${field}`, detail });
  }
  return { contentType: mediaType, id: given, bytes };
}

function takeMembers(
  sent: string,
  members: Readonly<Record<string, string>>,
  bare: boolean,
): { readonly rest: string; readonly found: readonly TakenMember[] } {
  const parser = openBody(sent);
  // The parser's positions refer to this text.
  const text = parser.document;
  if (!bare && !nextChild(parser)) return { rest: text, found: [] };
  const pieces: string[] = [];
  const found: TakenMember[] = [];
  let copied = 0;
  while (nextChild(parser)) {
    const { namespace, name, start } = parser.current;
    const usual = namespace === "" && Object.hasOwn(members, name) ? members[name] : undefined;
    if (usual === undefined) {
      parser.skip();
      continue;
    }
    const mediaType = parser.attributes.take("", "mediaType") ?? usual;
    const id = parser.attributes.take("", "id");
    const bytes = base64Binary.parse(parser.text());
    parser.tag();
    pieces.push(text.slice(copied, start));
    copied = parser.position;
    found.push({ name, mediaType, id, bytes });
  }
  return { rest: pieces.join("") + text.slice(copied), found };
}

/**
 * Assigns parts to members: by the beginning of their Content-ID, and the remaining ones in the order of the contract.
 */
function partsByMember(
  parts: readonly MimePart[],
  names: readonly string[],
): { readonly named: ReadonlyMap<string, MimePart>; readonly left: readonly MimePart[] } {
  const told = new Map<string, MimePart>();
  for (const part of parts) {
    const name = names.find((one) => isNamed(part, one));
    if (name !== undefined && !told.has(name)) told.set(name, part);
  }
  const others = parts.filter((part) => ![...told.values()].includes(part));
  const named = new Map<string, MimePart>();
  for (const name of names) {
    const part = told.get(name) ?? others.shift();
    if (part !== undefined) named.set(name, part);
  }
  return { named, left: others };
}

function isNamed(part: MimePart, name: string): boolean {
  const id = contentId(part);
  const encoded = encodeURIComponent(name);
  return id === name || id.startsWith(`${name}=`) || id.startsWith(`${encoded}=`);
}

function memberElement(name: string, part: MimePart): string {
  const id = contentId(part);
  const mediaType = part.headers.get("content-type");
  const attributes = [
    ...(mediaType === undefined ? [] : [` mediaType="${escapeAttribute(mediaType)}"`]),
    ...(id === "" ? [] : [` id="${escapeAttribute(id)}"`]),
  ];
  return `<${name} xmlns=""${attributes.join("")}>${base64Text(part)}</${name}>`;
}

/** Inserts elements after the last child of the Body, or of the Body's child. */
function insert(sent: string, elements: string, bare: boolean): string {
  const parser = openBody(sent);
  const text = parser.document;
  if (!bare && !nextChild(parser)) refuseDocument("missing", "The Body is empty.");
  const { tag } = parser.current;
  while (nextChild(parser)) parser.skip();
  const at = parser.position;
  if (text.startsWith("</", at)) return text.slice(0, at) + elements + text.slice(at);
  // The element may have an empty-element tag.
  const open = text.slice(0, at).replace(/\/>$/, ">");
  return `${open}${elements}</${tag}>${text.slice(at)}`;
}

/** A parser positioned after the start tag of the Body. */
function openBody(text: string): XmlParser {
  const parser = new XmlParser(text, xmlLimits(undefined), new IssueList(1));
  parser.root();
  while (nextChild(parser)) {
    if (parser.current.name === "Body") return parser;
    parser.skip();
  }
  return refuseDocument("missing", "The envelope has no Body where it belongs.");
}

/** Reads the start tag of the next child. Returns false, without reading, at the end tag of the current element. */
function nextChild(parser: XmlParser): boolean {
  parser.text();
  return parser.atEndTag() ? false : parser.tag();
}
