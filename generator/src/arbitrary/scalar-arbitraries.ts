import type { ContractModel, FacetModel, ScalarType, TypeUse } from "../model/contract-model.js";
import { ScalarSamples } from "../sample/scalar-samples.js";
import type { BuiltinName } from "../scalar/builtin-name.js";
import { type Layout, valueText } from "./layout.js";

/** The constants that arbitraries of simple types share, by name; a file declares those that it uses. */
export const sharedArbitraries: ReadonlyMap<string, string> = new Map([
  [
    "text",
    'fc\n  .string({ unit: "grapheme", maxLength: 12 })\n  .filter((value) => /^[\\t\\n\\r\\u{20}-\\u{D7FF}\\u{E000}-\\u{FFFD}\\u{10000}-\\u{10FFFF}]*$/u.test(value))',
  ],
  ["line", 'fc.string({ unit: "grapheme-ascii", maxLength: 12 })'],
  ["name", "fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_.-]{0,8}$/)"],
  [
    "moment",
    'fc\n  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z"), noInvalidDate: true })\n  .map((date) => date.toISOString())',
  ],
  ["decimal", `fc.tuple(fc.integer(), fc.nat(999)).map(([whole, fraction]) => \`\${whole}.\${fraction}5\`)`],
  [
    "anyElement",
    'fc.record(\n  { name: fc.constant("{urn:any}element"), content: fc.constant("text").map((one) => [one]) },\n  { requiredKeys: ["name"] },\n)',
  ],
]);

const integers: Readonly<Partial<Record<BuiltinName, readonly [min: string | undefined, max: string | undefined]>>> = {
  byte: ["-128", "127"],
  short: ["-32768", "32767"],
  int: ["-2147483648", "2147483647"],
  unsignedByte: ["0", "255"],
  unsignedShort: ["0", "65535"],
  unsignedInt: ["0", "4294967295"],
  char: ["32", "55295"],
};
const bigIntegers: typeof integers = {
  integer: [undefined, undefined],
  nonPositiveInteger: [undefined, "0"],
  negativeInteger: [undefined, "-1"],
  nonNegativeInteger: ["0", undefined],
  positiveInteger: ["1", undefined],
  long: ["-9223372036854775808", "9223372036854775807"],
  unsignedLong: ["0", "18446744073709551615"],
};

/** Writes arbitraries of simple types: of the wide ones any value, of the narrow ones some that are checked. */
export class ScalarArbitraries {
  readonly samples: ScalarSamples;
  readonly #types: ReadonlyMap<string, ScalarType>;

  constructor(model: ContractModel) {
    this.samples = new ScalarSamples(model);
    this.#types = new Map(model.types.flatMap((type) => (type.kind === "scalar" ? [[type.id, type]] : [])));
  }

  builtin(name: BuiltinName): Layout {
    return numberArbitrary(name, []) ?? builtinArbitraries[name] ?? this.some({ kind: "builtin", name });
  }

  declared(type: ScalarType): Layout {
    const { definition } = type;
    const use: TypeUse = { kind: "declared", id: type.id };
    if (definition.kind === "openEnumeration") {
      return `fc.oneof(fc.constantFrom(${definition.values.map(valueText).join(", ")}), text)`;
    }
    if (definition.kind !== "restriction") return this.some(use);
    const root = this.#root(use, []);
    if (root === undefined) return this.some(use);
    const { builtin, facets } = root;
    if (facets.length === 0) return this.builtin(builtin);
    return numberArbitrary(builtin, facets) ?? stringArbitrary(builtin, facets) ?? this.some(use);
  }

  /** Some values of a type, each checked. */
  some(use: TypeUse): Layout {
    const values = new Map(
      (["typical", "minimal", "maximal"] as const).flatMap((size) =>
        this.samples.values(use, size).map(({ value }): [string, unknown] => [valueText(value), value]),
      ),
    );
    if (values.size === 0) return noValue(use.kind === "builtin" ? `xs:${use.name}` : use.id);
    // Values of one kind at a time: among others, texts would not be taken for literals.
    const kinds = new Set([...values.values()].map((value) => typeof value));
    const groups = [...kinds].map((kind) => constantsOf([...values].filter(([, value]) => typeof value === kind)));
    const [only] = groups;
    return groups.length === 1 && only !== undefined ? only : { open: "fc.oneof(", items: groups, close: ")" };
  }

  /** The built-in type that one restricts, and the facets of all steps; undefined for lists and unions. */
  #root(
    use: TypeUse,
    facets: readonly FacetModel[],
  ): { builtin: BuiltinName; facets: readonly FacetModel[] } | undefined {
    if (use.kind === "builtin") return { builtin: use.name, facets };
    const definition = this.#types.get(use.id)?.definition;
    if (definition?.kind !== "restriction") return undefined;
    return this.#root(definition.base, [...facets, ...definition.facets]);
  }
}

/** Fails where it is drawn, so that the others can be used. */
function noValue(type: string): Layout {
  const message = JSON.stringify(`No value is known of the type ${type}.`);
  return `fc.constant(${message}).map((message): never => { throw new Error(message); })`;
}

function constantsOf(values: readonly (readonly [text: string, value: unknown])[]): Layout {
  // Lists are copied: as constants they would be read-only.
  const isList = values.some(([, value]) => Array.isArray(value));
  const items = values.map(([text]) => text);
  return { open: "fc.constantFrom(", items, close: isList ? ").map((list) => [...list])" : ")" };
}

/** Whole numbers between bounds; undefined for other types and other facets. */
function numberArbitrary(builtin: BuiltinName, facets: readonly FacetModel[]): Layout | undefined {
  const isBig = builtin in bigIntegers;
  const range = integers[builtin] ?? bigIntegers[builtin];
  if (range === undefined) return undefined;
  let [min, max] = range.map((text) => (text === undefined ? undefined : BigInt(text)));
  for (const facet of facets) {
    const bound = "value" in facet && /^[+-]?\d+$/.test(String(facet.value)) ? BigInt(facet.value) : undefined;
    if (bound === undefined) return undefined;
    const low = facet.kind === "minExclusive" ? bound + 1n : bound;
    const high = facet.kind === "maxExclusive" ? bound - 1n : bound;
    if (facet.kind.startsWith("min") && facet.kind !== "minLength") min = min === undefined || low > min ? low : min;
    else if (facet.kind.startsWith("max") && facet.kind !== "maxLength")
      max = max === undefined || high < max ? high : max;
    else return undefined;
  }
  const suffix = isBig ? "n" : "";
  const bounds = [
    ...(min === undefined ? [] : [`min: ${min}${suffix}`]),
    ...(max === undefined ? [] : [`max: ${max}${suffix}`]),
  ];
  return `fc.${isBig ? "bigInt" : "integer"}(${bounds.length === 0 ? "" : `{ ${bounds.join(", ")} }`})`;
}

const lengths: ReadonlySet<FacetModel["kind"]> = new Set(["length", "minLength", "maxLength", "whiteSpace"]);

/** Texts of some length; undefined for other types and other facets. */
function stringArbitrary(builtin: BuiltinName, facets: readonly FacetModel[]): Layout | undefined {
  if (!["string", "normalizedString", "token"].includes(builtin)) return undefined;
  if (facets.some(({ kind }) => !lengths.has(kind))) return undefined;
  let [min, max] = [0, Number.POSITIVE_INFINITY];
  for (const facet of facets) {
    if (facet.kind === "length" || facet.kind === "minLength") min = Math.max(min, facet.value);
    if (facet.kind === "length" || facet.kind === "maxLength") max = Math.min(max, facet.value);
  }
  return `fc.string({ unit: fc.constantFrom(..."abcXYZ089-_é"), minLength: ${min}, maxLength: ${Math.min(max, min + 24)} })`;
}

/** Of the types that need no samples; the names are those of `sharedArbitraries`. */
const builtinArbitraries: Readonly<Partial<Record<BuiltinName, string>>> = {
  anyType: 'fc.record({ content: fc.constant("text").map((one) => [one]) }, { requiredKeys: [] })',
  anySimpleType: "name",
  string: "text",
  normalizedString: "line",
  token: "name",
  Name: "name",
  NCName: "name",
  NMTOKEN: "name",
  NMTOKENS: "fc.array(name, { minLength: 1, maxLength: 3 })",
  ID: `fc.uuid().map((value) => \`id-\${value}\`)`,
  boolean: "fc.boolean()",
  decimal: "decimal",
  float: "fc.float({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value))",
  double: "fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value))",
  duration: `fc.nat(100000).map((seconds) => \`PT\${seconds}S\`)`,
  dateTime: "moment",
  time: "moment.map((value) => value.slice(11, 19))",
  date: "moment.map((value) => value.slice(0, 10))",
  gYear: "moment.map((value) => value.slice(0, 4))",
  gYearMonth: "moment.map((value) => value.slice(0, 7))",
  gMonth: `moment.map((value) => \`--\${value.slice(5, 7)}\`)`,
  gMonthDay: `moment.map((value) => \`--\${value.slice(5, 10)}\`)`,
  gDay: `moment.map((value) => \`---\${value.slice(8, 10)}\`)`,
  hexBinary: "fc.uint8Array({ maxLength: 16 })",
  base64Binary: "fc.uint8Array({ maxLength: 16 })",
  guid: "fc.uuid()",
};
