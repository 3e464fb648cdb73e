import type { SecurityPolicy } from "@stubwright/runtime";
import type { Span } from "../diagnostics/span.js";
import type { Documentation, ExpandedName, IdentityConstraint, Wildcard } from "../schema/schema-set.js";
import type { BuiltinName } from "../simple-types/builtin-name.js";
import type { Representation } from "../simple-types/scalar-options.js";

export type { Documentation, ExpandedName, IdentityConstraint, Wildcard } from "../schema/schema-set.js";

/**
 * The meaning of a contract as plain data. Later stages know nothing of the syntax of WSDL and XSD. The model can be
 * printed as JSON, and every list is in the contract's document order.
 */
export interface ContractModel {
  /** The kebab-case name of the contract: `game-play`. Names of generated functions and interfaces start with it. */
  readonly name: string;
  /**
   * The namespace of the types: the targetNamespace of the entry document, or of the schema that declares the messages.
   */
  readonly namespace: string;
  readonly services: readonly ServiceModel[];
  readonly operations: readonly OperationModel[];
  readonly types: readonly TypeModel[];
  readonly elements: readonly GlobalElementModel[];
  /** The global attributes, which wildcards may take. */
  readonly attributes?: readonly GlobalAttributeModel[];
  /**
   * Namespaces whose elements have no namespace in encoded messages, if there are any (SOAP 1.1 section 5.4.1). Some
   * stacks qualify them anyway.
   */
  readonly ignoredNamespaces?: readonly string[];
  /** The security that the policies of bindings ask for, if any do. */
  readonly securityPolicies?: readonly SecurityPolicyModel[];
}

/** The security that the policy of a binding asks for. */
export interface SecurityPolicyModel {
  /** The local name of the binding. */
  readonly binding: string;
  readonly policy: SecurityPolicy;
}

/** A wsdl:service: the ports at which operations are reached. */
export interface ServiceModel {
  /** The local name. */
  readonly name: string;
  readonly documentation: Documentation | undefined;
  readonly ports: readonly PortModel[];
}

/** A port of a service. All names are local. */
export interface PortModel {
  readonly name: string;
  readonly binding: string;
  readonly portType: string;
  /** The address as the contract writes it, whatever the protocol; undefined if it has none. */
  readonly address: string | undefined;
}

/** An operation of a port type, in the form that its SOAP bindings give it. */
export interface OperationModel {
  /**
   * The name in the contract. If other operations have the same name, or one that differs only in case, it gets
   * another.
   */
  readonly name: string;
  readonly portType: string;
  readonly documentation: Documentation | undefined;
  readonly soapAction: string;
  /** The action that SOAP 1.2 callers send: the same as `soapAction` unless two bindings disagree. */
  readonly soap12Action: string;
  /** The action that WS-Addressing gives replies; undefined where the contract has none. */
  readonly replyAction: string | undefined;
  /** Whether the contract marks the operation as safe by `wsdlx:safe`: a call changes nothing. */
  readonly isSafe: boolean;
  /** The SOAP versions whose bindings require WS-Addressing. */
  readonly addressedVersions: readonly SoapVersionName[];
  /** The SOAP versions of its bindings; never empty. */
  readonly soapVersions: readonly SoapVersionName[];
  readonly request: MessageModel;
  /** Undefined for a one-way operation. */
  readonly reply: MessageModel | undefined;
  readonly faults: readonly FaultModel[];
  readonly at: Span;
}

/** A version of SOAP. */
export type SoapVersionName = "1.1" | "1.2";

/** The facts that decide whether an element may be null. */
export interface NilFacts {
  /** Whether the element may be null. */
  readonly nillable: boolean;
  /**
   * Set if the declaration is nillable and has a fixed value: the element is never null, but may have `xsi:nil="false"`
   * (XSD 1.0 Part 1, 3.3.4, cvc-elt 3.2.2).
   */
  readonly deniesNil?: true;
}

/** The facts of an element that a message carries, beyond its type. */
export interface CarriedFacts extends NilFacts {
  /**
   * Whether the element is in SOAP section 5 encoding: its values may be elsewhere in the message, and names of array
   * items do not count.
   */
  readonly encoded?: true;
  readonly value?: ElementModel["value"];
  /** The constraints of the declaration that messages must meet. */
  readonly declaration?: DeclarationModel | undefined;
}

/** The content of the SOAP Body, and the header blocks that are declared for it. */
export interface MessageModel extends CarriedFacts {
  /** The only child of the Body: a global element, or the wrapper of an rpc message; undefined for an empty Body. */
  readonly element: ExpandedName | undefined;
  /**
   * Set if the members of the type are children of the Body themselves. Then `element` is the first of them, or
   * undefined if there may be none.
   */
  readonly bare?: true;
  /** The members of the type that travel beside the envelope (WSDL 1.1 section 5). */
  readonly attachments?: readonly AttachmentModel[];
  /** The type of that child. The parts of an rpc message, or of an empty one, form a record of their own. */
  readonly type: TypeUse;
  readonly headers: readonly HeaderModel[];
}

/** A part of a message that travels beside the envelope. */
export interface AttachmentModel {
  /** The name of the part and of its member. */
  readonly part: string;
  /** The media types that the binding allows: `image/jpeg`, `image/*`. */
  readonly mediaTypes: readonly string[];
}

/** A declared header block (WSDL 1.1 section 3.7). */
export interface HeaderModel extends CarriedFacts {
  /** The name in TypeScript and JSON, unique in its message. */
  readonly property: string;
  readonly element: ExpandedName;
  readonly type: TypeUse;
  /** The documentation of the message part. */
  readonly documentation: Documentation | undefined;
}

/** A declared fault (WSDL 1.1 section 3.6): the only child of the Fault's detail. */
export interface FaultModel extends CarriedFacts {
  readonly name: string;
  readonly element: ExpandedName;
  readonly type: TypeUse;
  readonly documentation: Documentation | undefined;
}

/** A global element, which a document may have as its root. */
export interface GlobalElementModel extends NilFacts {
  readonly name: ExpandedName;
  readonly type: TypeUse;
  readonly value?: ElementModel["value"];
  readonly declaration?: DeclarationModel | undefined;
}

/** A global attribute. */
export interface GlobalAttributeModel {
  readonly name: ExpandedName;
  readonly type: TypeUse;
  readonly value?: AttributeModel["value"];
}

/** The facts of an element's declaration beyond type, nillability and value. */
export interface DeclarationModel {
  readonly abstract: boolean;
  /** The derivations by which types must not be made that replace the declared type. */
  readonly block: readonly TypeDerivationName[];
  readonly constraints: readonly IdentityConstraint[];
}

/** How a complex type is derived from its base. */
export type TypeDerivationName = "extension" | "restriction";

/** `{namespace}Name` of a declared type. A type without a name has the path to it with a mark: `{urn:a}order/line#`. */
export type TypeId = string;

/** A reference to a type. */
export type TypeUse = BuiltinUse | { readonly kind: "declared"; readonly id: TypeId };

/** A reference to a built-in type. */
export interface BuiltinUse {
  readonly kind: "builtin";
  readonly name: BuiltinName;
  /** The TypeScript type that holds its values in this contract, if that is not the default. */
  readonly as?: Representation;
}

interface TypeFacts {
  readonly id: TypeId;
  /**
   * The name in TypeScript and in the OpenAPI document. It is unique in the contract and depends only on the component.
   */
  readonly typeName: string;
  /** Undefined for a type without a name. */
  readonly name: ExpandedName | undefined;
  readonly namespace: string;
  /** The declared complex type from which this one is derived. */
  readonly base: TypeId | undefined;
  /** How a complex type is derived from its base. */
  readonly derivation?: TypeDerivationName | undefined;
  /** The derivations by which types must not be made that replace this one. */
  readonly block?: readonly TypeDerivationName[];
  readonly documentation: Documentation | undefined;
  readonly at: Span;
}

/** A type of the contract, by its form in code: an object, an array, open content or a value. */
export type TypeModel = RecordType | ArrayType | OpenType | ScalarType;

/** A type with elements and attributes, which becomes an object. */
export interface RecordType extends TypeFacts {
  readonly kind: "record";
  readonly abstract: boolean;
  /**
   * The types that may replace this one in a message, named by xsi:type and `$type`: itself first unless it is
   * abstract. Undefined if there is no other, or if no message declares this type.
   */
  readonly standIns: readonly TypeId[] | undefined;
  /** Whether values name their type in the member `$type`: they do if they replace another type. */
  readonly tagged: "always" | "maybe" | "never";
  readonly attributes: readonly AttributeModel[];
  readonly attributeWildcard: Wildcard | undefined;
  readonly content: RecordContent;
  /**
   * The members of the object: attributes, then text or elements in the order of the sequence. Members that are in
   * `parts` are not repeated here.
   */
  readonly members: readonly MemberModel[];
  /**
   * The content in order, if not every element simply becomes a member: choices, repeated groups, wildcards, mixed
   * text.
   */
  readonly parts: readonly PartModel[] | undefined;
}

/** A piece of such content. */
export type PartModel = { readonly kind: "member"; readonly member: MemberModel } | ChoicePart | ListPart | AnyPart;

/** A choice: one of its branches. An empty branch means that all may be absent. */
export interface ChoicePart {
  readonly kind: "choice";
  readonly branches: readonly (readonly PartModel[])[];
}

/** A repeated group, or mixed content: one array of objects with one member each, in document order. */
export interface ListPart {
  readonly kind: "list";
  /** `$choice` or `$sequence`; `$content` if the list is the whole content. */
  readonly property: string;
  readonly members: readonly MemberModel[];
  /** Whether elements that the contract does not name may occur, as `$any`. */
  readonly any: boolean;
  /** Whether text may occur, as strings. */
  readonly text: boolean;
  readonly required: boolean;
}

/** A wildcard: elements that the contract does not name, in the member `$any`. */
export interface AnyPart {
  readonly kind: "any";
  readonly min: number;
  readonly max: number;
}

/** One member of a record: an attribute, an element, or the text of simple content. */
export interface MemberModel extends NilFacts {
  /** The name in TypeScript and JSON: the contract's own, unless two members would share it. */
  readonly property: string;
  readonly node: "attribute" | "element" | "text";
  readonly name: ExpandedName;
  readonly type: TypeUse;
  /** True for minOccurs above 0 and for a required attribute. */
  readonly required: boolean;
  /** How often an element occurs. A maximum above 1 makes an array. */
  readonly min: number;
  readonly max: number;
  readonly value: ElementModel["value"];
  readonly declaration?: DeclarationModel | undefined;
  readonly documentation: Documentation | undefined;
}

/** The content of a record's element. */
export type RecordContent =
  | { readonly kind: "empty" }
  | { readonly kind: "text"; readonly type: TypeUse }
  | { readonly kind: "elements"; readonly mixed: boolean; readonly particle: ParticleModel };

/** An attribute of a record. */
export interface AttributeModel {
  readonly name: ExpandedName;
  readonly type: TypeUse;
  readonly required: boolean;
  readonly value: { readonly kind: "default" | "fixed"; readonly value: string } | undefined;
  readonly documentation: Documentation | undefined;
}

/** A particle of a content model. `max` is Infinity for "unbounded". */
export type ParticleModel = { readonly min: number; readonly max: number; readonly at: Span } & (
  | { readonly kind: "element"; readonly element: ElementModel }
  | { readonly kind: "sequence" | "choice" | "all"; readonly items: readonly ParticleModel[] }
  | { readonly kind: "wildcard"; readonly wildcard: Wildcard }
);

/** An element in a content model, global or local. */
export interface ElementModel extends NilFacts {
  readonly name: ExpandedName;
  readonly type: TypeUse;
  readonly value: { readonly kind: "default" | "fixed"; readonly value: string } | undefined;
  readonly declaration?: DeclarationModel | undefined;
  readonly documentation: Documentation | undefined;
}

/** A wrapped array: a type with one repeated element and nothing else. It is an array everywhere but in XML. */
export interface ArrayType extends TypeFacts {
  readonly kind: "array";
  readonly item: ElementModel;
  readonly min: number;
  readonly max: number;
  /**
   * Whether the array has SOAP's encoding, in which it names the type and number of its items (SOAP 1.1 section 5.4.2).
   */
  readonly encoded?: true;
}

/** A type with any elements and any attributes: `OpenContent` in TypeScript. */
export interface OpenType extends TypeFacts {
  readonly kind: "open";
}

/** A simple type. */
export interface ScalarType extends TypeFacts {
  readonly kind: "scalar";
  readonly definition: ScalarDefinition;
}

/** How a simple type is defined. */
export type ScalarDefinition =
  | RestrictionDefinition
  /** Known values of a text that may have others: a union of an enumeration and `xs:string`. */
  | { readonly kind: "openEnumeration"; readonly values: readonly string[] }
  | { readonly kind: "list"; readonly item: TypeUse }
  | { readonly kind: "union"; readonly members: readonly TypeUse[] };

/** The values of a base type that meet some facets. */
export interface RestrictionDefinition {
  readonly kind: "restriction";
  readonly base: TypeUse;
  readonly facets: readonly FacetModel[];
  /**
   * Set if the only facet is an open enumeration: it names known values, and readers take every value of the base
   * although the schema does not.
   */
  readonly isOpen?: true;
}

/** One facet. Bounds and enumerated values are lexical text. */
export type FacetModel =
  | { readonly kind: "length" | "minLength" | "maxLength" | "totalDigits" | "fractionDigits"; readonly value: number }
  | { readonly kind: "minInclusive" | "maxInclusive" | "minExclusive" | "maxExclusive"; readonly value: string }
  | { readonly kind: "pattern"; readonly values: readonly string[]; readonly at: Span }
  | { readonly kind: "enumeration"; readonly values: readonly string[] }
  | { readonly kind: "whiteSpace"; readonly value: "preserve" | "replace" | "collapse" };
