import type { XmlAttribute } from "./attribute-list.js";
import type { ElementDeclaration } from "./element-declaration.js";
import { schemaNamespace } from "./namespace-scope.js";
import type { ReaderIssues } from "./reader-issues.js";
import { type ExpandedName, takeNil, takeType } from "./schema-instance.js";
import type { Tolerance } from "./tolerance.js";
import type { XmlParser } from "./xml-parser.js";

/** What start tags are held to. */
interface StartTerms {
  /** Whether attributes that the contract does not have are passed over. */
  readonly skipUnexpected: boolean;
  /** Which of them are passed over wherever they stand; where it is given, it decides alone. */
  readonly passAttribute: ((attribute: XmlAttribute) => boolean) | undefined;
  /** Whether xsi:type may name a type where one without a name is declared: messages of some SOAP stacks do. */
  readonly namesAnonymous: boolean;
  readonly tolerance: Tolerance | undefined;
}

/** What is known of the current element before anything below its start tag is read: its declaration, xsi:nil, xsi:type. */
export class ElementStart {
  readonly #parser: XmlParser;
  readonly #issues: ReaderIssues;
  readonly #terms: StartTerms;
  #declaration: ElementDeclaration | undefined;
  /** Number and depth of the element that the declaration is of. */
  #element = 0;
  #depth = 0;
  /** Number of the element whose xsi:type says nothing. */
  #ignored = 0;
  /** Whether a decoder reads the start tag of a null element, and nothing else. */
  isNil = false;
  /** Depth of the message in an envelope: SOAP::Lite writes one without content with xsi:nil, nillable or not. */
  messageDepth = 0;

  constructor(parser: XmlParser, issues: ReaderIssues, terms: StartTerms) {
    this.#parser = parser;
    this.#issues = issues;
    this.#terms = terms;
  }

  /** Takes the current element for what is declared from now on, whatever its xsi:type says. */
  ignoreType(): void {
    this.#ignored = this.#parser.elementCount;
  }

  /** Whether something was declared, of this element or of one before. */
  get isDeclared(): boolean {
    return this.#declaration !== undefined;
  }

  /** Says what is declared of the current element. */
  declare(declaration: ElementDeclaration): void {
    this.#declaration = declaration;
    this.#element = this.#parser.elementCount;
    this.#depth = this.#parser.depth;
  }

  /** What was declared of the current element, if nothing below its start tag has been read. */
  declared(): ElementDeclaration | undefined {
    if (this.#declaration === undefined) return undefined;
    const isCurrent = this.#element === this.#parser.elementCount && this.#depth === this.#parser.depth;
    if (!isCurrent) this.#declaration = undefined;
    return this.#declaration;
  }

  /** Like `declared`, for the one who sees to the default or fixed value. */
  takeDeclared(): ElementDeclaration | undefined {
    const declaration = this.declared();
    this.#declaration = undefined;
    return declaration;
  }

  /** What xsi:nil says, the first time that somebody asks. */
  takeNil(): "nil" | "present" | undefined {
    const { attributes } = this.#parser;
    if (attributes.count === 0) return undefined;
    const nil = takeNil(attributes, "nil") ?? (this.#terms.namesAnonymous ? takeNil(attributes, "null") : undefined);
    if (nil !== "malformed") return nil;
    this.#issues.object("value", this.#issues.attribute("nil"), "xsi:nil must be true or false.");
    return undefined;
  }

  /** The type that xsi:type names. */
  typeName(): ExpandedName | undefined {
    const { attributes, namespaces } = this.#parser;
    if (attributes.count === 0 || this.#parser.elementCount === this.#ignored) return undefined;
    const type = takeType(attributes, namespaces);
    if (type !== "malformed") return this.#terms.namesAnonymous && type?.namespace === perlNamespace ? undefined : type;
    this.objectToType("xsi:type is not a qualified name with a declared prefix.");
    this.ignoreType();
    return undefined;
  }

  /** Refuses an element that says xsi:nil if no decoder has asked for it: the element is not nillable. A message may be empty. */
  notNil(): void {
    const nil = this.takeNil();
    if (nil === undefined) return;
    const isMessage = this.#parser.depth === this.messageDepth;
    if (isMessage && (nil !== "nil" || (this.#parser.space() && this.#parser.atEndTag()))) return;
    this.refuseNull(notNillable);
  }

  /** Refuses an element that is null, or leaves it out. */
  refuseNull(detail: string): void {
    if (this.#terms.tolerance === undefined) this.#issues.refuse("null", this.#issues.current, detail);
    this.#terms.tolerance.leaveOut({ parser: this.#parser, issues: this.#issues }, { code: "null", detail });
  }

  /** Has a decoder read the start tag of the current element, which is null or a text for somebody else, and nothing of its content. */
  nil(decode: () => unknown): void {
    this.isNil = true;
    try {
      decode();
    } catch (error) {
      if (error !== endOfStart) throw error;
    } finally {
      this.isNil = false;
    }
  }

  /** To be called before the content of an element is read. */
  beforeContent(): void {
    if (this.isNil) throw endOfStart;
  }

  /**
   * Holds what the start tag says to a complex type, whose own attributes have been read. Of a type with simple content, messages may
   * name a type of XML Schema that the text looks like, as for all simple values.
   */
  enter({ namespace, type: name, isText = false }: EnteredType): void {
    this.notNil();
    const said = this.typeName();
    const isGuess = isText && this.#terms.namesAnonymous && said?.namespace === schemaNamespace;
    const named = isGuess ? undefined : said;
    if (named !== undefined && (named.name !== name || named.namespace !== namespace)) {
      if (name !== "") this.objectToType(`The type ${describeName({ namespace, name })} is expected here.`);
      else if (!this.#terms.namesAnonymous) this.refuseNamed(named);
    }
    this.end();
  }

  /** Reports the attributes that nobody has read. */
  end(): void {
    for (const attribute of this.#parser.attributes.unread()) {
      if (this.#passes(attribute)) continue;
      const detail = `The attribute ${describeName(attribute)} is not expected here.`;
      this.#issues.add("unexpected", this.#issues.attribute(attribute.name), detail);
    }
    this.#parser.attributes.clear();
  }

  #passes(attribute: XmlAttribute): boolean {
    const { tolerance, passAttribute, skipUnexpected } = this.#terms;
    if (tolerance === undefined) return passAttribute?.(attribute) ?? skipUnexpected;
    return tolerance.passesAttribute({ parser: this.#parser, issues: this.#issues }, attribute);
  }

  /** Refuses what xsi:type says; a tolerant reader takes the element for what is declared. */
  objectToType(detail: string): void {
    this.#issues.object("type", this.#issues.attribute("type"), detail);
  }

  /** Refuses the type that xsi:type names. */
  refuseNamed(name: ExpandedName): never {
    const detail = `The type ${describeName(name)} is not allowed here.`;
    return this.#issues.refuse("type", this.#issues.attribute("type"), detail);
  }
}

/** A complex type, of which an anonymous one has no name. */
interface EnteredType {
  readonly namespace: string;
  readonly type: string;
  /** Whether its content is simple. */
  readonly isText?: boolean;
}

/** SOAP::Lite says there which class of Perl a value is of, and nothing of its type. */
const perlNamespace = "http://namespaces.soaplite.com/perl";

/** Thrown to get out of a decoder that has read the start tag. */
const endOfStart = new Error("end of start tag");

/** Why an element must not say xsi:nil, whatever it says (XSD 1.0 Part 1, 3.3.4, cvc-elt 3.1). */
export const notNillable = "Null is not allowed here.";

/** An expanded name for a person. */
export function describeName({ namespace, name }: ExpandedName): string {
  return namespace === "" ? `${name} of no namespace` : `{${namespace}}${name}`;
}
