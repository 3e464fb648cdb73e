import { SaxesParser, type SaxesTagNS } from "saxes";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Span } from "../diagnostics/span.js";
import { attributesOf, declarationsOf, declaredPrefix } from "./declared-attributes.js";
import { withoutLateDeclaration, xmlDeclaration } from "./decode-text.js";
import { type DocumentType, nameStart, readDocumentType } from "./document-type.js";
import { EntityTexts } from "./entity-texts.js";
import { isMeantAsSchema } from "./meant-as-schema.js";
import { draftSchemaNamespaces, namespaces } from "./namespaces.js";
import { otherFormat } from "./other-format.js";
import { textPositions } from "./text-positions.js";
import { bareAmpersand, describeXmlProblem, undeclaredPrefix, XmlProblem } from "./xml-problem.js";
import type { XmlElement } from "./xml-tree.js";

const deepestNesting = 500;

/** Parses an XML text into its document element, with places; undefined if it is not well-formed, which is reported. */
export function readXml(uri: string, text: string, diagnostics: Diagnostics): XmlElement | undefined {
  const positions = textPositions(uri, text);
  const declaration = xmlDeclaration(text);
  if (declaration?.isLate === true) diagnostics.report("xml-declaration-late", positions(declaration.start), {});
  const builder = new TreeBuilder(declaration ? withoutLateDeclaration(text, declaration) : text, positions);
  try {
    return builder.build();
  } catch (problem) {
    if (!(problem instanceof XmlProblem)) throw problem;
    const other = otherFormat(text);
    if (other !== undefined) {
      diagnostics.report("document-not-a-contract", positions(other.offset), { found: other.found, help: "" });
      return undefined;
    }
    const at = positions(Math.min(problem.offset ?? builder.offset, text.length));
    diagnostics.report("xml-not-well-formed", at, { reason: problem.message });
    return undefined;
  }
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  readonly nodes: (string | XmlElement)[];
}

class TreeBuilder {
  readonly #text: string;
  readonly #positions: (offset: number) => Span;
  readonly #parser: SaxesParser<{ readonly xmlns: true }>;
  readonly #open: OpenElement[] = [];
  #root: XmlElement | undefined;
  #closed: XmlElement | undefined;
  #tagStart = 0;
  #attributePlaces: Span[] = [];
  #isInTag = false;
  #documentType: DocumentType = { entities: new Map(), attributes: new Map() };
  #entities = new EntityTexts(new Map());
  /** The namespaces that the document type declares by default. */
  readonly #namespaces = new Map<string, string>();

  constructor(text: string, positions: (offset: number) => Span) {
    this.#text = text;
    this.#positions = positions;
    // Documents are served as XML 1.0, so they must be valid there; a processor may read 1.1 as 1.0 (XML 1.0 section
    // 2.8).
    this.#parser = new SaxesParser({
      xmlns: true,
      defaultXMLVersion: "1.0",
      forceXMLVersion: true,
      resolvePrefix: (prefix: string) => this.#namespaces.get(prefix),
    });
  }

  /** The current offset in the text. */
  get offset(): number {
    return Math.max(0, this.#parser.position - 1);
  }

  build(): XmlElement | undefined {
    const parser = this.#parser;
    if (this.#text.startsWith("\ufeff")) throw new XmlProblem("the document begins with two byte order marks", 0);
    const addText = (value: string): void => void this.#open.at(-1)?.nodes.push(value);
    parser.on("error", (error) => {
      const ampersand = bareAmpersand(error.message, this.#text, this.#tagStart);
      if (ampersand !== undefined)
        throw new XmlProblem("an & that begins no reference; it is written &amp;", ampersand);
      const offset = undeclaredPrefix(error.message) === undefined ? undefined : this.#tagStart;
      throw new XmlProblem(describeXmlProblem(error.message, this.#closedName()), offset);
    });
    parser.on("doctype", (doctype) => this.#readDocumentType(doctype));
    parser.on("processinginstruction", ({ body }) => this.#checkInstruction(body));
    parser.on("opentagstart", () => {
      this.#tagStart = this.#text.lastIndexOf("<", parser.position - 1);
      this.#attributePlaces = [];
      this.#isInTag = true;
    });
    parser.on("attribute", () => {
      this.#attributePlaces.push(this.#positions(attributeStart(this.#text, parser.position)));
    });
    parser.on("opentag", (tag) => this.#openElement(tag));
    parser.on("closetag", () => {
      this.#closed = this.#open.pop();
    });
    parser.on("text", addText);
    parser.on("cdata", addText);
    parser.write(this.#text).close();
    return this.#root;
  }

  /** The name of the closing tag. The parser reports a wrong one only after it has closed the open element. */
  #closedName(): string {
    const element = this.#closed;
    return element === undefined ? "" : [element.prefix, element.local].filter((part) => part !== "").join(":");
  }

  #readDocumentType(doctype: string): void {
    this.#documentType = readDocumentType(doctype, this.#parser.position - 1 - doctype.length);
    const { entities, attributes } = this.#documentType;
    this.#entities = new EntityTexts(entities);
    for (const name of this.#entities.names) {
      const get = (): string => this.#entities.use(name, this.#isInTag ? "attribute" : "content");
      Object.defineProperty(this.#parser.ENTITIES, name, { get });
    }
    for (const declared of attributes.values()) {
      for (const [name, { value }] of declared) {
        const prefix = declaredPrefix(name);
        if (prefix === undefined || value === undefined) continue;
        this.#namespaces.set(prefix, this.#entities.attributeValue(value));
      }
    }
  }

  /**
   * Checks that white space follows the target of an instruction (XML 1.0 section 2.6), which the parser does not
   * check.
   */
  #checkInstruction(body: string): void {
    const start = this.#parser.position - "?>".length - body.length;
    if (body !== "" && !/[\r\n]/.test(body) && !/\s/.test(this.#text.charAt(start - 1))) {
      throw new XmlProblem("white space is missing behind the target of a processing instruction");
    }
  }

  #openElement(tag: SaxesTagNS): void {
    this.#isInTag = false;
    if (this.#open.length >= deepestNesting) {
      throw new XmlProblem(`elements are nested more than ${deepestNesting} deep`, this.#tagStart);
    }
    const tagAt = this.#positions(this.#tagStart);
    const terms = {
      declared: this.#documentType.attributes.get(tag.name),
      places: this.#attributePlaces,
      tagAt,
      textOf: (written: string) => this.#entities.attributeValue(written),
      resolve: (prefix: string) => this.#parser.resolve(prefix),
    };
    const parent = this.#open.at(-1);
    const isOfSchema = draftSchemaNamespaces.has(tag.uri) || isMeantAsSchema(tag, parent);
    const element: OpenElement = {
      namespace: isOfSchema ? namespaces.schema : tag.uri,
      writtenNamespace: isOfSchema ? tag.uri : undefined,
      local: tag.local,
      prefix: tag.prefix,
      attributes: attributesOf(tag, terms),
      declarations: declarationsOf(tag, terms),
      parent,
      children: [],
      nodes: [],
      at: tagAt,
    };
    for (const { prefix, local } of [tag, ...Object.values(tag.attributes)]) checkName(prefix, local);
    parent?.children.push(element);
    parent?.nodes.push(element);
    this.#root ??= element;
    this.#open.push(element);
  }
}

/**
 * Checks that both parts of a qualified name are names (Namespaces in XML 1.0 section 4); the parser checks only the
 * first.
 */
function checkName(prefix: string, local: string): void {
  if (prefix !== "" && !/^[a-z_]/i.test(local) && !startsAsName.test(local))
    throw new XmlProblem(`${prefix}:${local} is not a qualified name`);
}

const startsAsName = new RegExp(`^${nameStart}`, "u");

/** The offset of the name of the attribute whose closing quote is just before `end`. */
function attributeStart(text: string, end: number): number {
  const close = end - 1;
  const open = text.lastIndexOf(text[close] ?? '"', close - 1);
  let offset = open - 1;
  while (offset > 0 && /[\s=]/.test(text[offset] ?? "")) offset -= 1;
  while (offset > 0 && !/\s/.test(text[offset - 1] ?? " ")) offset -= 1;
  return offset;
}
