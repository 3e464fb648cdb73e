import type { ContentModel } from "../content/content-model.js";
import type { Issue } from "../errors/issue.js";
import type { Scalar } from "../simple-types/scalar.js";
import type { ExpandedName } from "../values/names.js";
import type { XmlAttribute } from "./attribute-list.js";
import type { ElementTable } from "./element-table.js";
import type { ReaderIssues } from "./reader-issues.js";
import type { XmlParser } from "./xml-parser.js";
import type { XmlScanner } from "./xml-scanner.js";

/** The reader's position, and its issues. */
export interface ReaderPlace {
  readonly parser: XmlParser;
  readonly issues: ReaderIssues;
}

/**
 * Decides how to read on if a message breaks the contract and the caller still wants the rest. A reader consults it
 * only in this case, so that strict reading costs nothing. It reports everything that it lets pass.
 */
export interface Tolerance {
  /** Called when a reader begins to read a text with this parser. */
  begin(parser: XmlParser): void;

  /** Receives every problem that reading goes on from. */
  report(issue: Issue): void;

  /** The value that a refused text is likely to mean; `absentValue` if there is none. */
  meant<Value>(type: Scalar<Value>, text: string): Value;

  /** Called if the current element stands in the message's place but has another name. */
  otherMessage(place: ReaderPlace, wanted: ExpandedName): void;

  /** Called at an element behind the message. */
  behindMessage(place: ReaderPlace): void;

  /** Called if the element that was just closed contains no message. */
  noMessage(place: ReaderPlace, wanted: ExpandedName): void;

  /** Called when the decoder of the current element begins to read children by a table. */
  enter(place: ReaderPlace, table: ElementTable<string>): void;

  /** The row that an unexpected child is likely to mean; -1 once the child has been skipped. */
  unexpectedChild(place: ReaderPlace, table: ElementTable<string>): number;

  /** Skips the current child, which occurs too often. */
  surplusChild(place: ReaderPlace, problem: Pick<Issue, "code" | "detail">): void;

  /** Called if the element that was just closed has too few children of some rows. */
  missingChildren(place: ReaderPlace, table: ElementTable<string>, missing: readonly Issue[]): void;

  /** The label that an unexpected child is likely to mean; undefined once the child has been skipped. */
  strayChild<Name extends string>(place: ReaderPlace, model: ContentModel<Name>): Name | undefined;

  /** Called at the end of content that a content model describes; `expected` names what is missing there. */
  endedContent(place: ReaderPlace, expected: string | undefined): void;

  /** Leaves out the current element, which is null without being nillable, or cannot be read. */
  leaveOut(place: ReaderPlace, problem: Pick<Issue, "code" | "detail">): void;

  /** The value of an attribute with the same local name, if the wanted one is absent. */
  attribute(place: ReaderPlace, wanted: ExpandedName): string | undefined;

  /** Whether an unread attribute is not worth reporting. */
  passesAttribute(place: ReaderPlace, attribute: XmlAttribute): boolean;

  /** A namespace for an undeclared prefix. */
  undeclared(prefix: string): string;

  /** Skips the processing instruction at the cursor. */
  passInstruction(scanner: XmlScanner): void;

  /** Reads a text that was derived from the message, and reports its problems as well. */
  readOther<Result>(text: string, read: (text: string, tolerance: Tolerance) => Result): Result;
}

/**
 * Stands for an absent value, whatever type the decoder expects. A member with it is left out of the result of a
 * lenient reading, whose types allow that.
 */
export function absentValue<Value>(): Value {
  return undefined as Value;
}
