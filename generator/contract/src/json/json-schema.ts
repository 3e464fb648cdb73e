import type { BuiltinUse } from "../model/contract-model.js";
import type { BuiltinName } from "../simple-types/builtin-name.js";

/** A JSON Schema 2020-12 object as OpenAPI 3.1 uses it, with the keywords that the generator writes. */
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
   * The TypeScript type, if the other keywords do not tell it: `bigint`, `Date`, `Uint8Array`, `OpenContent`.
   * `ExactlyOne` marks the union of the schemas in `anyOf`.
   */
  readonly "x-stubwright-type"?: string;
  /** The day from which on the member may be removed. */
  readonly "x-sunset"?: string;
  /** Known values of a string that may have other values, too. */
  readonly "x-known-values"?: readonly string[];
}

const text: JsonSchema = { type: "string" };

const zone = "(Z|[+-]\\d{2}:\\d{2})?";

const year = "-?\\d{4,}";

/** The JSON form of a built-in type: exactly what the runtime's scalar of that name writes. */
export function builtinSchema({ name, as }: Pick<BuiltinUse, "name" | "as">): JsonSchema {
  const schema = schemas[name];
  if (as === undefined) return schema;
  const { "x-stubwright-type": _, ...json } = schema;
  return as === "string" ? json : { ...json, "x-stubwright-type": as };
}

function whole(minimum: number, maximum: number): JsonSchema {
  return { type: "integer", minimum, maximum };
}

function big(pattern: string): JsonSchema {
  return { type: "string", pattern, "x-stubwright-type": "bigint" };
}

function textLike(pattern: string): JsonSchema {
  return { type: "string", pattern: `^${pattern}$` };
}

const bytes: JsonSchema = { type: "string", contentEncoding: "base64", "x-stubwright-type": "Uint8Array" };

const list: JsonSchema = { type: "array", items: text, minItems: 1 };

const schemas: Readonly<Record<BuiltinName, JsonSchema>> = {
  anyType: { $ref: "#/components/schemas/AnyContent" },
  anySimpleType: text,
  string: text,
  normalizedString: text,
  token: text,
  language: textLike("[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*"),
  Name: text,
  NCName: text,
  NMTOKEN: text,
  NMTOKENS: list,
  ID: text,
  IDREF: text,
  IDREFS: list,
  ENTITY: text,
  ENTITIES: list,
  boolean: { type: "boolean" },
  decimal: { type: "string", pattern: "^[+-]?(\\d+(\\.\\d*)?|\\.\\d+)$" },
  integer: big("^-?\\d+$"),
  nonPositiveInteger: big("^(-\\d+|0+)$"),
  negativeInteger: big("^-0*[1-9]\\d*$"),
  nonNegativeInteger: big("^\\d+$"),
  positiveInteger: big("^0*[1-9]\\d*$"),
  long: big("^-?\\d{1,19}$"),
  unsignedLong: big("^\\d{1,20}$"),
  int: { ...whole(-2147483648, 2147483647), format: "int32" },
  short: whole(-32768, 32767),
  byte: whole(-128, 127),
  unsignedInt: whole(0, 4294967295),
  unsignedShort: whole(0, 65535),
  unsignedByte: whole(0, 255),
  float: { type: "number", format: "float" },
  double: { type: "number", format: "double" },
  duration: textLike("-?P[0-9YMDTHS.]+"),
  dateTime: textLike(`${year}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?${zone}`),
  time: textLike(`\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?${zone}`),
  date: textLike(`${year}-\\d{2}-\\d{2}${zone}`),
  gYear: textLike(`${year}${zone}`),
  gYearMonth: textLike(`${year}-\\d{2}${zone}`),
  gMonth: textLike(`--\\d{2}${zone}`),
  gMonthDay: textLike(`--\\d{2}-\\d{2}${zone}`),
  gDay: textLike(`---\\d{2}${zone}`),
  hexBinary: bytes,
  base64Binary: bytes,
  anyURI: text,
  QName: text,
  NOTATION: text,
  guid: textLike("[0-9a-fA-F]{32}"),
  netDuration: textLike("-?P[0-9DTHMS.]+"),
  char: { ...whole(-2147483648, 2147483647), format: "int32" },
};
