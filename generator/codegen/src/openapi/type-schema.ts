import { builtinSchema, type JsonSchema } from "@stubwright/contract/json";
import {
  addFact,
  type ContractModel,
  type Documentation,
  exactTypeName,
  type FacetModel,
  facetDocumentation,
  type MemberModel,
  type MessageModel,
  memberDocumentation,
  type RecordType,
  type ScalarType,
  type TypeModel,
  type TypeUse,
  typesById,
} from "@stubwright/contract/model";
import { type BuiltinName, patternMatch, textBuiltins } from "@stubwright/contract/simple-types";
import { itemCounts, structureSchema } from "./structure-schema.js";

/** Derives the component schemas of a contract's types. */
export class TypeSchemas {
  readonly #types: ReadonlyMap<string, TypeModel>;
  /** The full schemas of restricted types, by type id. */
  readonly #inlined = new Map<string, JsonSchema>();

  constructor(model: ContractModel) {
    this.#types = typesById(model);
  }

  /** The schema at a place where the type is used. */
  use(use: TypeUse): JsonSchema {
    if (use.kind === "builtin") return builtinSchema(use);
    return componentReference(this.#type(use.id).typeName);
  }

  /** The component schemas of a declared type by name: its own, and the union of the types that may replace it. */
  components(type: TypeModel): readonly (readonly [name: string, schema: JsonSchema])[] {
    const name = componentName(type.typeName);
    if (type.kind !== "record" || type.standIns === undefined) return [[name, this.#component(type)]];
    const union = type.standIns.map((id) => componentReference(exactTypeName(this.#type(id))));
    const family = [name, { anyOf: union }] as const;
    return type.abstract ? [family] : [[componentName(exactTypeName(type)), this.#component(type)], family];
  }

  #component(type: TypeModel): JsonSchema {
    const description = documented(type.documentation);
    switch (type.kind) {
      case "open":
        return { $ref: "#/components/schemas/OpenContent", ...description };
      case "array":
        return {
          type: "array",
          ...description,
          items: this.#nullable(this.use(type.item.type), type.item.nillable),
          ...itemCounts(type.min, type.max),
        };
      case "scalar":
        return { ...this.#scalar(type), ...documented(this.#scalarDocumentation(type)) };
      case "record":
        return this.record(type);
    }
  }

  /** The schema of a record itself, in full. */
  record(type: RecordType): JsonSchema {
    const description = documented(type.documentation);
    if (type.parts !== undefined || type.attributeWildcard !== undefined || type.tagged !== "never") {
      return { ...structureSchema(type, (member) => this.member(member)), ...description };
    }
    const required = type.members.filter((member) => member.required).map((member) => member.property);
    return {
      type: "object",
      ...description,
      properties: Object.fromEntries(type.members.map((member) => [member.property, this.member(member)])),
      ...(required.length > 0 ? { required } : {}),
    };
  }

  /** The schema of a record's member. */
  member(member: MemberModel): JsonSchema {
    const one = this.#nullable(this.use(member.type), member.nillable);
    const schema = member.max > 1 ? { type: "array", items: one, ...itemCounts(member.min, member.max) } : one;
    return { ...schema, ...documented(memberDocumentation(member)) };
  }

  /** The schema of a Body, header block or fault detail, with null if its element is nillable. */
  carried({ type, nillable }: Pick<MessageModel, "type" | "nillable">): JsonSchema {
    return this.#nullable(this.use(type), nillable);
  }

  #nullable(schema: JsonSchema, nillable: boolean): JsonSchema {
    if (!nillable) return schema;
    const { type } = schema;
    if (typeof type === "string") return { ...schema, type: [type, "null"] };
    return { anyOf: [schema, { type: "null" }] };
  }

  #scalar(type: ScalarType): JsonSchema {
    const { definition } = type;
    switch (definition.kind) {
      case "openEnumeration":
        return { type: "string", "x-known-values": definition.values };
      case "list":
        return { type: "array", items: this.use(definition.item) };
      case "union":
        return { anyOf: definition.members.map((member) => this.use(member)) };
      case "restriction": {
        const facets = this.#facets(definition);
        return Object.keys(facets).length === 0 ? this.use(definition.base) : this.#narrowed(definition, facets);
      }
    }
  }

  /** The contract's documentation, and sentences for the facets that JSON Schema cannot express. */
  #scalarDocumentation(type: ScalarType): Documentation | undefined {
    const { documentation, definition } = type;
    if (definition.kind !== "restriction") return documentation;
    const about = this.#facetBase(definition);
    const unsaid = definition.facets.filter((facet) => Object.keys(facetSchema(facet, about)).length === 0);
    return addFact(
      documentation,
      facetDocumentation(type, unsaid, (id) => this.#types.get(id)),
    );
  }

  /** The keywords that a restriction adds to its base, as far as JSON Schema can express it. */
  #facets(restriction: Restriction): JsonSchema {
    const about = this.#facetBase(restriction);
    if (restriction.isOpen) return { "x-known-values": restriction.facets.flatMap(enumeratedBy) };
    return Object.assign({}, ...restriction.facets.map((facet) => facetSchema(facet, about)));
  }

  #facetBase({ base }: Restriction): FacetBase {
    const schema = this.#inline(base);
    const builtin = this.#builtin(base);
    const isLiteral = builtin !== undefined && textBuiltins.has(builtin);
    // XSD does not define the length of names (XSD 1.0 Part 2, 3.2.18).
    const hasLength = builtin !== "QName" && builtin !== "NOTATION";
    const hasPattern = (isLiteral && builtin !== "language") || builtin === "anyURI";
    return { schema, isLiteral, hasLength, hasPattern };
  }

  /**
   * The base's keywords with those of the facets. Not a reference to the base: its TypeScript type would ignore the
   * facets.
   */
  #narrowed({ base }: Restriction, facets: JsonSchema): JsonSchema {
    const { "x-known-values": known, ...others } = this.#inline(base);
    return {
      ...others,
      ...(known === undefined || facets.enum !== undefined ? {} : { "x-known-values": known }),
      ...facets,
    };
  }

  /** The full schema of a type, for its restrictions to repeat. */
  #inline(use: TypeUse): JsonSchema {
    if (use.kind === "builtin") return builtinSchema(use);
    const known = this.#inlined.get(use.id);
    if (known !== undefined) return known;
    const type = this.#type(use.id);
    if (type.kind !== "scalar") return this.use(use);
    const { definition } = type;
    const schema =
      definition.kind === "restriction" ? this.#narrowed(definition, this.#facets(definition)) : this.#scalar(type);
    this.#inlined.set(use.id, schema);
    return schema;
  }

  /** The built-in type that a chain of restrictions ends at; undefined for lists and unions. */
  #builtin(use: TypeUse): BuiltinName | undefined {
    if (use.kind === "builtin") return use.name;
    const type = this.#type(use.id);
    return type.kind === "scalar" && type.definition.kind === "restriction"
      ? this.#builtin(type.definition.base)
      : undefined;
  }

  #type(id: string): TypeModel {
    const type = this.#types.get(id);
    if (type === undefined) throw new Error(`The model has no type ${id}.`);
    return type;
  }
}

type Restriction = ScalarType["definition"] & { readonly kind: "restriction" };

interface FacetBase {
  readonly schema: JsonSchema;
  /** Whether the type in TypeScript of an enumeration is a union of literals. */
  readonly isLiteral: boolean;
  /** Whether length facets apply. */
  readonly hasLength: boolean;
  /** Whether patterns apply to the text in JSON, and its schema has no pattern yet. */
  readonly hasPattern: boolean;
}

/** The keywords of a facet, as far as JSON Schema can express it. The codec checks every facet. */
function facetSchema(facet: FacetModel, base: FacetBase): JsonSchema {
  switch (facet.kind) {
    case "enumeration":
      // Only texts are literals in types.ts. An enum of other values would be another type in openapi.ts.
      return isPlainText(base.schema) && base.isLiteral ? { enum: facet.values } : {};
    case "length":
      return lengthSchema({ min: facet.value, max: facet.value }, base);
    case "minLength":
      return lengthSchema({ min: facet.value }, base);
    case "maxLength":
      return lengthSchema({ max: facet.value }, base);
    case "minInclusive":
      return boundSchema("minimum", facet.value, base);
    case "maxInclusive":
      return boundSchema("maximum", facet.value, base);
    case "minExclusive":
      return boundSchema("exclusiveMinimum", facet.value, base);
    case "maxExclusive":
      return boundSchema("exclusiveMaximum", facet.value, base);
    case "pattern":
      return base.hasPattern ? patternSchema(facet.values) : {};
    case "totalDigits":
    case "fractionDigits":
    case "whiteSpace":
      return {};
  }
}

function enumeratedBy(facet: FacetModel): readonly string[] {
  return facet.kind === "enumeration" ? facet.values : [];
}

function isPlainText(schema: JsonSchema): boolean {
  return schema.type === "string" && schema["x-stubwright-type"] === undefined;
}

/** The keywords for the length of a text, or for the number of a list's items. */
function lengthSchema(
  { min, max }: { readonly min?: number; readonly max?: number },
  { schema, hasLength }: FacetBase,
): JsonSchema {
  const isList = schema.type === "array";
  if (!isList && !(isPlainText(schema) && hasLength)) return {};
  return {
    ...(min === undefined ? {} : { [isList ? "minItems" : "minLength"]: min }),
    ...(max === undefined ? {} : { [isList ? "maxItems" : "maxLength"]: max }),
  };
}

/** The keyword for patterns, of which one must match. Left out if a validator could take very long over one of them. */
function patternSchema(patterns: readonly string[]): JsonSchema {
  const sources = patterns.flatMap((pattern) => {
    const match = patternMatch(pattern);
    return match.kind === "expression" ? [match.source] : [];
  });
  return sources.length < patterns.length ? {} : { pattern: sources.join("|") };
}

function boundSchema(keyword: string, value: string, { schema }: FacetBase): JsonSchema {
  const bound = Number(value);
  const isOfNumbers = schema.type === "integer" || schema.type === "number";
  // JSON has no infinity, and nothing compares with NaN.
  return isOfNumbers && Number.isFinite(bound) ? { [keyword]: bound } : {};
}

/**
 * The key of a type among the component schemas, where only ASCII letters, digits, `.`, `_` and `-` are allowed
 * (OpenAPI 3.1, 4.8.7). Any other character becomes `-u` and its code in hexadecimal. No type name contains `-`, so
 * keys stay distinct.
 */
export function componentName(typeName: string): string {
  return typeName.replace(/[^A-Za-z0-9_]/g, (unit) => `-u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A reference to the component schema of a type. */
function componentReference(typeName: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${componentName(typeName)}` };
}

/** The fields that document an Operation Object or a schema. */
interface DocumentedFields {
  readonly description?: string;
  readonly deprecated?: true;
  /** The day from which the operation or member may be removed, under the name that oasdiff reads. */
  readonly "x-sunset"?: string;
}

/** The contract's documentation as fields of an Operation Object (OpenAPI 3.1, 4.8.10) or a schema. */
export function documented(documentation: Documentation | undefined): DocumentedFields {
  if (documentation === undefined) return {};
  const { text, deprecation } = documentation;
  const paragraphs = [text ?? "", deprecation?.text ?? ""].filter((one) => one !== "");
  return {
    ...(paragraphs.length === 0 ? {} : { description: paragraphs.join("\n\n") }),
    ...(deprecation === undefined ? {} : { deprecated: true }),
    ...(deprecation?.sunset === undefined ? {} : { "x-sunset": deprecation.sunset }),
  };
}
