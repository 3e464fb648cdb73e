import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { describeXmlProblem } from "./describe-xml-problem.js";
import { internalEntities } from "./internal-entities.js";
import type { Span } from "./span.js";
import { textPositions } from "./text-positions.js";
import type { XmlAttribute, XmlElement } from "./xml-tree.js";

const deepestNesting = 500;
const xmlnsNamespace = "http://www.w3.org/2000/xmlns/";

/** The document element of an XML text, with places; undefined where it is not well-formed, which is reported. */
export function readXml(uri: string, text: string, diagnostics: Diagnostics): XmlElement | undefined {
  const positions = textPositions(uri, text);
  const builder = new TreeBuilder(text, positions);
  try {
    return builder.build();
  } catch (problem) {
    if (!(problem instanceof XmlProblem)) throw problem;
    const at = positions(Math.min(problem.offset, text.length));
    diagnostics.report("xml-not-well-formed", at, { reason: problem.message });
    return undefined;
  }
}

class XmlProblem extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  readonly nodes: (string | XmlElement)[];
}

class TreeBuilder {
  readonly #text: string;
  readonly #positions: (offset: number) => Span;
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #open: OpenElement[] = [];
  #root: XmlElement | undefined;
  #closed: XmlElement | undefined;
  #tagStart = 0;
  #attributePlaces: Span[] = [];

  constructor(text: string, positions: (offset: number) => Span) {
    this.#text = text;
    this.#positions = positions;
  }

  build(): XmlElement | undefined {
    const parser = this.#parser;
    const addText = (value: string): void => void this.#open.at(-1)?.nodes.push(value);
    parser.on("error", (error) => {
      const offset = Math.max(0, parser.position - 1);
      throw new XmlProblem(describeXmlProblem(error.message, this.#closedName()), offset);
    });
    parser.on("doctype", (doctype) => void Object.assign(parser.ENTITIES, internalEntities(doctype)));
    parser.on("opentagstart", () => {
      this.#tagStart = this.#text.lastIndexOf("<", parser.position - 1);
      this.#attributePlaces = [];
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

  /** The parser tells of a wrong closing tag after it has closed the element that was open. */
  #closedName(): string {
    const element = this.#closed;
    return element === undefined ? "" : [element.prefix, element.local].filter((part) => part !== "").join(":");
  }

  #openElement(tag: SaxesTagNS): void {
    if (this.#open.length >= deepestNesting) {
      throw new XmlProblem(`elements are nested more than ${deepestNesting} deep`, this.#tagStart);
    }
    const places = this.#attributePlaces;
    const parent = this.#open.at(-1);
    const element: OpenElement = {
      namespace: tag.uri,
      local: tag.local,
      prefix: tag.prefix,
      attributes: Object.values(tag.attributes).flatMap((attribute, index) => plainAttribute(attribute, places[index])),
      declarations: new Map(Object.entries(tag.ns ?? {})),
      parent,
      children: [],
      nodes: [],
      at: this.#positions(this.#tagStart),
    };
    parent?.children.push(element);
    parent?.nodes.push(element);
    this.#root ??= element;
    this.#open.push(element);
  }
}

function plainAttribute(attribute: SaxesAttributeNS, at: Span | undefined): readonly XmlAttribute[] {
  if (attribute.uri === xmlnsNamespace || at === undefined) return [];
  return [{ namespace: attribute.uri, local: attribute.local, value: attribute.value, at }];
}

/** Offset of the name of the attribute whose value's closing quote is just before `end`. */
function attributeStart(text: string, end: number): number {
  const close = end - 1;
  const open = text.lastIndexOf(text[close] ?? '"', close - 1);
  let offset = open - 1;
  while (offset > 0 && /[\s=]/.test(text[offset] ?? "")) offset -= 1;
  while (offset > 0 && !/\s/.test(text[offset - 1] ?? " ")) offset -= 1;
  return offset;
}
