/** A JSON Schema 2020-12 object as OpenAPI 3.1 uses it: only the keywords that are written here. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly deprecated?: true;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly pattern?: string;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  /**
   * The TypeScript type where it is not what the other keywords say: `bigint`, `Date`, `Uint8Array`, `OpenContent`. `ExactlyOne` is of the
   * union that `anyOf` says.
   */
  readonly "x-stubwright-type"?: string;
  /** The day from which on it may be gone. */
  readonly "x-sunset"?: string;
  /** Values that are known of a text that may have others. */
  readonly "x-known-values"?: readonly string[];
}
