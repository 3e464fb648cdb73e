import type { JsonValue } from "../values/value-types.js";
import type { Route, SoapVersionName } from "./operation.js";

/**
 * A contract as plain JSON for tools that show or call it: operations, types, documentation and samples. It is derived
 * once, by the generator. Lists are in the contract's order, and a property that says nothing is absent.
 */
export interface ContractDescription {
  /** Kebab-case: `game-play`. */
  readonly name: string;
  readonly namespace: string;
  readonly services: readonly ServiceDescription[];
  readonly operations: readonly OperationDescription[];
  readonly types: readonly TypeDescription[];
}

/** What a contract says about one of its parts. */
export interface Described {
  /** Plain text; paragraphs are separated by empty lines. */
  readonly documentation?: string;
  /** Present if the part is deprecated: what the contract says about that, or `""`. */
  readonly deprecated?: string;
  /** The day from which the part may be removed: `2027-03-01`. */
  readonly sunset?: string;
}

/** A wsdl:service. */
export interface ServiceDescription extends Described {
  readonly name: string;
  readonly portTypes: readonly string[];
}

/** One operation with its messages. */
export interface OperationDescription extends Described {
  readonly name: string;
  /** The name of the client's function and of the service's method. */
  readonly functionName: string;
  readonly kind: "request-reply" | "one-way";
  readonly portType: string;
  readonly soapAction: string;
  /** Absent if it is the same as `soapAction`. */
  readonly soap12Action?: string;
  readonly soapVersions: readonly SoapVersionName[];
  /** The routes beside `POST /json/reply/<Operation>`. */
  readonly routes: readonly Route[];
  /**
   * What the methods of the routes promise (RFC 9110 section 9.2): `safe` changes nothing, `idempotent` may be repeated.
   * Absent if they promise nothing.
   */
  readonly safety?: "safe" | "idempotent";
  readonly request: MessageDescription;
  readonly requestHeaders: readonly BlockDescription[];
  /** Absent for a one-way operation. */
  readonly reply?: MessageDescription;
  readonly replyHeaders: readonly BlockDescription[];
  readonly faults: readonly BlockDescription[];
}

/** A message: what the SOAP Body carries, and the body of the JSON wire. */
export interface MessageDescription {
  /** `{namespace}local`; absent for an empty Body. */
  readonly element?: string;
  readonly type: TypeReference;
  readonly nillable?: true;
  /** Members that are sent as parts of a MIME package beside the envelope. */
  readonly attachments?: readonly string[];
  readonly samples: Samples;
}

/** A declared header block or fault. */
export interface BlockDescription extends MessageDescription, Described {
  /** The name in TypeScript and JSON. */
  readonly name: string;
}

/** Valid values in their JSON form. Absent for an endless message, or if no valid text was found for one of its types. */
export interface Samples {
  /** Only what is required. */
  readonly minimal?: JsonValue;
  /** What a person would write. Absent if it equals `minimal`. */
  readonly typical?: JsonValue;
}

/** A type where it is used: a built-in one by its name in XSD, or a declared one by its name in TypeScript. */
export type TypeReference =
  | {
      readonly kind: "builtin";
      readonly name: string;
      /** The TypeScript type of the values, if it is not the default. */
      readonly as?: "number" | "string" | "Date";
    }
  | { readonly kind: "declared"; readonly name: string };

/** A declared type, by the form that its values have in JSON. */
export type TypeDescription = RecordDescription | ArrayDescription | OpenDescription | ScalarDescription;

interface TypeFacts extends Described {
  /** The name in TypeScript, which is unique in the contract. */
  readonly name: string;
  /** `{namespace}local`; absent for an anonymous type. */
  readonly xmlName?: string;
  /** The type that it is derived from, by its name in TypeScript. */
  readonly base?: string;
}

/** An object. */
export interface RecordDescription extends TypeFacts {
  readonly kind: "record";
  readonly abstract?: true;
  /** The types that may be used where this one is declared; `$type` has their name. Absent if there is no other. */
  readonly standIns?: readonly string[];
  /** Whether `$type` must be present, may be, or must not. */
  readonly tagged: "always" | "maybe" | "never";
  readonly parts: readonly PartDescription[];
  /** Whether other attributes are allowed, in `$attributes`. */
  readonly anyAttributes?: true;
}

/** A piece of an object. */
export type PartDescription = MemberDescription | ChoiceDescription | ListDescription | AnyDescription;

/** A member: an attribute, an element or the text of simple content. */
export interface MemberDescription extends Described {
  readonly kind: "member";
  readonly name: string;
  readonly node: "attribute" | "element" | "text";
  readonly type: TypeReference;
  readonly required?: true;
  readonly nillable?: true;
  /** Present if the member is an array. */
  readonly array?: Bounds;
  /** The value of an empty element or absent attribute, in its form in XML. */
  readonly default?: string;
  /** The only value, in its form in XML. */
  readonly fixed?: string;
}

/** Numbers of items; without `max`, there is no maximum. */
export interface Bounds {
  readonly min: number;
  readonly max?: number;
}

/** One of the branches; an empty branch means that all may be absent. */
export interface ChoiceDescription {
  readonly kind: "choice";
  readonly branches: readonly (readonly PartDescription[])[];
}

/** An array of objects with one member each, in document order: a group that repeats, or mixed content. */
export interface ListDescription {
  readonly kind: "list";
  /** `$choice`, `$sequence` or `$content`, perhaps with a number. */
  readonly name: string;
  readonly members: readonly MemberDescription[];
  /** Whether other elements are allowed, as `$any`. */
  readonly any?: true;
  /** Whether text is allowed, as strings. */
  readonly text?: true;
  readonly required?: true;
}

/** The member `$any`: elements that the contract does not name. */
export interface AnyDescription extends Bounds {
  readonly kind: "any";
}

/** An array: a wrapper with one repeating element in XML. */
export interface ArrayDescription extends TypeFacts, Bounds {
  readonly kind: "array";
  readonly item: { readonly type: TypeReference; readonly nillable?: true };
}

/** Any object: elements and attributes of any name. */
export interface OpenDescription extends TypeFacts {
  readonly kind: "open";
}

/** A simple type. */
export interface ScalarDescription extends TypeFacts {
  readonly kind: "scalar";
  readonly definition:
    | { readonly kind: "restriction"; readonly base: TypeReference; readonly facets: FacetDescriptions }
    | { readonly kind: "list"; readonly item: TypeReference }
    | { readonly kind: "union"; readonly members: readonly TypeReference[] };
}

/** The facets of a restriction; bounds are in their form in XML. */
export interface FacetDescriptions {
  /** The allowed values. */
  readonly values?: readonly string[];
  /** Whether other values are allowed beside `values`. */
  readonly open?: true;
  /** XSD regular expressions, one of which the text must match. */
  readonly patterns?: readonly string[];
  /** The other facets in sentences, for people: `1 to 80 characters.` */
  readonly rules?: string;
}
