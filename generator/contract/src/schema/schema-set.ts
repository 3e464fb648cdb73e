import type { Span } from "../diagnostics/span.js";
import type { Documentation } from "../syntax/documentation.js";

export type { Documentation } from "../syntax/documentation.js";

/** `{namespace}local`; a name in no namespace is `{}local`. */
export type ExpandedName = string;

/**
 * The schema components of a contract (XSD 1.0 Part 1, section 3). Every reference is an expanded name that is a key
 * here or a built-in type. Group references are replaced by the groups' content. No prefixes are left.
 */
export interface SchemaSet {
  readonly types: ReadonlyMap<ExpandedName, TypeDefinition>;
  readonly elements: ReadonlyMap<ExpandedName, ElementDeclaration>;
  readonly attributes: ReadonlyMap<ExpandedName, AttributeDeclaration>;
  /** The names of the declared notations (section 3.12). Messages show nothing else of them. */
  readonly notations: ReadonlySet<ExpandedName>;
}

/** The facts of every component. */
interface Component {
  readonly at: Span;
  readonly documentation: Documentation | undefined;
}

/** The facts of every type. */
interface TypeComponent extends Component {
  /**
   * The namespace that a chameleon schema got from the including schema. The type exists once for each including
   * namespace.
   */
  readonly chameleon?: string;
}

/** A simple or complex type. */
export type TypeDefinition = SimpleTypeDefinition | ComplexTypeDefinition;

/**
 * A type by name (a key of `SchemaSet.types`, or a built-in type such as `{http://www.w3.org/2001/XMLSchema}int`), or a
 * type without a name.
 */
export type TypeReference<Definition extends TypeDefinition = TypeDefinition> =
  | { readonly kind: "named"; readonly name: ExpandedName }
  | { readonly kind: "anonymous"; readonly type: Definition };

/** The ways to derive one component from another. */
export type Derivation = "extension" | "restriction" | "list" | "union" | "substitution";

/** A simple type (XSD 1.0 Part 1, section 3.14). */
export interface SimpleTypeDefinition extends TypeComponent {
  readonly kind: "simple";
  readonly name: ExpandedName | undefined;
  readonly final: readonly Derivation[];
  /** The type that it restricts; `anySimpleType` for a list or union. */
  readonly base: TypeReference<SimpleTypeDefinition>;
  readonly variety: Variety;
  /** The facets of this step. Those of the base are on the base. */
  readonly facets: readonly Facet[];
  /** Whether the contract marks the enumeration as open; undefined without a mark. */
  readonly openEnumeration?: boolean | undefined;
}

/** The kind of values of a simple type. */
export type Variety =
  /** `builtin` is the local name of the nearest built-in type in the derivation: `int`, `token`, `dateTime`, ... */
  | { readonly kind: "atomic"; readonly builtin: string }
  | { readonly kind: "list"; readonly item: TypeReference<SimpleTypeDefinition> }
  | { readonly kind: "union"; readonly members: readonly TypeReference<SimpleTypeDefinition>[] };

/** A facet (XSD 1.0 Part 2, section 4.3). Bounds are lexical text with normalised white space. */
export type Facet =
  | {
      readonly kind: "length" | "minLength" | "maxLength" | "totalDigits" | "fractionDigits";
      readonly value: number;
      readonly at: Span;
    }
  | {
      readonly kind: "minInclusive" | "maxInclusive" | "minExclusive" | "maxExclusive";
      readonly value: string;
      readonly at: Span;
    }
  /** The patterns of one step, of which one must match. */
  | { readonly kind: "pattern"; readonly values: readonly string[]; readonly at: Span }
  | { readonly kind: "enumeration"; readonly values: readonly EnumerationValue[]; readonly at: Span }
  | { readonly kind: "whiteSpace"; readonly value: "preserve" | "replace" | "collapse"; readonly at: Span };

/** A value of an enumeration. */
export interface EnumerationValue {
  readonly value: string;
  /** For QName and NOTATION, the value with its prefix resolved; for lists of them, with all prefixes resolved. */
  readonly expanded: string | undefined;
}

/** A complex type (XSD 1.0 Part 1, section 3.4). */
export interface ComplexTypeDefinition extends TypeComponent {
  readonly kind: "complex";
  readonly name: ExpandedName | undefined;
  readonly abstract: boolean;
  readonly final: readonly Derivation[];
  readonly block: readonly Derivation[];
  readonly base: TypeReference;
  readonly derivation: "extension" | "restriction";
  /** All attributes, including those of groups and of the base, without prohibited ones; the base's come first. */
  readonly attributes: readonly AttributeUse[];
  readonly attributeWildcard: Wildcard | undefined;
  /** The effective content, including that of the base. */
  readonly content: Content;
  /** The content that an extension adds to its base; undefined for a restriction, or if nothing is added. */
  readonly addition: Particle | undefined;
  /** Whether the type is an array of SOAP's encoding (SOAP 1.1 section 5.4.2), whose content is a list of items. */
  readonly encodedArray?: true;
}

/** The content of an element. */
export type Content =
  | { readonly kind: "empty" }
  | { readonly kind: "simple"; readonly type: TypeReference<SimpleTypeDefinition> }
  /** `particle` is undefined in mixed content without elements. */
  | { readonly kind: "elements"; readonly mixed: boolean; readonly particle: Particle | undefined };

/** A particle (XSD 1.0 Part 1, section 3.9). `max` is `Infinity` for "unbounded". Particles with max 0 are left out. */
export type Particle = { readonly min: number; readonly max: number; readonly at: Span } & (
  | { readonly kind: "element"; readonly element: ElementUse }
  | { readonly kind: "sequence" | "choice" | "all"; readonly items: readonly Particle[] }
  | { readonly kind: "wildcard"; readonly wildcard: Wildcard }
);

/** An element in a content model: a reference to a global element, or a local one. */
export type ElementUse = ElementReference | { readonly kind: "local"; readonly element: ElementDeclaration };

/** A reference to a global element. */
export interface ElementReference {
  readonly kind: "reference";
  readonly name: ExpandedName;
  /** Set if the element is nillable here even if its declaration is not. */
  readonly nillable?: true;
  /** The documentation of the reference. */
  readonly documentation?: Documentation | undefined;
}

/** An element declaration (XSD 1.0 Part 1, section 3.3). */
export interface ElementDeclaration extends Component {
  /** The name on the wire: `{}name` for an unqualified local element. */
  readonly name: ExpandedName;
  readonly type: TypeReference;
  readonly nillable: boolean;
  readonly abstract: boolean;
  readonly valueConstraint: ValueConstraint | undefined;
  readonly substitutionGroup: ExpandedName | undefined;
  readonly block: readonly Derivation[];
  readonly final: readonly Derivation[];
  readonly identityConstraints: readonly IdentityConstraint[];
}

/** A default or fixed value. */
export interface ValueConstraint {
  readonly kind: "default" | "fixed";
  /** The text as written. */
  readonly value: string;
  /** The value as names, if that differs from the text. It counts as absent (`Absent`) if the type takes no names. */
  readonly expanded: ExpandedValue | undefined;
}

/** A value with the prefixes of its names resolved. */
export interface ExpandedValue {
  readonly value: string;
}

/** An attribute declaration (XSD 1.0 Part 1, section 3.2). */
export interface AttributeDeclaration extends Component {
  /** The name on the wire. */
  readonly name: ExpandedName;
  readonly type: TypeReference<SimpleTypeDefinition>;
  readonly valueConstraint: ValueConstraint | undefined;
}

/** An attribute of a type (XSD 1.0 Part 1, section 3.5). */
export interface AttributeUse {
  /** The place of the use. It is the declaration's place unless the attribute is used by ref. */
  readonly at: Span;
  readonly attribute: AttributeDeclaration;
  readonly required: boolean;
  /** The value constraint of the use, or else of the declaration. */
  readonly valueConstraint: ValueConstraint | undefined;
  readonly documentation: Documentation | undefined;
}

/** A wildcard (XSD 1.0 Part 1, section 3.10). */
export interface Wildcard {
  readonly namespaces: WildcardNamespaces;
  readonly process: "strict" | "lax" | "skip";
  readonly at: Span;
}

/** The namespaces that a wildcard allows. */
export type WildcardNamespaces =
  | { readonly kind: "any" }
  /** `##other`: any namespace but this one, and not "no namespace". */
  | { readonly kind: "not"; readonly namespace: string }
  /** `""` is no namespace. */
  | { readonly kind: "oneOf"; readonly namespaces: readonly string[] };

/** A key, keyref or unique (XSD 1.0 Part 1, section 3.11). */
export interface IdentityConstraint extends Component {
  readonly kind: "unique" | "key" | "keyref";
  readonly name: ExpandedName;
  readonly refer: ExpandedName | undefined;
  /** A path of the XPath subset in section 3.11.6, with prefixes written as `{namespace}`. */
  readonly selector: string;
  readonly fields: readonly string[];
}

/** Finds the types that components name. */
export interface TypeLookup {
  /** The definition that a reference names; undefined only if the name could not be resolved. */
  readonly type: (reference: TypeReference) => TypeDefinition | undefined;
}
