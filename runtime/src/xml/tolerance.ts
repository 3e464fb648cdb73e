import type { ContentModel } from "../content/content-model.js";
import type { Issue } from "../errors/issue.js";
import type { Scalar } from "../simple-types/scalar.js";
import type { XmlAttribute } from "./attribute-list.js";
import type { ElementTable } from "./element-table.js";
import type { ReaderIssues } from "./reader-issues.js";
import type { ExpandedName } from "./schema-instance.js";
import type { XmlParser } from "./xml-parser.js";
import type { XmlScanner } from "./xml-scanner.js";

/** Where a reader stands, and where it reports. */
export interface ReaderPlace {
  readonly parser: XmlParser;
  readonly issues: ReaderIssues;
}

/**
 * What a reader asks where a message breaks the contract and the caller wants the rest of it all the same. It is asked in no other
 * case, so that reading strictly costs nothing. Whatever it lets pass it reports.
 */
export interface Tolerance {
  /** A reader begins to read the text with this parser. */
  begin(parser: XmlParser): void;

  /** Gets every problem that reading goes on from. */
  report(issue: Issue): void;

  /** The value that a refused text is meant to be; `absentValue` where it is none. */
  meant<Value>(type: Scalar<Value>, text: string): Value;

  /** The current element is the message, and has another name than its contract says. */
  otherMessage(place: ReaderPlace, wanted: ExpandedName): void;

  /** There is no message in the element that was just closed. */
  noMessage(place: ReaderPlace, wanted: ExpandedName): void;

  /** The decoder of the current element begins to read its children by a table. */
  enter(place: ReaderPlace, table: ElementTable<string>): void;

  /** Row of the table that the current child, which it does not have, is meant to be; -1 once the child has been passed over. */
  unexpectedChild(place: ReaderPlace, table: ElementTable<string>): number;

  /** Passes over the current child, of which there are more than there may be. */
  surplusChild(place: ReaderPlace, problem: Pick<Issue, "code" | "detail">): void;

  /** The element that was just closed has had too few children of some rows. */
  missingChildren(place: ReaderPlace, table: ElementTable<string>, missing: readonly Issue[]): void;

  /** The name that a content model has for the current child, which may not stand there; undefined once the child has been passed over. */
  strayChild<Name extends string>(place: ReaderPlace, model: ContentModel<Name>): Name | undefined;

  /** The content of the element that was just closed is by a content model, and has ended; `expected` is what it lacks at its end. */
  endedContent(place: ReaderPlace, expected: string | undefined): void;

  /** Leaves the current element out: it is null where null is not allowed, or cannot be read. */
  leaveOut(place: ReaderPlace, problem: Pick<Issue, "code" | "detail">): void;

  /** The value of an attribute of the same local name, where the one that is wanted is absent. */
  attribute(place: ReaderPlace, wanted: ExpandedName): string | undefined;

  /** Whether an attribute that nobody read is nothing to report. */
  passesAttribute(place: ReaderPlace, attribute: XmlAttribute): boolean;

  /** The namespace of a prefix that is not declared. */
  undeclared(prefix: string): string;

  /** Passes a processing instruction over, at whose beginning the cursor stands. */
  passInstruction(scanner: XmlScanner): void;

  /** Reads another text that was made of the message: its own problems are reported as well. */
  readOther<Result>(text: string, read: (text: string, tolerance: Tolerance) => Result): Result;
}

/**
 * Stands for a value that is not there, whatever the decoder takes it for: a member with it is left out of what the caller of a tolerant
 * reading gets, whose types say so.
 */
export function absentValue<Value>(): Value {
  return undefined as Value;
}
