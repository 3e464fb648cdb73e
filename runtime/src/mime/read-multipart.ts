import type { MimePart } from "../contract/mime-part.js";
import { refuseDocument } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";

/** The largest number of parts. No honest sender has more, and each part takes memory. */
export const mostParts = 1000;

/** The largest size of the header lines of one part, in bytes. */
const mostHeaderBytes = 16_384;

const space = 32;
const tab = 9;

/**
 * Splits a body into the parts between its delimiter lines. Text before the first and after the last delimiter is
 * ignored. Lines end with CRLF, or all of them with LF, as Python's `email` package writes them. Throws `DecodeError`
 * for a body without its closing delimiter, unless `report` is given, which receives that. Takes linear time.
 */
export function readMultipart(
  bytes: Uint8Array,
  boundary: string,
  report?: (issue: Issue) => void,
): readonly MimePart[] {
  const parts = partsBetween(bytes, marksOf("\r\n", boundary)) ?? partsBetween(bytes, marksOf("\n", boundary));
  const detail = "The package does not end with its boundary.";
  if (parts !== undefined) return parts;
  if (report === undefined) return refuseDocument("syntax", detail);
  report({ pointer: "", code: "syntax", detail });
  const encoder = new TextEncoder();
  const lineEnd = find(bytes, encoder.encode("\r\n"), 0) < 0 ? "\n" : "\r\n";
  return readMultipart(joined(bytes, encoder.encode(`${lineEnd}--${boundary}--`)), boundary);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** The byte sequences that structure a body. */
interface Marks {
  /** `\r\n` or `\n`. */
  readonly lineEnd: Uint8Array;
  /** A delimiter, with the line ending before it. */
  readonly delimiter: Uint8Array;
  /** The line endings that end the headers of a part. */
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

/** The parts of a body; undefined if no delimiter closes it. */
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
  /** Start of the line ending before it. */
  readonly start: number;
  /** Start of its own line ending, from which the next part is read. */
  readonly end: number;
  /** Whether it is the closing delimiter. */
  readonly closes: boolean;
}

/** The first delimiter line, which may be the first line of the body. */
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

/**
 * The delimiter line at a place; undefined if other text follows on the line. Only the closing delimiter may end the
 * body without a line ending.
 */
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
 * Reads a part, given with the line endings before and after it. Without headers, it begins with the empty line;
 * without a body, the line ending of the next delimiter may end that line.
 */
function partOf(part: Uint8Array, { emptyLine, lineEnd }: Marks): MimePart {
  const end = find(part.subarray(0, mostHeaderBytes), emptyLine, 0);
  if (end < 0) return refuseDocument("syntax", "A part of the package has no empty line after its headers.");
  const text = new TextDecoder().decode(part.subarray(0, end));
  return { headers: readHeaders(text), bytes: part.subarray(end + emptyLine.length, -lineEnd.length) };
}

function readHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  // A line that begins with white space continues the one before (RFC 5322 section 2.2.3). The first line is the rest of the delimiter.
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
