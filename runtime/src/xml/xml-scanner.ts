import type { IssueCode } from "../errors/issue.js";
import { describeCharacter, findForbidden, isNameCharacter, isNameStart, isSpace } from "./characters.js";
import { ForwardSearch } from "./forward-search.js";
import type { IssueList } from "./issue-list.js";
import { readReference } from "./references.js";

const colon = 58;
const slash = 47;
const greaterThan = 62;
const quote = 34;
const exclamation = 33;
const question = 63;
const apostrophe = 39;

/**
 * A cursor over the text of a document that reads its tokens: names, attribute values, character data, comments (XML
 * 1.0 sections 2.3 to 2.7). Line endings are normalised first (2.11), and every character is checked against Char
 * (2.2).
 */
export class XmlScanner {
  readonly text: string;
  position = 0;
  /** Handler that skips processing instructions. If absent, they are refused. */
  passInstruction: ((scanner: XmlScanner) => void) | undefined;
  /** Length of the prefix of the name read last; 0 if it has none. */
  prefixLength = 0;
  readonly #issues: IssueList;
  readonly #nameLength: number;
  readonly #tags: ForwardSearch;
  readonly #references: ForwardSearch;
  readonly #sectionEnds: ForwardSearch;
  /** Whether the text contains white space other than spaces. */
  readonly #hasBreaks: boolean;

  constructor(text: string, nameLength: number, issues: IssueList) {
    this.text = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
    if (this.text.startsWith("\ufeff")) this.position = 1;
    this.#issues = issues;
    this.#nameLength = nameLength;
    this.#tags = new ForwardSearch(this.text, "<");
    this.#references = new ForwardSearch(this.text, "&");
    this.#sectionEnds = new ForwardSearch(this.text, "]]>");
    this.#hasBreaks = this.text.includes("\n") || this.text.includes("\t");
    const forbidden = findForbidden(this.text);
    if (forbidden >= 0) {
      this.fail(`The character ${describeCharacter(this.text, forbidden)} is not allowed in XML`, forbidden);
    }
  }

  /** Refuses the document, by default as not well-formed, and says where. */
  fail(sentence: string, position = this.position, code: IssueCode = "syntax"): never {
    const end = this.text === "" ? "is empty" : "ends too early";
    const what = this.text.length > position ? sentence : `The document ${end}`;
    return this.#issues.refuse({ pointer: "", code, detail: `${what} (${this.#place(position)}).` });
  }

  /** The code unit `ahead` places after the cursor; NaN after the end. */
  code(ahead = 0): number {
    return this.text.charCodeAt(this.position + ahead);
  }

  /** Whether `token` is at the cursor. */
  at(token: string): boolean {
    return this.text.startsWith(token, this.position);
  }

  /** Reads `token`, which must be at the cursor. */
  expect(token: string): void {
    if (!this.at(token)) this.fail(`"${token}" is missing`);
    this.position += token.length;
  }

  /** Skips white space. Returns false if there is none. */
  space(): boolean {
    const start = this.position;
    let position = start;
    while (isSpace(this.text.charCodeAt(position))) position++;
    this.position = position;
    return position > start;
  }

  /** Goes back to an earlier position. */
  rewind(position: number): void {
    for (const landmark of [this.#tags, this.#references, this.#sectionEnds]) landmark.rewind(position, this.position);
    this.position = position;
  }

  /** Reads a qualified name (Namespaces in XML 1.0 section 4) and sets `prefixLength`. */
  name(): string {
    const start = this.position;
    let position = this.#simpleName(start);
    this.prefixLength = 0;
    if (this.text.charCodeAt(position) === colon) {
      this.prefixLength = position - start;
      position = this.#simpleName(position + 1);
      if (this.text.charCodeAt(position) === colon) this.fail("A name has more than one colon", position);
    }
    if (position - start > this.#nameLength) {
      this.fail(`A name is longer than ${this.#nameLength} characters`, start, "limit");
    }
    this.position = position;
    return this.text.slice(start, position);
  }

  /** Reads a quoted attribute value, normalised as CDATA (XML 1.0 section 3.3.3). */
  attributeValue(): string {
    const delimiter = this.code();
    if (delimiter !== quote && delimiter !== apostrophe) this.fail("An attribute value must be quoted");
    const start = this.position + 1;
    const end = this.text.indexOf(delimiter === quote ? '"' : "'", start);
    if (end < 0) this.fail("An attribute value is not closed");
    if (this.#tags.from(start) < end) this.fail('"<" is not allowed in an attribute value', this.#tags.from(start));
    let value = "";
    let from = start;
    while (this.#references.from(from) < end) {
      const ampersand = this.#references.from(from);
      value += this.#spaced(from, ampersand) + this.#reference(ampersand);
      from = this.position;
    }
    this.position = end + 1;
    return value + this.#spaced(from, end);
  }

  /** Reads character data up to the next `<`, with references replaced (XML 1.0 section 2.4). */
  characterData(): string {
    const start = this.position;
    const end = this.#tags.from(start);
    if (end === this.text.length) this.fail("An element is not closed", end);
    if (this.#sectionEnds.from(start) < end) this.fail('"]]>" is not allowed in text', this.#sectionEnds.from(start));
    let data = "";
    let from = start;
    while (this.#references.from(from) < end) {
      const ampersand = this.#references.from(from);
      data += this.text.slice(from, ampersand) + this.#reference(ampersand);
      from = this.position;
    }
    this.position = end;
    return data + this.text.slice(from, end);
  }

  /**
   * Reads character data without references and the end tag of `tag` right after it. If anything else follows, reads
   * nothing and returns undefined.
   */
  plainContent(tag: string): string | undefined {
    const { text, position: start } = this;
    const end = this.#tags.from(start);
    const close = end + 2 + tag.length;
    if (text.charCodeAt(close) !== greaterThan || text.charCodeAt(end + 1) !== slash) return undefined;
    if (this.#references.from(start) < end || this.#sectionEnds.from(start) < end) return undefined;
    if (text.slice(end + 2, close) !== tag) return undefined;
    this.position = close + 1;
    return text.slice(start, end);
  }

  /** Whether the `<` at the cursor begins a comment, a CDATA section or an instruction to skip, rather than a tag. */
  atMarkup(): boolean {
    const code = this.code(1);
    return code === exclamation || (code === question && this.passInstruction !== undefined);
  }

  /**
   * Reads markup that is not a tag. Returns the text of a CDATA section, and `""` for a comment or a processing
   * instruction.
   */
  markup(): string {
    if (this.code(1) === question) {
      this.passInstruction?.(this);
      return "";
    }
    if (this.at("<!--")) {
      this.comment();
      return "";
    }
    if (!this.at("<![CDATA[")) this.declaration();
    const start = this.position + 9;
    const end = this.#sectionEnds.from(start);
    if (end === this.text.length) this.fail("A CDATA section is not closed");
    this.position = end + 3;
    return this.text.slice(start, end);
  }

  /** Skips the comment at the cursor (XML 1.0 section 2.5). */
  comment(): void {
    const start = this.position + 4;
    const end = this.text.indexOf("--", start);
    if (end < 0) this.fail("A comment is not closed");
    if (this.text.charCodeAt(end + 2) !== greaterThan) this.fail('"--" is not allowed in a comment', end);
    this.position = end + 3;
  }

  /** Refuses `<!` that begins neither a comment nor a CDATA section, and `<?` (SOAP 1.1 section 3). */
  declaration(): never {
    if (this.at("<!DOCTYPE")) this.fail("A document type declaration is not allowed", this.position, "forbidden");
    if (this.at("<?xml") && isSpace(this.code(5))) this.fail("An XML declaration must be at the very beginning");
    if (this.at("<?")) this.fail("A processing instruction is not allowed", this.position, "forbidden");
    return this.fail('"<!" begins neither a comment nor a CDATA section');
  }

  #reference(ampersand: number): string {
    const reference = readReference(this.text, ampersand);
    if (reference === undefined) {
      return this.fail(
        '"&" begins neither a predefined entity nor a reference to a character that XML allows',
        ampersand,
      );
    }
    this.position = reference.end;
    return reference.value;
  }

  /**
   * A piece of an attribute value with literal white space replaced by spaces. White space from references stays, so
   * references are handled elsewhere.
   */
  #spaced(start: number, end: number): string {
    const text = this.text.slice(start, end);
    return this.#hasBreaks ? text.replace(/[\t\n]/g, " ") : text;
  }

  /** Index after the NCName at a position. */
  #simpleName(start: number): number {
    let position = start;
    let code = this.text.codePointAt(position) ?? -1;
    if (!isNameStart(code)) {
      this.position = position;
      this.fail("A name is missing");
    }
    do {
      position += code > 0xffff ? 2 : 1;
      code = this.text.charCodeAt(position);
      if (code >= 0xd800) code = this.text.codePointAt(position) ?? -1;
    } while (isNameCharacter(code));
    return position;
  }

  #place(position: number): string {
    const before = this.text.slice(0, position);
    const line = before.split("\n").length;
    return `line ${line}, column ${position - before.lastIndexOf("\n")}`;
  }
}
