import type { ContentModel } from "../content/content-model.js";
import type { DecodeError } from "../errors/decode-error.js";
import type { Issue } from "../errors/issue.js";
import type { Scalar } from "../simple-types/scalar.js";
import { passStackAttribute } from "../soap/pass-stack-attribute.js";
import type { ExpandedName } from "../values/names.js";
import type { XmlAttribute } from "../xml/attribute-list.js";
import { describeName } from "../xml/element-start.js";
import type { ElementTable } from "../xml/element-table.js";
import { xmlNamespace, xsiNamespace } from "../xml/namespace-scope.js";
import { absentValue, type ReaderPlace, type Tolerance } from "../xml/tolerance.js";
import type { XmlParser } from "../xml/xml-parser.js";
import type { XmlScanner } from "../xml/xml-scanner.js";
import { knownPrefix } from "./known-prefixes.js";
import type { Mend } from "./mend.js";
import { namesakeRow, namesakes } from "./namesakes.js";
import { meantValue } from "./respell.js";
import { surplusElement } from "./surplus-element.js";

/** The number of children of each row. */
type Counts = ReturnType<XmlParser["element"]>["counts"];

/** Children of an array that are not its items. */
interface Strangers {
  readonly table: ElementTable<string>;
  readonly strangers: readonly { readonly start: number; readonly name: string }[];
  readonly pointer: string;
}

/** An element that was read by a table. */
interface ReadElement {
  readonly table: ElementTable<string>;
  readonly counts: Counts;
  readonly pointer: string;
}

/** The context of a lenient reading. */
export interface LenientTerms {
  /** Whether the message contains references to values elsewhere. */
  readonly refersElsewhere: boolean;
  /** The least depth at which elements may be left out. */
  readonly depth: number;
  /** Reads a derived text by itself and reports its problems here. */
  readonly readOther: <Result>(
    text: string,
    read: (text: string, tolerance: Tolerance) => Result,
    report: (issue: Issue) => void,
  ) => Result;
}

/**
 * Reads a message once, tolerantly. It reports the problems of the message, and collects the changes of its text that
 * are needed if reading on is not enough. The changed text is then read again.
 */
export class LenientReading implements Tolerance {
  readonly issues: Issue[] = [];
  /** The issue that shows references to values elsewhere, if they were not expected. */
  reference: Issue | undefined;
  readonly mends: Mend[] = [];
  readonly #terms: LenientTerms;
  /** Issues of an earlier reading whose places must not be reported as missing as well. */
  readonly #left: Map<string, number>;
  readonly #attributes = new Map<number, readonly XmlAttribute[]>();
  readonly #absentAttributes = new Map<number, ExpandedName[]>();
  /** The arrays of each element, by the position of its start tag and their name. */
  readonly #arrays = new Map<string, number>();
  /** By element with a content model: what was missing when a later child came. Removed once it has come. */
  readonly #jumps = new Map<number, string>();
  /** The prefixes that were reported as not declared. */
  readonly #undeclared = new Set<string>();
  /** The children of arrays that are not items, by the position of the array. */
  readonly #strangers = new Map<number, { readonly start: number; readonly name: string }[]>();
  /** The arrays whose content is a single unwrapped item, and the item's name. */
  readonly #wrapped = new Map<number, ExpandedName>();
  /** The expected message, until the element that represents it is entered. */
  #message: { readonly depth: number; readonly wanted: ExpandedName } | undefined;
  /** The element that was read for the message, if it has another name. */
  #other:
    | { readonly at: number; readonly wanted: ExpandedName; readonly pointer: string; readonly detail: string }
    | undefined;
  #parser: XmlParser | undefined;

  constructor(terms: LenientTerms, leftOut: readonly Issue[]) {
    this.#terms = terms;
    this.#left = new Map();
    for (const { pointer } of leftOut) this.#left.set(pointer, (this.#left.get(pointer) ?? 0) + 1);
  }

  /** The issues of the pending changes. */
  get pending(): readonly Issue[] {
    return this.mends.flatMap(({ issue }) => issue ?? []);
  }

  begin(parser: XmlParser): void {
    this.#parser = parser;
  }

  report(issue: Issue): void {
    this.issues.push(issue);
  }

  meant<Value>(type: Scalar<Value>, text: string): Value {
    const meant = meantValue(type, text);
    return meant === undefined ? absentValue() : meant.value;
  }

  otherMessage({ parser, issues }: ReaderPlace, wanted: ExpandedName): void {
    const detail = `The message is ${describeName(parser.current)}, not ${describeName(wanted)}.`;
    this.report({ pointer: issues.current, code: "unexpected", detail });
    this.#message = { depth: parser.depth, wanted };
    this.#other = { at: parser.current.start, wanted, pointer: issues.current, detail };
  }

  behindMessage({ parser }: ReaderPlace): void {
    const other = this.#other;
    if (other === undefined || parser.current.name !== other.wanted.name) return;
    const { at, pointer, detail } = other;
    this.mends.push({ kind: "leave-out", at, issue: { pointer, code: "unexpected", detail } });
    this.#other = undefined;
  }

  noMessage({ parser, issues }: ReaderPlace, wanted: ExpandedName): void {
    const issue: Issue = {
      pointer: issues.current,
      code: "missing",
      detail: `The message ${describeName(wanted)} is missing.`,
    };
    this.mends.push({ kind: "child", at: parser.element(parser.depth + 1).start, name: wanted, text: "", issue });
  }

  enter(place: ReaderPlace, table: ElementTable<string>): void {
    const { parser } = place;
    const { start, name } = parser.current;
    if (isArray(table)) this.#arrays.set(arrayKey(parser.element(parser.depth - 1).start, name), start);
    this.#strangers.delete(start);
    if (this.#message?.depth === parser.depth) this.#wrapMessage(place, table, this.#message.wanted);
  }

  /** Wraps an element that is a member of the expected message rather than the message itself. */
  #wrapMessage({ parser }: ReaderPlace, table: ElementTable<string>, wanted: ExpandedName): void {
    this.#message = undefined;
    const { name } = parser.current;
    if (name === wanted.name || !table.rows.some(([row]) => row === name)) return;
    const issue: Issue = {
      pointer: "",
      code: "missing",
      detail: `The message ${describeName(wanted)} is missing around its members.`,
    };
    this.mends.push({ kind: "wrap", at: parser.element(parser.depth - 1).start, name: wanted, issue });
  }

  unexpectedChild(place: ReaderPlace, table: ElementTable<string>): number {
    const { parser, issues } = place;
    const row = namesakeRow(table, parser.current);
    const pointer = issues.current;
    const found = `The element ${describeName(parser.current)} is not expected here`;
    if (row >= 0) {
      const [name = "", , , namespace = table.namespace] = table.rows[row] ?? [];
      this.report({ pointer, code: "unexpected", detail: `${found}; ${describeName({ namespace, name })} is.` });
      return row;
    }
    const issue: Issue = { pointer, code: "unexpected", detail: `${found}.` };
    const parent = parser.element(parser.depth - 1).start;
    const { start, name } = parser.current;
    const absent = this.#absentAttribute(parent, name);
    const isMember = parser.depth === this.#terms.depth;
    const mends = surplusElement(parser, { table, absent });
    if (isArray(table) || (isMember && mends.length === 0)) this.#noteStranger(parent, { start, name });
    if (mends.length === 0) this.report(issue);
    else this.mends.push(...mends.map((one, index) => (index === 0 ? { ...one, issue } : one)));
    return -1;
  }

  #noteStranger(parent: number, stranger: { readonly start: number; readonly name: string }): void {
    const known = this.#strangers.get(parent);
    if (known === undefined) this.#strangers.set(parent, [stranger]);
    else known.push(stranger);
  }

  surplusChild({ parser, issues }: ReaderPlace, problem: Pick<Issue, "code" | "detail">): void {
    const { start, name } = parser.current;
    const issue: Issue = { pointer: issues.current, ...problem };
    const to = this.#arrays.get(arrayKey(parser.element(parser.depth - 1).start, name));
    const around = to === undefined ? undefined : this.#wrapped.get(to);
    if (to !== undefined) this.mends.push({ kind: "join", at: start, to, issue, ...(around && { name: around }) });
    else this.report(issue);
    parser.skip();
  }

  missingChildren({ parser, issues }: ReaderPlace, table: ElementTable<string>, missing: readonly Issue[]): void {
    const { start, counts } = parser.element(parser.depth + 1);
    this.#interpretStrangers(start, { table, counts, pointer: issues.closed });
    const attributes = this.#attributes.get(start) ?? [];
    const given = new Set<string>();
    for (const [index, [name, , , namespace = table.namespace]] of table.rows.entries()) {
      const attribute = counts[index] === 0 ? attributes.find((one) => one.name === name) : undefined;
      if (attribute === undefined) continue;
      given.add(name);
      const unexpected = { pointer: `${issues.closed}/@${name}`, code: "unexpected", detail: idIsMember } as const;
      const issue = passStackAttribute(attribute) ? { issue: unexpected } : {};
      this.mends.push({ kind: "child", at: start, name: { namespace, name }, text: attribute.value, ...issue });
    }
    for (const issue of missing) {
      if (!given.has(issue.pointer.slice(issue.pointer.lastIndexOf("/") + 1))) this.#reportMissing(issue);
    }
  }

  /** Interprets the unknown children of an array without items, or the only one of a message. */
  #interpretStrangers(at: number, { table, counts, pointer }: ReadElement): void {
    const strangers = this.#strangers.get(at) ?? [];
    if (strangers.length === 0) return;
    if (!isArray(table)) this.#takeForReturned(strangers, table, counts);
    else if (counts[0] === 0) this.#takeForItems(at, { table, strangers, pointer });
  }

  /** Interprets the children of an array without items: as items under another name, or as the members of one item. */
  #takeForItems(at: number, { table, strangers, pointer }: Strangers): void {
    const [first] = strangers;
    const [[local = "", , , namespace = table.namespace] = []] = table.rows;
    const name = { namespace, name: local };
    // PHP calls items after their keys: key0, key1.
    const areItems = strangers.every((one) => withoutNumber(one.name) === withoutNumber(first?.name ?? ""));
    const detail = areItems
      ? `The items are called ${first?.name}, not ${describeName(name)}.`
      : `The element ${describeName(name)} around an item is missing.`;
    const issue: Issue = { pointer: `${pointer}/${local}`, code: "missing", detail };
    if (!areItems) {
      this.#wrapped.set(at, name);
      this.mends.push({ kind: "wrap", at, name, issue });
    } else
      for (const [index, { start }] of strangers.entries())
        this.mends.push({ kind: "rename", at: start, name, ...(index === 0 ? { issue } : {}) });
  }

  /** Takes the only unknown member of a message for its return value, whose name does not matter (SOAP 1.1 section 7.1). */
  #takeForReturned(strangers: Strangers["strangers"], { rows, namespace }: ElementTable<string>, counts: Counts): void {
    const [stranger, another] = strangers;
    if (stranger === undefined || another !== undefined) return;
    if (rows.length > 1 && !returned.test(stranger.name)) return;
    const absent = rows.filter(([name], index) => counts[index] === 0 && (rows.length === 1 || returned.test(name)));
    const [[local, , , own = namespace] = [], other] = absent;
    if (local === undefined || other !== undefined) return;
    const name = { namespace: own, name: local };
    const detail = `The return value is called ${stranger.name}, not ${describeName(name)}.`;
    this.mends.push({
      kind: "rename",
      at: stranger.start,
      name,
      issue: { pointer: `/${local}`, code: "missing", detail },
    });
  }

  strayChild<Name extends string>(place: ReaderPlace, model: ContentModel<Name>): Name | undefined {
    const { parser, issues } = place;
    const parent = parser.element(parser.depth - 1);
    const [name, other] = namesakes(model, parser.current.name);
    const expected = model.expected(parent.row);
    const detail = `The element ${describeName(parser.current)} is not expected here; ${expected} is.`;
    if (name === undefined || other !== undefined) {
      this.report({ pointer: issues.current, code: "unexpected", detail });
      parser.skip();
      return undefined;
    }
    const isOther = !model.hasNamed(parser.current);
    const step = model.stepTo(parent.row, name) ?? model.reach(parent.row, name);
    if (isOther) this.report({ pointer: issues.current, code: "unexpected", detail });
    if (step === undefined) {
      if (!isOther) this.report({ pointer: issues.current, code: "order", detail });
      this.#jumps.set(parent.start, "");
      return name;
    }
    if (model.stepTo(parent.row, name) === undefined && !this.#jumps.has(parent.start))
      this.#jumps.set(parent.start, expected);
    parent.row = step.state;
    return name;
  }

  endedContent({ parser, issues }: ReaderPlace, expected: string | undefined): void {
    const { start } = parser.element(parser.depth + 1);
    const missing = this.#jumps.get(start) ?? expected ?? "";
    this.#jumps.delete(start);
    if (missing !== "")
      this.#reportMissing({ pointer: issues.closed, code: "missing", detail: `The content lacks ${missing}.` });
  }

  leaveOut({ parser, issues }: ReaderPlace, problem: Pick<Issue, "code" | "detail">): void {
    const issue = { pointer: issues.current, ...problem };
    if (this.#mayLeaveOut(parser)) this.mends.push({ kind: "leave-out", at: parser.current.start, issue });
    else this.report(issue);
  }

  attribute({ parser, issues }: ReaderPlace, { namespace, name }: ExpandedName): string | undefined {
    const value = namespace === xsiNamespace ? undefined : parser.attributes.takeNamesake(name);
    const pointer = issues.attribute(name);
    if (value !== undefined) {
      this.report({
        pointer,
        code: "unexpected",
        detail: `The attribute is of another namespace than ${describeName({ namespace, name })}.`,
      });
      return value;
    }
    const { start } = parser.current;
    this.#absentAttributes.set(start, [...(this.#absentAttributes.get(start) ?? []), { namespace, name }]);
    return undefined;
  }

  passesAttribute({ parser, issues }: ReaderPlace, attribute: XmlAttribute): boolean {
    const { namespace, name, value } = attribute;
    const passes = passStackAttribute(attribute) || namespace === xmlNamespace;
    // An id may be a member, too.
    if (passes && !(namespace === "" && name === "id")) return true;
    if (
      !this.#terms.refersElsewhere &&
      attribute.namespace === "" &&
      attribute.name === "href" &&
      attribute.value.startsWith("#")
    ) {
      this.reference ??= {
        pointer: issues.attribute("href"),
        code: "unexpected",
        detail: "The value stands elsewhere.",
      };
    }
    const { start } = parser.current;
    this.#attributes.set(start, [...(this.#attributes.get(start) ?? []), { namespace, name, value }]);
    return passes;
  }

  undeclared(prefix: string): string {
    if (!this.#undeclared.has(prefix))
      this.report({ pointer: "", code: "syntax", detail: `The prefix ${prefix} is not declared.` });
    this.#undeclared.add(prefix);
    return knownPrefix(prefix);
  }

  passInstruction(scanner: XmlScanner): void {
    this.report({ pointer: "", code: "forbidden", detail: "There is a processing instruction." });
    const end = scanner.text.indexOf("?>", scanner.position);
    if (end < 0) scanner.fail("A processing instruction is not closed");
    scanner.position = end + 2;
  }

  readOther<Result>(text: string, read: (text: string, tolerance: Tolerance) => Result): Result {
    return this.#terms.readOther(text, read, (issue) => this.report(issue));
  }

  /** Leaves out the element in which reading ended. Returns false if that is the message, or if the text is not XML. */
  leaveOutRefused(error: DecodeError): boolean {
    const issue = error.issues.at(-1);
    const parser = this.#parser;
    if (issue === undefined || parser === undefined || !this.#mayLeaveOut(parser)) return false;
    if (issue.code === "syntax" || issue.code === "limit" || issue.code === "forbidden") return false;
    this.mends.push({ kind: "leave-out", at: parser.current.start, issue });
    return true;
  }

  /** Whether an element may be left out. In an envelope, a header block may be left out as a whole. */
  #mayLeaveOut(parser: XmlParser): boolean {
    const { depth } = parser;
    return (
      depth >= this.#terms.depth || (depth === this.#terms.depth - 1 && parser.element(depth - 1).name === "Header")
    );
  }

  /** Reports a missing element, unless it was left out on purpose. */
  #reportMissing(issue: Issue): void {
    const left = this.#left.get(issue.pointer) ?? 0;
    if (left > 0) this.#left.set(issue.pointer, left - 1);
    else this.report(issue);
  }

  #absentAttribute(start: number, name: string): ExpandedName | undefined {
    return this.#absentAttributes.get(start)?.find((one) => one.name === name);
  }
}

/** Names of return values. */
const returned = /(?:^|_)(?:return|result|response|output|out|value)$|(?:Return|Result|Response|Output|Out|Value)$/;

const idIsMember = "The attribute id is not expected here; an element of that name is.";

function arrayKey(parent: number, name: string): string {
  return `${parent} ${name}`;
}

function withoutNumber(name: string): string {
  return name.replace(/\d+$/, "");
}

/** Whether an element is just a list of other elements. */
function isArray({ rows }: ElementTable<string>): boolean {
  return rows.length === 1 && (rows[0]?.[2] ?? 1) > 1;
}
