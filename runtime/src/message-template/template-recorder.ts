import type { AnyScalar, Scalar } from "../simple-types/scalar.js";
import type { TypeTable } from "../values/type-table.js";
import type { XmlAttribute } from "../xml/attribute-list.js";
import type { ElementTable } from "../xml/element-table.js";
import type { ExpandedName, XmlReader, XmlReaderOptions } from "../xml/xml-reader.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { type MessageTemplate, noSubject, type StepKind, type TemplateStep } from "./message-template.js";

/** The rest of a tag after its `<`; attribute values may contain `>`. */
const restOfTag = /(?:[^"'>]|"[^"]*"|'[^']*')*>/y;

/** A comment or a tag. */
const markup = /<!--[\s\S]*?-->|<(?:[^"'>]|"[^"]*"|'[^']*')*>/g;

/** xsi:nil, or xsi:null as drafts called it, with any prefix. */
const saysNil = /\b(?:nil|null)\s*=/;

/** The largest number of steps of a template, which limits one to about 300 kB. */
const mostSteps = 2048;

/**
 * Reads a message as `XmlTextReader` does and records the calls of its decoder. The text has no carriage returns. The
 * record may contain calls that templates do not support; this shows when a message is read by it.
 */
export class TemplateRecorder extends XmlTextReader {
  readonly #text: string;
  readonly #steps: TemplateStep[] = [];
  #start: string | undefined;
  /** Depth of the message's element. */
  #depth = 0;
  /** Start of the markup that has not been recorded yet. */
  #position = 0;
  #hasOddText = false;

  constructor(text: string, options: XmlReaderOptions) {
    super(text, options);
    this.#text = text;
  }

  override markRoot(): void {
    super.markRoot();
    // Calls before the message belong to the template's start.
    this.#steps.length = 0;
    this.#position = 0;
    this.#hasOddText = false;
    this.#depth = this.parts.parser.depth;
    this.#start = this.#markupUpTo(this.#endOfTag(this.parts.parser.current.start));
  }

  override next<const Name extends string>(table: ElementTable<Name>): Name | undefined {
    const name = super.next(table);
    this.#note("child", table, { row: table.rows.findIndex(([candidate]) => candidate === name) });
    return name;
  }

  override value<Value>(scalar: Scalar<Value>): Value {
    const { start, tag } = this.parts.parser.current;
    const value = super.value(scalar);
    this.#noteText(scalar, tag, this.#endOfTag(start));
    return value;
  }

  protected override isBase64(scalar: AnyScalar): boolean {
    const isBase64 = super.isBase64(scalar);
    this.#hasOddText ||= isBase64;
    return isBase64;
  }

  override nillable<Value>(scalar: Scalar<Value>): Value | null {
    const value = super.nillable(scalar);
    if (value === null) this.#note("null", scalar);
    return value;
  }

  override nilOr<Value>(decode: (xml: XmlReader) => Value): Value | null {
    const steps = this.#steps.length;
    const position = this.#position;
    this.#note("present", noSubject);
    const value = super.nilOr(decode);
    if (value === null) {
      // The calls of the decoder, which ended at the start tag, are dropped.
      this.#steps.length = steps;
      this.#position = position;
      this.#note("null", noSubject);
    }
    return value;
  }

  override attribute<Value>(namespace: string, name: string, scalar: Scalar<Value>): Value | undefined {
    const value = super.attribute(namespace, name, scalar);
    const text = this.parts.parser.attributes.take(namespace, name);
    if (text === undefined) this.#note("absent", scalar);
    else this.#note("attribute", scalar, { markup: copied(text) });
    this.#hasOddText ||= text !== undefined && scalar.prefixed === true;
    return value;
  }

  override typeOf<const Name extends string>(table: TypeTable<Name>): Name {
    const name = super.typeOf(table);
    this.#note("type", table, { row: table.rows.findIndex(([candidate]) => candidate === name) });
    return name;
  }

  override child(): ExpandedName | undefined {
    const isInMessage = this.parts.parser.depth >= this.#depth;
    const found = super.child();
    if (!isInMessage) return found;
    if (found === undefined) this.#note("end", noSubject);
    else this.#note("name", noSubject, { name: { namespace: copied(found.namespace), name: copied(found.name) } });
    return found;
  }

  override attributes(): readonly XmlAttribute[] {
    const found = super.attributes();
    const attributes = found.map(({ namespace, name, value }) => ({
      namespace: copied(namespace),
      name: copied(name),
      value: copied(value),
    }));
    this.#note("attributes", noSubject, { attributes });
    return found;
  }

  override characters(): string {
    const { parser } = this.parts;
    const from = parser.position;
    const isSelfClosed = this.#text[from - 2] === "/" && this.#endOfTag(parser.current.start) === from;
    const found = super.characters();
    if (isSelfClosed) this.#note("empty", noSubject);
    else this.#noteRun(from, parser.position);
    return found;
  }

  /**
   * The recorded template, after the document has been read to its end. Undefined if a text is written in an uncommon
   * way, if the message is too large, if it uses xsi:nil (whose meaning depends on its text), or if there is text
   * before the message: header blocks may contain passwords, which must not be kept.
   */
  template(): MessageTemplate | undefined {
    const start = this.#start;
    const steps = this.#steps;
    if (start === undefined || this.#hasOddText || steps.length > mostSteps) return undefined;
    if (start.replace(markup, "").trim() !== "" || saysNil.test(start)) return undefined;
    return { start, steps, end: this.#markupUpTo(this.#text.length) };
  }

  #note(kind: StepKind, subject: object, found: Found = {}): void {
    this.#steps.push(step(kind, subject, found));
  }

  /** Records the text of an element whose start tag ends before `from`. */
  #noteText(scalar: AnyScalar, tag: string, from: number): void {
    const text = this.#text;
    if (text[from - 2] === "/") {
      this.#note("empty", scalar);
      return;
    }
    this.#note("text", scalar, { markup: this.#markupUpTo(from) });
    this.#position = text.indexOf("<", from);
    this.#hasOddText ||= scalar.prefixed === true || !text.startsWith(`</${tag}`, this.#position);
  }

  /** Records the text between two tags; the second begins at `to`. */
  #noteRun(from: number, to: number): void {
    this.#note("text", noSubject, { markup: this.#markupUpTo(from) });
    this.#position = to;
    this.#hasOddText ||= this.#text.indexOf("<", from) !== to;
  }

  #endOfTag(start: number): number {
    restOfTag.lastIndex = start + 1;
    restOfTag.test(this.#text);
    return restOfTag.lastIndex;
  }

  #markupUpTo(end: number): string {
    const markup = this.#text.slice(this.#position, end);
    this.#position = end;
    return copied(markup);
  }
}

/** Copies a slice of a text. V8 would keep the whole text as long as a slice of it exists. */
function copied(slice: string): string {
  return ` ${slice}`.slice(1);
}

/** The attributes of steps that have none. */
const noAttributes: readonly XmlAttribute[] = [];

type Found = Partial<Omit<TemplateStep, "kind" | "subject">>;

function step(
  kind: StepKind,
  subject: object,
  { row = -1, markup = "", name, attributes = noAttributes }: Found = {},
): TemplateStep {
  return { kind, subject, row, markup, name, attributes };
}
