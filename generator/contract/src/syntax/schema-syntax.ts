import type { Span } from "../diagnostics/span.js";
import type { Documentation } from "./documentation.js";

/** A name with its prefix resolved; `""` is no namespace. */
export interface QualifiedName {
  readonly namespace: string;
  readonly local: string;
  /** Its prefix where nothing declares it: the namespace is not known then. */
  readonly undeclaredPrefix?: string;
  readonly at: Span;
}

/** What every node of a document carries. */
export interface SyntaxNode {
  readonly at: Span;
  readonly documentation: Documentation | undefined;
}

/** One xs:schema element, a document of its own or one inside wsdl:types. */
export interface SchemaSyntax extends SyntaxNode {
  /** Location of the document it stands in, the base of its schemaLocations. */
  readonly location: string;
  readonly targetNamespace: string | undefined;
  readonly elementForm: Form;
  readonly attributeForm: Form;
  readonly block: DerivationSet;
  readonly final: DerivationSet;
  readonly references: readonly SchemaReferenceSyntax[];
  readonly components: readonly TopLevelSyntax[];
}

/** Whether a local name is in the target namespace. */
export type Form = "qualified" | "unqualified";

/** Words of a block or final attribute as written, `#all` among them; undefined where there is no attribute. */
export type DerivationSet = readonly string[] | undefined;

/** xs:import, xs:include and xs:redefine (XSD 1.0 Part 1, section 4.2). */
export interface SchemaReferenceSyntax extends SyntaxNode {
  readonly kind: "import" | "include" | "redefine";
  readonly namespace: string | undefined;
  readonly schemaLocation: string | undefined;
  /** The attribute with the location, or else the element. */
  readonly locationAt: Span;
  /** What a redefine redefines. */
  readonly components: readonly RedefinableSyntax[];
}

/** What xs:redefine may hold. */
export type RedefinableSyntax = SimpleTypeSyntax | ComplexTypeSyntax | GroupSyntax | AttributeGroupSyntax;

/** What may stand at the top of a schema with a name. */
export type TopLevelSyntax = RedefinableSyntax | ElementSyntax | AttributeSyntax | NotationSyntax;

/** A type as written. */
export type TypeSyntax = SimpleTypeSyntax | ComplexTypeSyntax;

/** xs:element with a name, at top level or in a content model. */
export interface ElementSyntax extends SyntaxNode {
  readonly kind: "element";
  readonly name: string;
  readonly nameAt: Span;
  readonly form: Form | undefined;
  readonly type: QualifiedName | undefined;
  readonly inlineType: TypeSyntax | undefined;
  readonly nillable: boolean;
  readonly abstract: boolean;
  readonly value: ValueSyntax | undefined;
  readonly substitutionGroup: QualifiedName | undefined;
  readonly block: DerivationSet;
  readonly final: DerivationSet;
  readonly identityConstraints: readonly IdentityConstraintSyntax[];
}

/** A default or fixed attribute. */
export interface ValueSyntax {
  readonly kind: "default" | "fixed";
  readonly value: string;
  /** Resolves a prefix in it, or `""`; undefined for a prefix not declared. */
  readonly namespaceOf: (prefix: string) => string | undefined;
}

/** xs:attribute with a name. */
export interface AttributeSyntax extends SyntaxNode {
  readonly kind: "attribute";
  readonly name: string;
  readonly nameAt: Span;
  readonly form: Form | undefined;
  readonly type: QualifiedName | undefined;
  readonly inlineType: SimpleTypeSyntax | undefined;
  readonly value: ValueSyntax | undefined;
}

/** An attribute inside a complex type or attribute group. */
export interface AttributeUseSyntax extends SyntaxNode {
  readonly use: "optional" | "required" | "prohibited";
  readonly value: ValueSyntax | undefined;
  readonly attribute:
    | { readonly kind: "reference"; readonly ref: QualifiedName }
    | { readonly kind: "local"; readonly declaration: AttributeSyntax };
}

/** The attributes of a complex type, derivation or attribute group. */
export interface AttributesSyntax {
  readonly uses: readonly AttributeUseSyntax[];
  readonly groups: readonly QualifiedName[];
  readonly wildcard: WildcardSyntax | undefined;
}

/** xs:any or xs:anyAttribute without its occurrence. */
export interface WildcardSyntax extends SyntaxNode {
  /** The namespace attribute's words: `##any`, `##other`, or a list with `##local` and `##targetNamespace`. */
  readonly namespaces: readonly string[];
  readonly process: "strict" | "lax" | "skip";
}

/** `max` is `Infinity` for "unbounded". */
export type ParticleSyntax = SyntaxNode & { readonly min: number; readonly max: number } & (
    | { readonly kind: "element"; readonly element: ElementSyntax }
    /** `nillable` is what XSD has no place for: it is to be nillable here, whatever its declaration says. */
    | { readonly kind: "elementReference"; readonly ref: QualifiedName; readonly nillable: boolean }
    | { readonly kind: "groupReference"; readonly ref: QualifiedName }
    | { readonly kind: "sequence" | "choice" | "all"; readonly items: readonly ParticleSyntax[] }
    | { readonly kind: "wildcard"; readonly wildcard: WildcardSyntax }
  );

/** xs:group with a name. */
export interface GroupSyntax extends SyntaxNode {
  readonly kind: "group";
  readonly name: string;
  readonly nameAt: Span;
  readonly particle: ParticleSyntax | undefined;
}

/** xs:attributeGroup with a name. */
export interface AttributeGroupSyntax extends SyntaxNode {
  readonly kind: "attributeGroup";
  readonly name: string;
  readonly nameAt: Span;
  readonly attributes: AttributesSyntax;
}

/** xs:complexType; `name` is undefined where it is written in place. */
export interface ComplexTypeSyntax extends SyntaxNode {
  readonly kind: "complexType";
  readonly name: string | undefined;
  readonly nameAt: Span;
  readonly abstract: boolean;
  readonly mixed: boolean;
  readonly block: DerivationSet;
  readonly final: DerivationSet;
  readonly content: ComplexContentSyntax;
}

/** How the content of a complex type is written. */
export type ComplexContentSyntax = {
  readonly attributes: AttributesSyntax;
} /** Without simpleContent or complexContent: a restriction of anyType. */ & (
  | {
      readonly kind: "shorthand";
      readonly particle: ParticleSyntax | undefined;
      /** Whether it is an array of SOAP's encoding, whose items say in `arrayType` what and how many they are. */
      readonly encodedArray?: true;
      /** What is written for the type of its items where that cannot be read. */
      readonly unreadArrayType?: { readonly value: string; readonly at: Span };
      /** A wsdl:arrayType without brackets. */
      readonly bareArrayType?: { readonly value: string; readonly at: Span };
    }
  | {
      readonly kind: "complexContent";
      /** Of the complexContent element; undefined where it says nothing. */
      readonly mixed: boolean | undefined;
      readonly derivation: "extension" | "restriction";
      readonly base: QualifiedName | undefined;
      readonly particle: ParticleSyntax | undefined;
      readonly at: Span;
    }
  | {
      readonly kind: "simpleContent";
      readonly derivation: "extension" | "restriction";
      readonly base: QualifiedName | undefined;
      readonly inlineType: SimpleTypeSyntax | undefined;
      readonly facets: readonly FacetSyntax[];
      readonly at: Span;
    }
);

/** xs:simpleType. */
export interface SimpleTypeSyntax extends SyntaxNode {
  readonly kind: "simpleType";
  readonly name: string | undefined;
  readonly nameAt: Span;
  readonly final: DerivationSet;
  readonly content: SimpleContentSyntax;
  /** What the mark `open-enum` says; undefined where there is none. */
  readonly openEnumeration: boolean | undefined;
}

/** How a simple type is written. */
export type SimpleContentSyntax =
  | {
      readonly kind: "restriction";
      readonly base: QualifiedName | undefined;
      readonly inlineType: SimpleTypeSyntax | undefined;
      readonly facets: readonly FacetSyntax[];
    }
  | {
      readonly kind: "list";
      readonly item: QualifiedName | undefined;
      readonly inlineType: SimpleTypeSyntax | undefined;
    }
  | {
      readonly kind: "union";
      readonly members: readonly QualifiedName[];
      readonly inlineTypes: readonly SimpleTypeSyntax[];
    };

/** One facet element as written. */
export interface FacetSyntax extends SyntaxNode {
  readonly name: string;
  readonly value: string;
  readonly fixed: boolean;
  /** Resolves the prefix of a value that is a QName; undefined for a prefix not declared. */
  readonly namespaceOf: (prefix: string) => string | undefined;
}

/** xs:unique, xs:key and xs:keyref. */
export interface IdentityConstraintSyntax extends SyntaxNode {
  readonly kind: "unique" | "key" | "keyref";
  readonly name: string;
  readonly refer: QualifiedName | undefined;
  /** XPath texts, prefixes written as `{namespace}`. */
  readonly selector: string;
  readonly fields: readonly string[];
}

/** xs:notation. */
export interface NotationSyntax extends SyntaxNode {
  readonly kind: "notation";
  readonly name: string;
  readonly nameAt: Span;
  readonly public: string | undefined;
  readonly system: string | undefined;
}
