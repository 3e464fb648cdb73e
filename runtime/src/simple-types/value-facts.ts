/** How the values of a type are held, measured and ordered; a restriction has its base's. */
export type Family =
  | "string"
  | "boolean"
  | "number"
  | "bigint"
  | "decimal"
  | "duration"
  | "dateTime"
  | "date"
  | "time"
  | "gYearMonth"
  | "gYear"
  | "gMonthDay"
  | "gDay"
  | "gMonth"
  | "binary"
  | "qname"
  | "list"
  | "union";

/** What is known of the values of a simple type without their TypeScript type. */
export interface ValueFacts {
  /** The type's name for messages: `xs:int`, `guid`. */
  readonly name: string;
  readonly family?: Family;
  /** The type of the items, where `family` is `list`. */
  readonly item?: ValueFacts;
  /** The member types, where `family` is `union`. */
  readonly members?: readonly ValueFacts[];
  /** The one of them that takes a value; undefined where none has a text for it. */
  memberOf?(value: unknown): ValueFacts | undefined;
  /** Numbers of these types are no decimals: 1 of xs:float is not 1 of xs:int. */
  readonly binaryFloat?: "float" | "double";
  /** Values of these types are held like those of others, and none is a value of those: `a` of xs:anyURI is not `a` of xs:string. */
  readonly primitive?: "anySimpleType" | "anyURI" | "hexBinary";
  /** Values that are unique in a document, or name such values (XSD 1.0 Part 2, 3.3.8 and 3.3.9). */
  readonly identity?: "id" | "idref";
  /** The type itself, of one whose values TypeScript holds otherwise. */
  readonly own?: ValueFacts;
  /** Whether the texts of values have prefixes in them. */
  readonly prefixed?: boolean;
  /** A fixed or default value, as XML text with names as `{namespace}local`, and the type it was added to. */
  readonly constraint?: {
    readonly kind: "fixed" | "default";
    readonly text: string;
    readonly base: ValueFacts;
  };
}
