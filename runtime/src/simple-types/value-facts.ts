/** How the values of a type are held, measured and ordered. A restriction has the family of its base. */
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

/** The facts about the values of a simple type, without their TypeScript type. */
export interface ValueFacts {
  /** The type's name in messages: `xs:int`, `guid`. */
  readonly name: string;
  readonly family?: Family;
  /** The type of the items, if `family` is `list`. */
  readonly item?: ValueFacts;
  /** The member types, if `family` is `union`. */
  readonly members?: readonly ValueFacts[];
  /** The member type that accepts a value; undefined if none can write it. */
  memberOf?(value: unknown): ValueFacts | undefined;
  /** Set for xs:float and xs:double, whose numbers are not decimals: 1 of xs:float does not equal 1 of xs:int. */
  readonly binaryFloat?: "float" | "double";
  /**
   * Distinguishes types whose values are held like those of other types but never equal them: `a` of xs:anyURI does not
   * equal `a` of xs:string.
   */
  readonly primitive?: "anySimpleType" | "anyURI" | "hexBinary";
  /** Set for IDs, which are unique in a document, and for references to them (XSD 1.0 Part 2, 3.3.8 and 3.3.9). */
  readonly identity?: "id" | "idref";
  /** The type itself, for one whose values TypeScript represents in another form. */
  readonly own?: ValueFacts;
  /** Whether the texts of values contain prefixes. */
  readonly prefixed?: boolean;
  /** A fixed or default value, as XML text with names as `{namespace}local`, and the type that it was added to. */
  readonly constraint?: {
    readonly kind: "fixed" | "default";
    readonly text: string;
    readonly base: ValueFacts;
  };
}
