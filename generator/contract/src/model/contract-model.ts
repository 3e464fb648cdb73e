import type { Span } from "../diagnostics/span.js";
import type { Documentation, ExpandedName, IdentityConstraint, Wildcard } from "../schema/schema-set.js";
import type { BuiltinName } from "../simple-types/builtin-name.js";
import type { Representation } from "../simple-types/scalar-options.js";

export type { Documentation, ExpandedName, IdentityConstraint, Wildcard } from "../schema/schema-set.js";

/**
 * What a contract means, as plain data: nobody after this stage knows WSDL or XSD syntax. Printable as JSON; every list
 * is in the contract's document order.
 */
export interface ContractModel {
  /** Kebab-case: `game-play`. Names of generated functions and interfaces start from it. */
  readonly name: string;
  /** The types' namespace: targetNamespace of the entry document, or of the schema that declares the messages. */
  readonly namespace: string;
  readonly services: readonly ServiceModel[];
  readonly operations: readonly OperationModel[];
  readonly types: readonly TypeModel[];
  readonly elements: readonly GlobalElementModel[];
  /** The global attributes, which wildcards may name. */
  readonly attributes?: readonly GlobalAttributeModel[];
  /** The namespaces whose elements encoded messages hold without one, where any do (SOAP 1.1 section 5.4.1); some stacks qualify them. */
  readonly ignoredNamespaces?: readonly string[];
}

/** A wsdl:service: where operations are reached. */
export interface ServiceModel {
  /** The local name. */
  readonly name: string;
  readonly documentation: Documentation | undefined;
  readonly ports: readonly PortModel[];
}

/** A port of a service; the names are local. */
export interface PortModel {
  readonly name: string;
  readonly binding: string;
  readonly portType: string;
  /** As the contract says it, whatever the protocol; undefined where it says none. */
  readonly address: string | undefined;
}

/** One operation of a port type, with the form that its SOAP bindings give it. */
export interface OperationModel {
  /** The contract's name; where others have it, or one that differs in case only, a name of its own. */
  readonly name: string;
  readonly portType: string;
  readonly documentation: Documentation | undefined;
  readonly soapAction: string;
  /** What SOAP 1.2 callers send as action; the same as `soapAction` unless two bindings disagree. */
  readonly soap12Action: string;
  /** Whose bindings offer it; never empty. */
  readonly soapVersions: readonly SoapVersionName[];
  readonly request: MessageModel;
  /** Undefined for a one-way operation. */
  readonly reply: MessageModel | undefined;
  readonly faults: readonly FaultModel[];
  readonly at: Span;
}

/** A version of SOAP, as people call it. */
export type SoapVersionName = "1.1" | "1.2";

/** Whether an element may be null. */
export interface NilFacts {
  /** Whether null is one of its values. */
  readonly nillable: boolean;
  /** Its declaration is nillable and its value fixed: it is never null, but may say `xsi:nil="false"` (XSD 1.0 Part 1, 3.3.4, cvc-elt 3.2.2). */
  readonly deniesNil?: true;
}

/** What the declaration of an element that a message carries says beyond its type. */
export interface CarriedFacts extends NilFacts {
  /** Whether it is in SOAP section 5 encoding: values may stand elsewhere, and the names of array items do not count. */
  readonly encoded?: true;
  readonly value?: ElementModel["value"];
  /** As far as messages are held to it. */
  readonly declaration?: DeclarationModel | undefined;
}

/** What the SOAP Body carries, and the header blocks that are declared beside it. */
export interface MessageModel extends CarriedFacts {
  /** The one child of the Body: a global element, or the wrapper of an rpc message; undefined for an empty Body. */
  readonly element: ExpandedName | undefined;
  /** The members of the type are themselves children of the Body: `element` is the first, and undefined where there need not be one. */
  readonly bare?: true;
  /** Members of the type that travel beside the envelope (WSDL 1.1 section 5). */
  readonly attachments?: readonly AttachmentModel[];
  /** Of that child; the parts of an rpc message and of an empty one are a record of their own. */
  readonly type: TypeUse;
  readonly headers: readonly HeaderModel[];
}

/** A part of a message that travels beside the envelope. */
export interface AttachmentModel {
  /** The name of the part, and of the member. */
  readonly part: string;
  /** What it may be, as the binding says it: `image/jpeg`, `image/*`. */
  readonly mediaTypes: readonly string[];
}

/** A declared header block (WSDL 1.1 section 3.7). */
export interface HeaderModel extends CarriedFacts {
  /** Its name in TypeScript and JSON, unique in its message. */
  readonly property: string;
  readonly element: ExpandedName;
  readonly type: TypeUse;
  /** Of its part. */
  readonly documentation: Documentation | undefined;
}

/** A declared fault (WSDL 1.1 section 3.6): what the one child of the Fault's detail is. */
export interface FaultModel extends CarriedFacts {
  readonly name: string;
  readonly element: ExpandedName;
  readonly type: TypeUse;
  readonly documentation: Documentation | undefined;
}

/** An element at the top of a schema: a document may have it as its root. */
export interface GlobalElementModel extends NilFacts {
  readonly name: ExpandedName;
  readonly type: TypeUse;
  readonly value?: ElementModel["value"];
  readonly declaration?: DeclarationModel | undefined;
}

/** An attribute at the top of a schema. */
export interface GlobalAttributeModel {
  readonly name: ExpandedName;
  readonly type: TypeUse;
  readonly value?: AttributeModel["value"];
}

/** What the declaration of an element says beyond type, nillability and value; undefined where it says nothing more. */
export interface DeclarationModel {
  readonly abstract: boolean;
  /** How types that stand for the declared one must not be made from it. */
  readonly block: readonly TypeDerivationName[];
  readonly constraints: readonly IdentityConstraint[];
}

/** How a complex type is made from its base. */
export type TypeDerivationName = "extension" | "restriction";

/** `{namespace}Name` of a declared type; an anonymous one is named by the path to it, with a mark: `{urn:a}order/line#`. */
export type TypeId = string;

/** A type where it is used. */
export type TypeUse = BuiltinUse | { readonly kind: "declared"; readonly id: TypeId };

/** A built-in type where it is used. */
export interface BuiltinUse {
  readonly kind: "builtin";
  readonly name: BuiltinName;
  /** The TypeScript type that holds its values in this contract, where that is not the default. */
  readonly as?: Representation;
}

interface TypeFacts {
  readonly id: TypeId;
  /** The name in TypeScript and in the OpenAPI document; unique in the contract, and of the component alone. */
  readonly typeName: string;
  /** Undefined for an anonymous type. */
  readonly name: ExpandedName | undefined;
  readonly namespace: string;
  /** The declared complex type it is derived from. */
  readonly base: TypeId | undefined;
  /** How it is derived, where it is a complex type. */
  readonly derivation?: TypeDerivationName | undefined;
  /** How types that stand for it must not be derived from it. */
  readonly block?: readonly TypeDerivationName[];
  readonly documentation: Documentation | undefined;
  readonly at: Span;
}

/** A type of the contract, by what becomes of it: an object, an array, open content or a value. */
export type TypeModel = RecordType | ArrayType | OpenType | ScalarType;

/** Elements and attributes. */
export interface RecordType extends TypeFacts {
  readonly kind: "record";
  readonly abstract: boolean;
  /**
   * The types that may stand where this one is declared, named by xsi:type and `$type`: itself first unless it is abstract.
   * Undefined where there is no other, or where no message declares this type.
   */
  readonly standIns: readonly TypeId[] | undefined;
  /** Whether its values say which type they are, by the member `$type`: they stand where another type is declared. */
  readonly tagged: "always" | "maybe" | "never";
  readonly attributes: readonly AttributeModel[];
  readonly attributeWildcard: Wildcard | undefined;
  readonly content: RecordContent;
  /** Attributes, then text or elements, as the members of an object; in the order of the sequence. Without what `parts` holds. */
  readonly members: readonly MemberModel[];
  /** The content in order, where it is more than elements that each are a member: choices, repeated groups, wildcards, mixed text. */
  readonly parts: readonly PartModel[] | undefined;
}

/** A piece of content that is not simply a sequence of members. */
export type PartModel = { readonly kind: "member"; readonly member: MemberModel } | ChoicePart | ListPart | AnyPart;

/** One of the branches; an empty one says that all may be absent. */
export interface ChoicePart {
  readonly kind: "choice";
  readonly branches: readonly (readonly PartModel[])[];
}

/** A group that repeats, or mixed content: one array of elements, each an object with one member, in document order. */
export interface ListPart {
  readonly kind: "list";
  /** `$choice`, `$sequence`, or `$content` where the list is the whole content. */
  readonly property: string;
  readonly members: readonly MemberModel[];
  /** Elements that the contract does not name may stand among them, as `$any`. */
  readonly any: boolean;
  /** Text may stand among them, as strings. */
  readonly text: boolean;
  readonly required: boolean;
}

/** Elements that the contract does not name: the member `$any`. */
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
  /** minOccurs above 0, or a required attribute. */
  readonly required: boolean;
  /** How often an element occurs; a maximum above 1 makes an array. */
  readonly min: number;
  readonly max: number;
  readonly value: ElementModel["value"];
  readonly declaration?: DeclarationModel | undefined;
  readonly documentation: Documentation | undefined;
}

/** What stands between the tags of a record. */
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

/** A content model: `max` is Infinity for "unbounded". */
export type ParticleModel = { readonly min: number; readonly max: number; readonly at: Span } & (
  | { readonly kind: "element"; readonly element: ElementModel }
  | { readonly kind: "sequence" | "choice" | "all"; readonly items: readonly ParticleModel[] }
  | { readonly kind: "wildcard"; readonly wildcard: Wildcard }
);

/** An element in a content model, global or declared in place. */
export interface ElementModel extends NilFacts {
  readonly name: ExpandedName;
  readonly type: TypeUse;
  readonly value: { readonly kind: "default" | "fixed"; readonly value: string } | undefined;
  readonly declaration?: DeclarationModel | undefined;
  readonly documentation: Documentation | undefined;
}

/** A wrapped array: a type with one repeating element and nothing else. It is an array everywhere but in XML. */
export interface ArrayType extends TypeFacts {
  readonly kind: "array";
  readonly item: ElementModel;
  readonly min: number;
  readonly max: number;
  /** Whether it is one of SOAP's encoding, which says what and how many its items are (SOAP 1.1 section 5.4.2). */
  readonly encoded?: true;
}

/** Any elements and any attributes: `OpenContent`. */
export interface OpenType extends TypeFacts {
  readonly kind: "open";
}

/** A simple type. */
export interface ScalarType extends TypeFacts {
  readonly kind: "scalar";
  readonly definition: ScalarDefinition;
}

/** What a simple type is made of. */
export type ScalarDefinition =
  | RestrictionDefinition
  /** Known values of a text that may have others: a union of an enumeration and `xs:string`. */
  | { readonly kind: "openEnumeration"; readonly values: readonly string[] }
  | { readonly kind: "list"; readonly item: TypeUse }
  | { readonly kind: "union"; readonly members: readonly TypeUse[] };

/** The values of a base that keep some facets. */
export interface RestrictionDefinition {
  readonly kind: "restriction";
  readonly base: TypeUse;
  readonly facets: readonly FacetModel[];
  /** Whether its one facet, an enumeration, only names known values: readers take every value of the base, though the schema does not. */
  readonly isOpen?: true;
}

/** One facet; bounds and enumeration values are lexical text. */
export type FacetModel =
  | { readonly kind: "length" | "minLength" | "maxLength" | "totalDigits" | "fractionDigits"; readonly value: number }
  | { readonly kind: "minInclusive" | "maxInclusive" | "minExclusive" | "maxExclusive"; readonly value: string }
  | { readonly kind: "pattern"; readonly values: readonly string[]; readonly at: Span }
  | { readonly kind: "enumeration"; readonly values: readonly string[] }
  | { readonly kind: "whiteSpace"; readonly value: "preserve" | "replace" | "collapse" };
