import type { MimePart } from "../contract/mime-part.js";
import { refuseDocument } from "../errors/decode-error.js";

/** No honest sender has more, and each takes memory. */
export const mostParts = 1000;

/** The bytes of all the header lines of one part. */
const mostHeaderBytes = 16_384;

const space = 32;
const tab = 9;

/**
 * The parts of a body, between its delimiter lines; what stands before the first and after the last is no part. Lines end with CRLF,
 * or all of them with LF, as Python's `email` package writes them. Throws `DecodeError` for a body that does not end with its closing
 * delimiter. Takes time in proportion to the body.
 */
export function readMultipart(bytes: Uint8Array, boundary: string): readonly MimePart[] {
  const parts = partsBetween(bytes, marksOf("\r\n", boundary)) ?? partsBetween(bytes, marksOf("\n", boundary));
  return parts ?? refuseDocument("syntax", "The package does not end with its boundary.");
}

/** What a body is taken apart by. */
interface Marks {
  /** `\r\n` or `\n`. */
  readonly lineEnd: Uint8Array;
  /** A delimiter, with the line end before it. */
  readonly delimiter: Uint8Array;
  /** What ends the headers of a part. */
  readonly emptyLine: Uint8Array;
  readonly hyphens: Uint8Array;
}

function marksOf(lineEnd: "\r\n" | "\n", boundary: string): Marks {
  const encoder = new TextEncoder();
  return {
    lineEnd: encoder.encode(lineEnd),
    delimiter: encoder.encode(`${lineEnd}--${boundary}`),
    emptyLine: encoder.encode(lineEnd + lineEnd),
    hyphens: encoder.encode("--"),
  };
}

/** Undefined if no delimiter closes the body. */
function partsBetween(bytes: Uint8Array, marks: Marks): readonly MimePart[] | undefined {
  const parts: MimePart[] = [];
  let line = firstDelimiter(bytes, marks);
  while (line !== undefined && !line.closes) {
    const next = nextDelimiter(bytes, marks, line.end);
    if (next === undefined) return undefined;
    if (parts.length === mostParts) refuseDocument("limit", `The package has more than ${mostParts} parts.`);
    parts.push(partOf(bytes.subarray(line.end, next.start + marks.lineEnd.length), marks));
    line = next;
  }
  return line && parts;
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
function firstDelimiter(bytes: Uint8Array, marks: Marks): DelimiterLine | undefined {
  const { delimiter, lineEnd } = marks;
  const begins = startsAt(bytes, delimiter.subarray(lineEnd.length), 0);
  return (begins ? delimiterLine(bytes, -lineEnd.length, marks) : undefined) ?? nextDelimiter(bytes, marks, 0);
}

function nextDelimiter(bytes: Uint8Array, marks: Marks, from: number): DelimiterLine | undefined {
  for (let at = find(bytes, marks.delimiter, from); at >= 0; at = find(bytes, marks.delimiter, at + 1)) {
    const line = delimiterLine(bytes, at, marks);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** The delimiter at a place; none if the line goes on behind it. Only the closing one may be the end of everything. */
function delimiterLine(bytes: Uint8Array, start: number, marks: Marks): DelimiterLine | undefined {
  let end = start + marks.delimiter.length;
  const closes = startsAt(bytes, marks.hyphens, end);
  if (closes) end += marks.hyphens.length;
  while (bytes[end] === space || bytes[end] === tab) end++;
  const ends = startsAt(bytes, marks.lineEnd, end) || (closes && end === bytes.length);
  return ends ? { start, end, closes } : undefined;
}

function find(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const last = bytes.length - wanted.length;
  for (let at = from; at <= last; at++) {
    if (bytes[at] === wanted[0] && startsAt(bytes, wanted, at)) return at;
  }
  return -1;
}

function startsAt(bytes: Uint8Array, wanted: Uint8Array, at: number): boolean {
  let same = 0;
  while (same < wanted.length && bytes[at + same] === wanted[same]) same++;
  return same === wanted.length;
}

/**
 * A part with the line ends before and behind it: without headers, the empty line is there at once; without a body, the line end
 * of the next delimiter may end that line.
 */
function partOf(part: Uint8Array, { emptyLine, lineEnd }: Marks): MimePart {
  const end = find(part.subarray(0, mostHeaderBytes), emptyLine, 0);
  if (end < 0) return refuseDocument("syntax", "A part of the package has no empty line after its headers.");
  const text = new TextDecoder().decode(part.subarray(0, end));
  return { headers: readHeaders(text), bytes: part.subarray(end + emptyLine.length, -lineEnd.length) };
}

function readHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  // A line that begins with white space belongs to the one before (RFC 5322 section 2.2.3). The first one has ended the delimiter.
  for (const line of text
    .replace(/\r?\n(?=[ \t])/g, "")
    .split(/\r?\n/)
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
