import { refuseDocument } from "../errors/decode-error.js";

/** A part of a multipart body (RFC 2046 section 5.1). */
export interface MimePart {
  /** By name in lower case, as sent otherwise. */
  readonly headers: ReadonlyMap<string, string>;
  /** As sent; `Content-Transfer-Encoding` is not undone. */
  readonly octets: Uint8Array;
}

/** No honest sender has more, and each takes memory. */
const mostParts = 1000;

/** The octets of all the header lines of one part. */
const mostHeaderOctets = 16_384;

const carriageReturn = 13;
const lineFeed = 10;
const space = 32;
const tab = 9;
const hyphen = 45;

/**
 * The parts of a body, between its delimiter lines; what stands before the first and after the last is no part. Throws `DecodeError`
 * for a body that does not end with its closing delimiter. Takes time in proportion to the body.
 */
export function readMultipart(octets: Uint8Array, boundary: string): readonly MimePart[] {
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const parts: MimePart[] = [];
  let line = firstDelimiter(octets, delimiter);
  while (line !== undefined && !line.closes) {
    const next = nextDelimiter(octets, delimiter, line.end);
    if (next === undefined) break;
    if (parts.length === mostParts) refuseDocument("limit", `The package has more than ${mostParts} parts.`);
    parts.push(partOf(octets.subarray(line.end, next.start + lineEndLength)));
    line = next;
  }
  if (line?.closes !== true) refuseDocument("syntax", "The package does not end with its boundary.");
  return parts;
}

/** A line that separates parts. */
interface DelimiterLine {
  /** Where the line end before it begins. */
  readonly start: number;
  /** Where its own line end begins; the part behind it is read from there. */
  readonly end: number;
  /** Whether no part follows. */
  readonly closes: boolean;
}

/** Before the first delimiter there need not be another line. */
function firstDelimiter(octets: Uint8Array, delimiter: Uint8Array): DelimiterLine | undefined {
  const line = startsAt(octets, delimiter.subarray(2), 0) ? delimiterLine(octets, -2, delimiter) : undefined;
  return line ?? nextDelimiter(octets, delimiter, 0);
}

/** The next delimiter; a line that goes on behind the boundary is none. */
function nextDelimiter(octets: Uint8Array, delimiter: Uint8Array, from: number): DelimiterLine | undefined {
  for (let at = find(octets, delimiter, from); at >= 0; at = find(octets, delimiter, at + 1)) {
    const line = delimiterLine(octets, at, delimiter);
    if (line !== undefined) return line;
  }
  return undefined;
}

function delimiterLine(octets: Uint8Array, start: number, { length }: Uint8Array): DelimiterLine | undefined {
  let end = start + length;
  const closes = octets[end] === hyphen && octets[end + 1] === hyphen;
  if (closes) return { start, end: end + 2, closes };
  while (octets[end] === space || octets[end] === tab) end++;
  return octets[end] === carriageReturn && octets[end + 1] === lineFeed ? { start, end, closes } : undefined;
}

function find(octets: Uint8Array, wanted: Uint8Array, from: number): number {
  const last = octets.length - wanted.length;
  for (let at = from; at <= last; at++) {
    if (octets[at] === wanted[0] && startsAt(octets, wanted, at)) return at;
  }
  return -1;
}

function startsAt(octets: Uint8Array, wanted: Uint8Array, at: number): boolean {
  let same = 0;
  while (same < wanted.length && octets[at + same] === wanted[same]) same++;
  return same === wanted.length;
}

const lineEndLength = 2;
const emptyLine = Uint8Array.of(carriageReturn, lineFeed, carriageReturn, lineFeed);

/**
 * A part with the line ends before and behind it: without headers, the empty line is there at once; without a body, the line end
 * of the next delimiter may end that line.
 */
function partOf(part: Uint8Array): MimePart {
  const end = find(part.subarray(0, mostHeaderOctets), emptyLine, 0);
  if (end < 0) return refuseDocument("syntax", "A part of the package has no empty line after its headers.");
  const text = new TextDecoder().decode(part.subarray(0, end));
  return { headers: readHeaders(text), octets: part.subarray(end + emptyLine.length, -lineEndLength) };
}

function readHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  // A line that begins with white space belongs to the one before (RFC 5322 section 2.2.3). The first one has ended the delimiter.
  for (const line of text
    .replace(/\r\n(?=[ \t])/g, "")
    .split("\r\n")
    .slice(1)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon < 1 || name === "" || headers.has(name)) {
      refuseDocument("syntax", "A part of the package has a malformed header, or one twice.");
    }
    headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}
