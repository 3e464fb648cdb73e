import type { BuiltinUse, ContractModel, FacetModel, ScalarType, TypeUse } from "@stubwright/contract/model";
import type { ScalarValue } from "@stubwright/contract/sample";
import { ScalarSamples } from "@stubwright/contract/sample";
import type { BuiltinName } from "@stubwright/contract/simple-types";
import { type Code, code, codeText, join, literal, valueLiteral, word } from "../print/code.js";
import { shared } from "./shared-arbitraries.js";

/** A range of whole numbers with inclusive bounds; without a bound it is endless. */
interface WholeRange {
  readonly min?: bigint;
  readonly max?: bigint;
}

const integers: Readonly<Partial<Record<BuiltinName, WholeRange>>> = {
  byte: { min: -128n, max: 127n },
  short: { min: -32768n, max: 32767n },
  int: { min: -2147483648n, max: 2147483647n },
  unsignedByte: { min: 0n, max: 255n },
  unsignedShort: { min: 0n, max: 65535n },
  unsignedInt: { min: 0n, max: 4294967295n },
  char: { min: 32n, max: 55295n },
};
const bigIntegers: typeof integers = {
  integer: {},
  nonPositiveInteger: { max: 0n },
  negativeInteger: { max: -1n },
  nonNegativeInteger: { min: 0n },
  positiveInteger: { min: 1n },
  long: { min: -9223372036854775808n, max: 9223372036854775807n },
  unsignedLong: { min: 0n, max: 18446744073709551615n },
};

const safeIntegers: WholeRange = { min: BigInt(Number.MIN_SAFE_INTEGER), max: BigInt(Number.MAX_SAFE_INTEGER) };

/**
 * Makes arbitraries of simple types: generated values for types that are easy to generate, checked samples for the
 * others.
 */
export class ScalarArbitraries {
  readonly samples: ScalarSamples;
  readonly #types: ReadonlyMap<string, ScalarType>;

  constructor(model: ContractModel) {
    this.samples = new ScalarSamples(model);
    this.#types = new Map(model.types.flatMap((type) => (type.kind === "scalar" ? [[type.id, type]] : [])));
  }

  builtin(use: BuiltinUse): Code {
    return numberArbitrary(use, []) ?? plainArbitrary(use) ?? this.some(use);
  }

  declared(type: ScalarType): Code {
    const { definition } = type;
    const use: TypeUse = { kind: "declared", id: type.id };
    if (definition.kind === "openEnumeration") {
      return code`fc.oneof(fc.constantFrom(${join(definition.values.map(valueLiteral), ", ")}), ${shared.text})`;
    }
    if (definition.kind !== "restriction") return this.some(use);
    const root = this.#root(use, []);
    if (root === undefined) return this.some(use);
    const { builtin, facets } = root;
    if (facets.length === 0) return this.builtin(builtin);
    return numberArbitrary(builtin, facets) ?? stringArbitrary(builtin.name, facets) ?? this.some(use);
  }

  /** The arbitrary of known valid values. */
  some(use: TypeUse): Code {
    return this.#someOf(use, () => true);
  }

  /** The arbitrary of known valid values that are not written as an empty text, which would mean a default value. */
  someWritten(use: TypeUse): Code {
    return this.#someOf(use, ({ format }) => format(() => "") !== "");
  }

  #someOf(use: TypeUse, isWanted: (value: ScalarValue) => boolean): Code {
    const found = (["typical", "minimal", "maximal"] as const).flatMap((size) => this.samples.values(use, size));
    const wanted = found.filter(isWanted).map(({ value }): [string, unknown] => [codeText(valueLiteral(value)), value]);
    const values = new Map(wanted);
    if (values.size === 0) return noValue(use.kind === "builtin" ? `xs:${use.name}` : use.id);
    // Values of one kind at a time: beside other kinds, the compiler would not keep texts as literals.
    const kinds = new Set([...values.values()].map((value) => typeof value));
    const groups = [...kinds].map((kind) => constantsOf([...values.values()].filter((value) => typeof value === kind)));
    const [only] = groups;
    return groups.length === 1 && only !== undefined ? only : code`fc.oneof(${join(groups, ", ")})`;
  }

  /**
   * The built-in type that a chain of restrictions ends at, with the facets of all steps; undefined for lists and
   * unions.
   */
  #root(
    use: TypeUse,
    facets: readonly FacetModel[],
  ): { builtin: BuiltinUse; facets: readonly FacetModel[] } | undefined {
    if (use.kind === "builtin") return { builtin: use, facets };
    const definition = this.#types.get(use.id)?.definition;
    if (definition?.kind !== "restriction") return undefined;
    return this.#root(definition.base, [...facets, ...definition.facets]);
  }
}

/** An arbitrary that throws if it is used, so that the arbitraries of other types still work. */
function noValue(type: string): Code {
  const message = literal(`No valid value of the type ${type} is known.`);
  return code`fc.constant(${message}).map((message): never => {\nthrow new Error(message); })`;
}

function constantsOf(values: readonly unknown[]): Code {
  const constants = code`fc.constantFrom(${join(values.map(valueLiteral), ", ")})`;
  // A list is copied, because a constant is readonly.
  return values.some(Array.isArray) ? code`${constants}.map((list) => [...list])` : constants;
}

/** The arbitrary of whole numbers between bounds; undefined for other types and facets, and for an empty range. */
function numberArbitrary({ name, as }: BuiltinUse, facets: readonly FacetModel[]): Code | undefined {
  const own = integers[name] ?? bigIntegers[name];
  const left = facets.flatMap((facet) => rangeOf(facet) ?? []);
  if (own === undefined || left.length < facets.length) return undefined;
  const isNumber = name in integers || as === "number";
  const ranges = isNumber ? [own, ...left, safeIntegers] : [own, ...left];
  const min = ascending(ranges.flatMap((range) => range.min ?? [])).at(-1);
  const max = ascending(ranges.flatMap((range) => range.max ?? [])).at(0);
  if (min !== undefined && max !== undefined && min > max) return undefined;
  const limits = Object.entries({ min, max }).flatMap(([limit, value]) =>
    value === undefined ? [] : [code`${word(limit)}: ${valueLiteral(isNumber ? Number(value) : value)}`],
  );
  const bounds = limits.length === 0 ? code`` : code`{ ${join(limits, ", ")} }`;
  if (isNumber) return code`fc.integer(${bounds})`;
  return as === "string" ? code`fc.bigInt(${bounds}).map(String)` : code`fc.bigInt(${bounds})`;
}

/** The range of a bound; undefined for other facets, and for bounds that are not whole numbers. */
function rangeOf(facet: FacetModel): WholeRange | undefined {
  if (!("value" in facet) || !/^[+-]?\d+$/.test(String(facet.value))) return undefined;
  const bound = BigInt(facet.value);
  switch (facet.kind) {
    case "minInclusive":
      return { min: bound };
    case "minExclusive":
      return { min: bound + 1n };
    case "maxInclusive":
      return { max: bound };
    case "maxExclusive":
      return { max: bound - 1n };
    default:
      return undefined;
  }
}

function ascending(numbers: readonly bigint[]): readonly bigint[] {
  return numbers.toSorted((left, right) => (left < right ? -1 : 1));
}

const lengths: ReadonlySet<FacetModel["kind"]> = new Set(["length", "minLength", "maxLength", "whiteSpace"]);

/** The arbitrary of texts with length facets; undefined for other types and facets. */
function stringArbitrary(builtin: BuiltinName, facets: readonly FacetModel[]): Code | undefined {
  if (!["string", "normalizedString", "token"].includes(builtin)) return undefined;
  if (facets.some(({ kind }) => !lengths.has(kind))) return undefined;
  let [min, max] = [0, Number.POSITIVE_INFINITY];
  for (const facet of facets) {
    if (facet.kind === "length" || facet.kind === "minLength") min = Math.max(min, facet.value);
    if (facet.kind === "length" || facet.kind === "maxLength") max = Math.min(max, facet.value);
  }
  return code`fc.string({ unit: fc.constantFrom(..."abcXYZ089-_é"), minLength: ${min}, maxLength: ${Math.min(max, min + 24)} })`;
}

/** The arbitrary of a built-in type that needs no samples; undefined for other types. */
function plainArbitrary({ name, as }: BuiltinUse): Code | undefined {
  const own = builtinArbitraries[name];
  if (own === undefined || as === undefined) return own;
  switch (as) {
    case "number":
      return code`${own}.map(Number)`;
    case "string":
      return code`${own}.map(String)`;
    case "Date":
      return code`${own}.map((text) => new Date(text))`;
  }
}

const builtinArbitraries: Readonly<Partial<Record<BuiltinName, Code>>> = {
  anyType: code`fc.record({ content: fc.constant("text").map((one) => [one]) }, { requiredKeys: [] })`,
  anySimpleType: code`${shared.name}`,
  string: code`${shared.text}`,
  normalizedString: code`${shared.line}`,
  token: code`${shared.name}`,
  Name: code`${shared.name}`,
  NCName: code`${shared.name}`,
  NMTOKEN: code`${shared.name}`,
  NMTOKENS: code`fc.array(${shared.name}, { minLength: 1, maxLength: 3 })`,
  ID: code`fc.uuid().map((value) => \`id-\${value}\`)`,
  boolean: code`fc.boolean()`,
  decimal: code`${shared.decimal}`,
  float: code`fc.float({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value))`,
  double: code`fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value))`,
  duration: code`fc.nat(100000).map((seconds) => \`PT\${seconds}S\`)`,
  dateTime: code`${shared.moment}`,
  time: code`${shared.moment}.map((value) => value.slice(11, 19))`,
  date: code`${shared.moment}.map((value) => value.slice(0, 10))`,
  gYear: code`${shared.moment}.map((value) => value.slice(0, 4))`,
  gYearMonth: code`${shared.moment}.map((value) => value.slice(0, 7))`,
  gMonth: code`${shared.moment}.map((value) => \`--\${value.slice(5, 7)}\`)`,
  gMonthDay: code`${shared.moment}.map((value) => \`--\${value.slice(5, 10)}\`)`,
  gDay: code`${shared.moment}.map((value) => \`---\${value.slice(8, 10)}\`)`,
  hexBinary: code`fc.uint8Array({ maxLength: 16 })`,
  base64Binary: code`fc.uint8Array({ maxLength: 16 })`,
  guid: code`fc.uuid()`,
};
