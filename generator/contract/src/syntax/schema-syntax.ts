import type { Span } from "../diagnostics/span.js";
import type { Documentation } from "./documentation.js";

/** A name with its prefix resolved; `""` is no namespace. */
export interface QualifiedName {
  readonly namespace: string;
  readonly local: string;
  /** The prefix if it is undeclared; then the namespace is unknown. */
  readonly undeclaredPrefix?: string;
  readonly at: Span;
}

/** The facts of every syntax node. */
export interface SyntaxNode {
  readonly at: Span;
  readonly documentation: Documentation | undefined;
}

/** An xs:schema element, which is a document or inside wsdl:types. */
export interface SchemaSyntax extends SyntaxNode {
  /** The location of the document, which is the base of its schemaLocations. */
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

/** The words of a block or final attribute as written, including `#all`; undefined if the attribute is absent. */
export type DerivationSet = readonly string[] | undefined;

/** xs:import, xs:include and xs:redefine (XSD 1.0 Part 1, section 4.2). */
export interface SchemaReferenceSyntax extends SyntaxNode {
  readonly kind: "import" | "include" | "redefine";
  readonly namespace: string | undefined;
  readonly schemaLocation: string | undefined;
  /** The place of the location attribute, or else of the element. */
  readonly locationAt: Span;
  /** The components of a redefine. */
  readonly components: readonly RedefinableSyntax[];
}

/** A component that xs:redefine may contain. */
export type RedefinableSyntax = SimpleTypeSyntax | ComplexTypeSyntax | GroupSyntax | AttributeGroupSyntax;

/** A global component with a name. */
export type TopLevelSyntax = RedefinableSyntax | ElementSyntax | AttributeSyntax | NotationSyntax;

/** A type in the syntax. */
export type TypeSyntax = SimpleTypeSyntax | ComplexTypeSyntax;

/** xs:element with a name, global or in a content model. */
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
  /** Resolves a prefix or `""`; undefined for an undeclared prefix. */
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

/** xs:any or xs:anyAttribute without its occurrences. */
export interface WildcardSyntax extends SyntaxNode {
  /** The words of the namespace attribute: `##any`, `##other`, or a list with `##local` and `##targetNamespace`. */
  readonly namespaces: readonly string[];
  readonly process: "strict" | "lax" | "skip";
}

/** `max` is `Infinity` for "unbounded". */
export type ParticleSyntax = SyntaxNode & { readonly min: number; readonly max: number } & (
    | { readonly kind: "element"; readonly element: ElementSyntax }
    /** Set if the element is nillable here whatever its declaration says, for which XSD has no syntax. */
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

/** xs:complexType; `name` is undefined for a type without a name. */
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

/** The content of a complex type in the syntax. */
export type ComplexContentSyntax = {
  readonly attributes: AttributesSyntax;
} /** Without simpleContent or complexContent: a restriction of anyType. */ & (
  | {
      readonly kind: "shorthand";
      readonly particle: ParticleSyntax | undefined;
      /** Whether the type is an array of SOAP's encoding, whose `arrayType` gives the type and number of items. */
      readonly encodedArray?: true;
      /** The item type as written, if it cannot be read. */
      readonly unreadArrayType?: { readonly value: string; readonly at: Span };
      /** A wsdl:arrayType without brackets. */
      readonly bareArrayType?: { readonly value: string; readonly at: Span };
    }
  | {
      readonly kind: "complexContent";
      /** The attribute of complexContent; undefined if it is absent. */
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
  /** The value of the mark `open-enum`; undefined if it is absent. */
  readonly openEnumeration: boolean | undefined;
}

/** The definition of a simple type in the syntax. */
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

/** A facet element. */
export interface FacetSyntax extends SyntaxNode {
  readonly name: string;
  readonly value: string;
  readonly fixed: boolean;
  /** Resolves the prefix of a QName value; undefined for an undeclared prefix. */
  readonly namespaceOf: (prefix: string) => string | undefined;
}

/** xs:unique, xs:key and xs:keyref. */
export interface IdentityConstraintSyntax extends SyntaxNode {
  readonly kind: "unique" | "key" | "keyref";
  readonly name: string;
  readonly refer: QualifiedName | undefined;
  /** XPath texts with prefixes written as `{namespace}`. */
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
