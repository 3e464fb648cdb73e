import type { AnyScalar, Scalar } from "../scalars/scalar.js";
import type { TypeTable } from "../type-table.js";
import type { ElementTable } from "../xml/element-table.js";
import type { XmlReader } from "../xml/xml-reader.js";
import { type XmlReaderOptions, XmlTextReader } from "../xml/xml-text-reader.js";
import type { MessageTemplate, StepKind, TemplateStep } from "./message-template.js";

/** From behind a `<` to the end of the tag; a `>` may stand in the values of its attributes. */
const restOfTag = /(?:[^"'>]|"[^"]*"|'[^']*')*>/y;
/** A comment or a tag. */
const markup = /<!--[\s\S]*?-->|<(?:[^"'>]|"[^"]*"|'[^']*')*>/g;
/** Templates have so many steps at most: then one takes some 200 kB at most. */
const mostSteps = 2048;

/**
 * Reads a message as `XmlTextReader` does, and notes what its decoder asks for. The text has no carriage returns. What is
 * noted is no template yet: a decoder may ask for what templates do not have, which shows when the message is read by it.
 */
export class TemplateRecorder extends XmlTextReader {
  readonly #text: string;
  readonly #steps: TemplateStep[] = [];
  #start: string | undefined;
  /** Where the markup begins that is not noted yet. */
  #position = 0;
  #hasOddText = false;

  constructor(text: string, options: XmlReaderOptions) {
    super(text, options);
    this.#text = text;
  }

  override markRoot(): void {
    super.markRoot();
    // Whatever was asked for before belongs to the start.
    this.#steps.length = 0;
    this.#position = 0;
    this.#hasOddText = false;
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

  override nillable<Value>(scalar: Scalar<Value>): Value | null {
    const value = super.nillable(scalar);
    if (value === null) this.#note("null", scalar);
    return value;
  }

  override nilOr<Value>(decode: (xml: XmlReader) => Value): Value | null {
    const place = this.#steps.length;
    this.#note("present", decode);
    const value = super.nilOr(decode);
    if (value === null && this.#steps.length === place + 1) this.#steps[place] = step("null", decode);
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

  /**
   * What was noted, once the document was read to its end. Undefined where a text is written in an uncommon way, where it is
   * too much, and where there are texts before the message: header blocks may hold passwords.
   */
  template(): MessageTemplate | undefined {
    const start = this.#start;
    const steps = this.#steps;
    if (start === undefined || this.#hasOddText || steps.length > mostSteps) return undefined;
    if (start.replace(markup, "").trim() !== "") return undefined;
    return { start, steps, end: this.#markupUpTo(this.#text.length) };
  }

  #note(kind: StepKind, subject: object, found: Partial<Pick<TemplateStep, "row" | "markup">> = {}): void {
    this.#steps.push(step(kind, subject, found));
  }

  /** Notes the text of an element whose start tag ends before `from`. */
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

/** V8 keeps a text as long as there is a slice of it: this is a slice of another one. */
function copied(slice: string): string {
  return ` ${slice}`.slice(1);
}

function step(
  kind: StepKind,
  subject: object,
  { row = -1, markup = "" }: Partial<Pick<TemplateStep, "row" | "markup">> = {},
): TemplateStep {
  return { kind, subject, row, markup };
}
