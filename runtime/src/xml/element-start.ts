import type { ExpandedName } from "../values/names.js";
import type { XmlAttribute } from "./attribute-list.js";
import type { ElementDeclaration } from "./element-declaration.js";
import { schemaNamespace } from "./namespace-scope.js";
import type { ReaderIssues } from "./reader-issues.js";
import { takeNil, takeType } from "./schema-instance.js";
import type { Tolerance } from "./tolerance.js";
import type { XmlParser } from "./xml-parser.js";

/** How strictly start tags are checked. */
interface StartTerms {
  /** Whether attributes that the contract does not name are skipped. */
  readonly skipUnexpected: boolean;
  /** Decides which attributes are skipped, on any element. If present, it overrides `skipUnexpected`. */
  readonly passAttribute: ((attribute: XmlAttribute) => boolean) | undefined;
  /** Whether xsi:type may name a type on an element of an anonymous type, as messages of some SOAP stacks do. */
  readonly namesAnonymous: boolean;
  readonly tolerance: Tolerance | undefined;
}

/**
 * The facts about the current element that are known before its content is read: its declaration, xsi:nil and xsi:type.
 */
export class ElementStart {
  readonly #parser: XmlParser;
  readonly #issues: ReaderIssues;
  readonly #terms: StartTerms;
  #declaration: ElementDeclaration | undefined;
  /** Number and depth of the element that the declaration belongs to. */
  #element = 0;
  #depth = 0;
  /** Number of the element whose xsi:type is ignored. */
  #ignored = 0;
  /** Whether a decoder is reading the start tag of a null element, and must not read content. */
  isNil = false;
  /**
   * Depth of the message in an envelope. SOAP::Lite writes xsi:nil on a message without content even if its element is
   * not nillable, so this depth is exempt.
   */
  messageDepth = 0;

  constructor(parser: XmlParser, issues: ReaderIssues, terms: StartTerms) {
    this.#parser = parser;
    this.#issues = issues;
    this.#terms = terms;
  }

  /** Ignores the xsi:type of the current element from now on, so that it is read as its declared type. */
  ignoreType(): void {
    this.#ignored = this.#parser.elementCount;
  }

  /** Whether a declaration has been set, for this element or an earlier one. */
  get isDeclared(): boolean {
    return this.#declaration !== undefined;
  }

  /** Sets the declaration of the current element. */
  declare(declaration: ElementDeclaration): void {
    this.#declaration = declaration;
    this.#element = this.#parser.elementCount;
    this.#depth = this.#parser.depth;
  }

  /** The declaration of the current element; undefined once its content has been read. */
  declared(): ElementDeclaration | undefined {
    if (this.#declaration === undefined) return undefined;
    const isCurrent = this.#element === this.#parser.elementCount && this.#depth === this.#parser.depth;
    if (!isCurrent) this.#declaration = undefined;
    return this.#declaration;
  }

  /** Like `declared`, and clears the declaration. For the caller that applies the default or fixed value. */
  takeDeclared(): ElementDeclaration | undefined {
    const declaration = this.declared();
    this.#declaration = undefined;
    return declaration;
  }

  /** The value of xsi:nil on its first read; undefined later. */
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

  /**
   * Refuses an element with xsi:nil if no decoder has read that attribute, as the element is then not nillable. An
   * empty message is exempt.
   */
  notNil(): void {
    const nil = this.takeNil();
    if (nil === undefined) return;
    const isMessage = this.#parser.depth === this.messageDepth;
    if (isMessage && (nil !== "nil" || (this.#parser.space() && this.#parser.atEndTag()))) return;
    // A tolerant reader keeps a value that says that it is not null.
    if (nil === "present" && this.#terms.tolerance !== undefined)
      this.#issues.add("null", this.#issues.current, "xsi:nil is not allowed here.");
    else this.refuseNull(notNillable);
  }

  /** Refuses a null element. A tolerant reader leaves it out instead. */
  refuseNull(detail: string): void {
    if (this.#terms.tolerance === undefined) this.#issues.refuse("null", this.#issues.current, detail);
    this.#terms.tolerance.leaveOut({ parser: this.#parser, issues: this.#issues }, { code: "null", detail });
  }

  /** Runs a decoder on the start tag of the current element only, without its content. */
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

  /** Ends a decoder that may only read the start tag. Must be called before content is read. */
  beforeContent(): void {
    if (this.isNil) throw endOfStart;
  }

  /**
   * Checks a start tag against a complex type whose attributes have been read. For simple content, a message may name a
   * built-in type that the text looks like, as it may for all simple values.
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

  /** Reports the attributes that have not been read. */
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

  /** Refuses the value of xsi:type. A tolerant reader reports it and reads the element as its declared type. */
  objectToType(detail: string): void {
    this.#issues.object("type", this.#issues.attribute("type"), detail);
  }

  /** Refuses the type that xsi:type names. */
  refuseNamed(name: ExpandedName): never {
    const detail = `The type ${describeName(name)} is not allowed here.`;
    return this.#issues.refuse("type", this.#issues.attribute("type"), detail);
  }
}

/** The facts about a complex type that its start tag is checked against; `type` is `""` for an anonymous type. */
interface EnteredType {
  readonly namespace: string;
  readonly type: string;
  /** Whether the type has simple content. */
  readonly isText?: boolean;
}

/** The namespace in which SOAP::Lite names the Perl class of a value. It says nothing about the type. */
const perlNamespace = "http://namespaces.soaplite.com/perl";

/** Thrown to leave a decoder once it has read the start tag. */
const endOfStart = new Error("end of start tag");

/**
 * The message for xsi:nil on an element that is not nillable, whatever its value (XSD 1.0 Part 1, 3.3.4, cvc-elt 3.1).
 */
export const notNillable = "Null is not allowed here.";

/** An expanded name in words for an error message. */
export function describeName({ namespace, name }: ExpandedName): string {
  return namespace === "" ? `${name} of no namespace` : `{${namespace}}${name}`;
}
