import type { Span } from "../diagnostics/span.js";
import type { Documentation } from "../syntax/documentation.js";

export type { Documentation } from "../syntax/documentation.js";

/** `{namespace}local`; a name in no namespace is `{}local`. */
export type ExpandedName = string;

/**
 * The schema components of a contract (XSD 1.0 Part 1, section 3): every reference resolved to an expanded name that
 * is a key here or a built-in type, group references replaced by what they stand for, no prefixes left.
 */
export interface SchemaSet {
  readonly types: ReadonlyMap<ExpandedName, TypeDefinition>;
  readonly elements: ReadonlyMap<ExpandedName, ElementDeclaration>;
  readonly attributes: ReadonlyMap<ExpandedName, AttributeDeclaration>;
  /** The names of those that are declared (section 3.12): nothing else of them shows in messages. */
  readonly notations: ReadonlySet<ExpandedName>;
}

/** What every component carries. */
interface Component {
  readonly at: Span;
  readonly documentation: Documentation | undefined;
}

/** What every type carries. */
interface TypeComponent extends Component {
  /** The namespace that a schema without one took, where it was included: it is there once for each that includes it. */
  readonly chameleon?: string;
}

/** A simple or complex type. */
export type TypeDefinition = SimpleTypeDefinition | ComplexTypeDefinition;

/** A type by name (a key of `SchemaSet.types`, or `{http://www.w3.org/2001/XMLSchema}int` and its like) or written in place. */
export type TypeReference<Definition extends TypeDefinition = TypeDefinition> =
  | { readonly kind: "named"; readonly name: ExpandedName }
  | { readonly kind: "anonymous"; readonly type: Definition };

/** The ways one component is made from another. */
export type Derivation = "extension" | "restriction" | "list" | "union" | "substitution";

/** XSD 1.0 Part 1, section 3.14. */
export interface SimpleTypeDefinition extends TypeComponent {
  readonly kind: "simple";
  readonly name: ExpandedName | undefined;
  readonly final: readonly Derivation[];
  /** What it restricts; for a list or union written directly, `anySimpleType`. */
  readonly base: TypeReference<SimpleTypeDefinition>;
  readonly variety: Variety;
  /** Facets written on this step only; those of the base are found on the base. */
  readonly facets: readonly Facet[];
  /** Whether it is an enumeration that other values may join, as the contract marks it; undefined where nothing is said. */
  readonly openEnumeration?: boolean | undefined;
}

/** What the values of a simple type are. */
export type Variety =
  /** `builtin` is the local name of the built-in type nearest to it in the derivation: `int`, `token`, `dateTime`, ... */
  | { readonly kind: "atomic"; readonly builtin: string }
  | { readonly kind: "list"; readonly item: TypeReference<SimpleTypeDefinition> }
  | { readonly kind: "union"; readonly members: readonly TypeReference<SimpleTypeDefinition>[] };

/** XSD 1.0 Part 2, section 4.3. Bounds are lexical text, white space normalised. */
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
  /** The patterns of one step: one of them must match. */
  | { readonly kind: "pattern"; readonly values: readonly string[]; readonly at: Span }
  | { readonly kind: "enumeration"; readonly values: readonly EnumerationValue[]; readonly at: Span }
  | { readonly kind: "whiteSpace"; readonly value: "preserve" | "replace" | "collapse"; readonly at: Span };

/** One value of an enumeration. */
export interface EnumerationValue {
  readonly value: string;
  /** For QName and NOTATION: the value with its prefix resolved; for lists of them, with the prefixes of all. */
  readonly expanded: string | undefined;
}

/** XSD 1.0 Part 1, section 3.4. */
export interface ComplexTypeDefinition extends TypeComponent {
  readonly kind: "complex";
  readonly name: ExpandedName | undefined;
  readonly abstract: boolean;
  readonly final: readonly Derivation[];
  readonly block: readonly Derivation[];
  readonly base: TypeReference;
  readonly derivation: "extension" | "restriction";
  /** All attributes, those of groups and of the base included, prohibited ones left out; in a stable order, base first. */
  readonly attributes: readonly AttributeUse[];
  readonly attributeWildcard: Wildcard | undefined;
  /** The effective content, that of the base included. */
  readonly content: Content;
  /** What an extension adds to its base's content; undefined where it adds nothing, and in a restriction. */
  readonly addition: Particle | undefined;
  /** Whether it is an array of SOAP's encoding (SOAP 1.1 section 5.4.2): its content is a list of items. */
  readonly encodedArray?: true;
}

/** What stands between the tags of an element. */
export type Content =
  | { readonly kind: "empty" }
  | { readonly kind: "simple"; readonly type: TypeReference<SimpleTypeDefinition> }
  /** `particle` is undefined in mixed content without elements. */
  | { readonly kind: "elements"; readonly mixed: boolean; readonly particle: Particle | undefined };

/** XSD 1.0 Part 1, section 3.9. `max` is `Infinity` for "unbounded". Particles with max 0 are gone. */
export type Particle = { readonly min: number; readonly max: number; readonly at: Span } & (
  | { readonly kind: "element"; readonly element: ElementUse }
  | { readonly kind: "sequence" | "choice" | "all"; readonly items: readonly Particle[] }
  | { readonly kind: "wildcard"; readonly wildcard: Wildcard }
);

/** An element in a content model: a global one by name, or one declared in place. */
export type ElementUse = ElementReference | { readonly kind: "local"; readonly element: ElementDeclaration };

/** A global element by name. */
export interface ElementReference {
  readonly kind: "reference";
  readonly name: ExpandedName;
  /** Set where it is nillable here even if it is not declared so. */
  readonly nillable?: true;
  /** What is said here. */
  readonly documentation?: Documentation | undefined;
}

/** XSD 1.0 Part 1, section 3.3. */
export interface ElementDeclaration extends Component {
  /** With its namespace as it stands on the wire: `{}name` for an unqualified local element. */
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
  /** As written. */
  readonly value: string;
  /** What it is if names are meant, where that is not what is written; absent (`Absent`) where none are. */
  readonly expanded: ExpandedValue | undefined;
}

/** A value with the prefixes of its names resolved. */
export interface ExpandedValue {
  readonly value: string;
}

/** XSD 1.0 Part 1, section 3.2. */
export interface AttributeDeclaration extends Component {
  /** With its namespace as it stands on the wire. */
  readonly name: ExpandedName;
  readonly type: TypeReference<SimpleTypeDefinition>;
  readonly valueConstraint: ValueConstraint | undefined;
}

/** XSD 1.0 Part 1, section 3.5. */
export interface AttributeUse {
  /** Where a type or group uses it: the declaration's own place unless it is used by ref. */
  readonly at: Span;
  readonly attribute: AttributeDeclaration;
  readonly required: boolean;
  /** These are the use's own, or else the declaration's. */
  readonly valueConstraint: ValueConstraint | undefined;
  readonly documentation: Documentation | undefined;
}

/** XSD 1.0 Part 1, section 3.10. */
export interface Wildcard {
  readonly namespaces: WildcardNamespaces;
  readonly process: "strict" | "lax" | "skip";
  readonly at: Span;
}

/** The namespaces a wildcard allows. */
export type WildcardNamespaces =
  | { readonly kind: "any" }
  /** Any but this one, and not "no namespace" (`##other`). */
  | { readonly kind: "not"; readonly namespace: string }
  /** `""` is no namespace. */
  | { readonly kind: "oneOf"; readonly namespaces: readonly string[] };

/** XSD 1.0 Part 1, section 3.11. */
export interface IdentityConstraint extends Component {
  readonly kind: "unique" | "key" | "keyref";
  readonly name: ExpandedName;
  readonly refer: ExpandedName | undefined;
  /** XPath subset of section 3.11.6, prefixes written as `{namespace}`. */
  readonly selector: string;
  readonly fields: readonly string[];
}
