import { DecodeError } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";
import { encodedMessage } from "../soap-encoding/encoded-message.js";
import type { Tolerance } from "../xml/tolerance.js";
import { type XmlLimits, xmlLimits } from "../xml/xml-limits.js";
import type { XmlReader } from "../xml/xml-reader.js";
import { type Attempt, attempt, type LenientOutcome } from "./lenient-outcome.js";
import { LenientReading } from "./lenient-reading.js";
import { mend } from "./mend.js";
import { repairSyntax } from "./repair-syntax.js";
import { withoutAbsent } from "./without-absent.js";

/** The text to read. */
export interface LenientSource {
  readonly text: string;
  /** The least depth of elements that may be left out: that of the message's members. */
  readonly depth: number;
  readonly limits?: Partial<XmlLimits> | undefined;
}

/** Reads a text. `decoder` adapts each decoder: if values are elsewhere than in the message, to one that finds them. */
type Read<Result> = (text: string, tolerance: Tolerance, decoder: DecoderChoice) => Result;

/** Adapts the decoder of a message. */
export type DecoderChoice = <Value>(decode: (xml: XmlReader) => Value) => (xml: XmlReader) => Value;

/** Reads values elsewhere as SOAP section 5 encoding does, although the contract says that the message is literal. */
const encoded: DecoderChoice = (decode) => encodedMessage(decode, { unqualified: "nothing" });
const literal: DecoderChoice = (decode) => decode;

/** The largest number of times that a text is changed and read again. Each time takes as long as the first. */
const mostRounds = 24;

/**
 * Reads a text that may break its contract, as far as it makes sense. `read` reads it as usual, with the given
 * tolerance, and is called again with a changed text if reading on was not enough, so it must have no side effects.
 * Nothing is lost without an issue.
 */
export function readLeniently<Result>(source: LenientSource, read: Read<Result>): LenientOutcome<Result> {
  const { depth } = source;
  const known: Issue[] = [];
  // Line endings are normalised as the parser does (XML 1.0 section 2.11), so that its positions refer to this text.
  let text = source.text.replace(/\r\n?/g, "\n");
  let refersElsewhere = false;
  for (let round = 0; ; round++) {
    const reading = new LenientReading({ depth, refersElsewhere, readOther }, known);
    const outcome = attempt(() => read(text, reading, refersElsewhere ? encoded : literal));
    if (reading.reference !== undefined) {
      known.push(reading.reference);
      refersElsewhere = true;
      continue;
    }
    const next = round === mostRounds ? undefined : nextText(text, { outcome, reading, known, source });
    if (next === undefined) return finished(outcome, [...known, ...reading.issues, ...reading.pending]);
    text = next;
  }
}

/** The state after a reading. */
interface Reading {
  readonly outcome: Attempt<unknown>;
  readonly reading: LenientReading;
  /** Receives the issues of the changes to the text. */
  readonly known: Issue[];
  readonly source: LenientSource;
}

/** The text to read next; undefined if nothing is left to change. */
function nextText(text: string, { outcome, reading, known, source }: Reading): string | undefined {
  if ("error" in outcome) {
    const { error } = outcome;
    if (!(error instanceof DecodeError)) return undefined;
    const repaired = repairSyntax(text, error, known);
    if (repaired !== undefined) return repaired;
    reading.leaveOutRefused(error);
  }
  if (reading.mends.length === 0) return undefined;
  const mended = attempt(() => mend(text, reading.mends, xmlLimits(source.limits)));
  // The text after the place where reading ended may not be XML.
  if ("error" in mended) return undefined;
  for (const { issue } of mended.value.made) if (issue !== undefined) known.push(issue);
  return mended.value.text;
}

function finished<Result>(outcome: Attempt<Result>, issues: readonly Issue[]): LenientOutcome<Result> {
  return "error" in outcome ? { ...outcome, issues } : { value: withoutAbsent(outcome.value), issues };
}

/** Reads a text that was derived from a message, as a message by itself. */
function readOther<Result>(text: string, read: Read<Result>, report: (issue: Issue) => void): Result {
  const outcome = readLeniently({ text, depth: 2 }, read);
  for (const issue of outcome.issues) report(issue);
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}
