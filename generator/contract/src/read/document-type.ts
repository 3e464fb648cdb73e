import { multiCharacterClass } from "../simple-types/pattern/pattern-class.js";
import { isPredefined } from "./entity-texts.js";
import { XmlProblem } from "./xml-problem.js";

/** The content of a document type declaration that matters to a non-validating reader (XML 1.0 section 5.1). */
export interface DocumentType {
  /** The values of internal general entities, as written. */
  readonly entities: ReadonlyMap<string, string>;
  /** The declared attributes, by the names of element and attribute as written. */
  readonly attributes: ReadonlyMap<string, ReadonlyMap<string, DeclaredAttribute>>;
}

/** The declaration of one attribute in a document type. */
export interface DeclaredAttribute {
  /** Whether the type is CDATA. The white space of other types is collapsed (section 3.3.3). */
  readonly isText: boolean;
  /** The default as written; undefined if there is none. */
  readonly value: string | undefined;
}

/**
 * Reads the text between `<!DOCTYPE` and its `>`, which starts at `offset` of the document. External subsets and
 * parameter entities are never read, so declarations after a reference to one are ignored (section 5.1). Throws
 * `XmlProblem`.
 */
export function readDocumentType(text: string, offset: number): DocumentType {
  return new DocumentTypeReader(text, offset).read();
}

class DocumentTypeReader {
  readonly #text: string;
  readonly #offset: number;
  readonly #entities = new Map<string, string>();
  readonly #attributes = new Map<string, Map<string, DeclaredAttribute>>();
  #position = 0;
  /** Whether a parameter entity was referred to, so that earlier declarations in it are unknown. */
  #isCutOff = false;

  constructor(text: string, offset: number) {
    this.#text = text;
    this.#offset = offset;
  }

  read(): DocumentType {
    if (this.#match(documentTypeHead) === undefined) this.#fail("the document type declaration is malformed");
    if (this.#position < this.#text.length) {
      if (this.#text[this.#position] !== "[") this.#fail("the document type declaration is malformed");
      this.#position += 1;
      while (this.#match(documentTypeEnd) === undefined) this.#declaration();
    }
    return { entities: this.#entities, attributes: this.#attributes };
  }

  #declaration(): void {
    const { ignored, parameterReference } = subsetDeclarations;
    if (this.#match(ignored) !== undefined || this.#takeComment() || this.#takeInstruction()) return;
    if (this.#takeEntity() || this.#takeElement() || this.#takeAttributeList()) return;
    if (this.#match(parameterReference) === undefined) this.#failAtDeclaration();
    this.#isCutOff = true;
  }

  /** Passes a comment. The XML parser has checked its content. */
  #takeComment(): boolean {
    return this.#text.startsWith("<!--", this.#position) && this.#passTo("-->");
  }

  #takeInstruction(): boolean {
    return this.#match(subsetDeclarations.instruction) !== undefined && this.#passTo("?>");
  }

  #passTo(end: string): true {
    const found = this.#text.indexOf(end, this.#position);
    if (found < 0) this.#fail(`${end} is missing`);
    this.#position = found + end.length;
    return true;
  }

  #takeEntity(): boolean {
    const found = this.#match(subsetDeclarations.entity);
    const { name = "", value } = found ?? {};
    if (value !== undefined && !this.#isCutOff && !this.#entities.has(name)) {
      this.#entities.set(name, value.slice(1, -1));
    }
    return found !== undefined;
  }

  #takeElement(): boolean {
    const start = this.#position;
    const found = this.#match(subsetDeclarations.element);
    if (found !== undefined && !isContentSpecification(found.content ?? ""))
      this.#fail("<!ELEMENT is malformed", start);
    return found !== undefined;
  }

  #takeAttributeList(): boolean {
    const { element } = this.#match(subsetDeclarations.attributes) ?? {};
    if (element === undefined) return false;
    const known = this.#isCutOff ? undefined : this.#attributes.get(element);
    const list = known ?? new Map<string, DeclaredAttribute>();
    for (let found = this.#match(attributeDefinition); found !== undefined; found = this.#match(attributeDefinition)) {
      const { name = "", type, value } = found;
      this.#checkReferences(value ?? "");
      if (!list.has(name)) list.set(name, { isText: type === "CDATA", value: value?.slice(1, -1) });
    }
    if (this.#match(subsetDeclarations.attributesEnd) === undefined) this.#fail("<!ATTLIST is malformed");
    if (!this.#isCutOff) this.#attributes.set(element, list);
    return true;
  }

  /** Checks that a default refers only to entities declared before it (section 4.1, Entity Declared). */
  #checkReferences(value: string): void {
    for (const [, name = ""] of value.matchAll(/&([^#;][^;]*);/g)) {
      if (!isPredefined(name) && !this.#entities.has(name)) this.#fail(`the entity ${name} is not declared`);
    }
  }

  #failAtDeclaration(): never {
    const keyword = /^<![A-Z]+/.exec(this.#text.slice(this.#position, this.#position + longestKeyword))?.[0];
    return this.#fail(keyword === undefined ? "a declaration is expected here" : `${keyword} is malformed`);
  }

  /** Matches at the current position and passes the match; undefined if the pattern does not match. */
  #match(pattern: RegExp): Groups | undefined {
    pattern.lastIndex = this.#position;
    const match = pattern.exec(this.#text);
    if (match === null) return undefined;
    this.#position = pattern.lastIndex;
    return match.groups ?? {};
  }

  #fail(reason: string, position = this.#position): never {
    throw new XmlProblem(reason, this.#offset + position);
  }
}

/** The length of `<!NOTATION`, and a little more. */
const longestKeyword = 16;

type Groups = Readonly<Record<string, string | undefined>>;

/** The characters that can start a name (XML 1.0 section 2.3), as a class of a regular expression: XSD's `\i`. */
export const nameStart: string = `[${multiCharacterClass("i")?.content}]`;

const character = `[${multiCharacterClass("c")?.content}]`;

const name = `${nameStart}${character}*`;

/**
 * A name without colons: of an entity, a notation or the target of an instruction (Namespaces in XML 1.0 section 7).
 */
const plainName = `(?!:|${character}+:)${name}`;

const space = "[ \\t\\r\\n]";

const reference = `&(?:#[0-9]+|#x[0-9a-fA-F]+|${name});`;

/** A literal in either kind of quotes; `Q` in the content stands for the quote. */
const quoted = (content: string): string => `(?:"${content.replaceAll("Q", '"')}"|'${content.replaceAll("Q", "'")}')`;

const withReferences = (other: string): string => quoted(`[^${other}Q]*(?:${reference}[^${other}Q]*)*`);

const systemLiteral = quoted("[^Q]*");

const publicLiteral = `(?:"[ \\r\\na-zA-Z0-9\\-'()+,./:=?;!*#@$_%]*"|'[ \\r\\na-zA-Z0-9\\-()+,./:=?;!*#@$_%]*')`;

const externalId = `(?:SYSTEM${space}+${systemLiteral}|PUBLIC${space}+${publicLiteral}${space}+${systemLiteral})`;

const entityValue = withReferences("%&");

const attributeValue = withReferences("<&");

const choice = (item: string): string => `\\(${space}*${item}${space}*(?:\\|${space}*${item}${space}*)*\\)`;

const attributeType = `(?:CDATA|ID|IDREFS?|ENTIT(?:Y|IES)|NMTOKENS?|NOTATION${space}+${choice(name)}|${choice(`${character}+`)})`;

const attributeDefault = `(?:#REQUIRED|#IMPLIED|(?:#FIXED${space}+)?(?<value>${attributeValue}))`;

/**
 * A declaration of an attribute in an attribute list (XML 1.0 section 3.3), with the groups `name`, `type` and `value`.
 */
const attributeDefinition: RegExp = new RegExp(
  `${space}+(?<name>${name})${space}+(?<type>${attributeType})${space}+${attributeDefault}`,
  "uy",
);

const sticky = (pattern: string): RegExp => new RegExp(pattern, "uy");

/** The part of a document type before the internal subset (XML 1.0 section 2.8, production 28). */
const documentTypeHead: RegExp = sticky(`${space}+${name}(?:${space}+${externalId})?${space}*`);

/** The end of an internal subset. */
const documentTypeEnd: RegExp = sticky(`\\]${space}*$`);

const parameterEntity = `<!ENTITY${space}+%${space}+${plainName}${space}+(?:${entityValue}|${externalId})${space}*>`;

const notation = `<!NOTATION${space}+${plainName}${space}+(?:${externalId}|PUBLIC${space}+${publicLiteral})${space}*>`;

/** The declarations of an internal subset (XML 1.0 section 2.8), with groups for the parts that matter. */
const subsetDeclarations = {
  ignored: sticky(`${space}+|${parameterEntity}|${notation}`),
  /** The start of an instruction, which ends at the next `?>`. */
  instruction: sticky(`<\\?(?![xX][mM][lL][ \\t\\r\\n?])${plainName}(?=${space}|\\?>)`),
  parameterReference: sticky(`%${name};`),
  entity: sticky(
    `<!ENTITY${space}+(?<name>${plainName})${space}+(?:(?<value>${entityValue})|${externalId}(?:${space}+NDATA${space}+${name})?)${space}*>`,
  ),
  element: sticky(`<!ELEMENT${space}+${name}${space}+(?<content>[^>]*)>`),
  /** The start of an attribute list, before its definitions. */
  attributes: sticky(`<!ATTLIST${space}+(?<element>${name})`),
  attributesEnd: sticky(`${space}*>`),
} as const;

const mixed = new RegExp(`^\\(${space}*#PCDATA(?:${space}*\\)|(?:${space}*\\|${space}*${name})*${space}*\\)\\*)$`, "u");

const particle = `${name}[?*+]?`;

const group = new RegExp(
  `\\(${space}*${particle}(?:(?:${space}*,${space}*${particle})*|(?:${space}*\\|${space}*${particle})*)${space}*\\)`,
  "gu",
);

/** Groups nested deeper are refused. */
const deepest = 100;

/** Whether a text is a valid content specification of an element declaration (XML 1.0 section 3.2). */
function isContentSpecification(written: string): boolean {
  const text = written.trimEnd();
  if (!/^[ \t\r\n]*$/.test(written.slice(text.length))) return false;
  if (text === "EMPTY" || text === "ANY" || mixed.test(text)) return true;
  let left = text;
  for (let depth = 0; depth < deepest && left.startsWith("("); depth += 1) left = left.replace(group, "group");
  return text.startsWith("(") && /^group[?*+]?$/.test(left);
}
