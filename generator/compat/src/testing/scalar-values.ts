import { normalise } from "@stubwright/runtime/codec";
import type { ContractModel, FacetModel, ScalarType, TypeUse } from "../../../contract/dist/model/contract-model.js";
import type { BuiltinName } from "../../../contract/dist/simple-types/builtin-name.js";

/** Lexical texts of built-in types, chosen so that similar types refuse some of each other's texts. */
const texts: Partial<Record<BuiltinName, readonly string[]>> = {
  string: ["text", "A", "a b", " two  spaces ", "123456789", "ABCDE", "B", "100%", "abc"],
  token: ["text", "A", "a b", "123456789", "ABCDE", "B", "abc"],
  normalizedString: ["text", "A", "a b", " two  spaces ", "123456789", "ABCDE", "B", "100%"],
  NMTOKEN: ["text", "A", "123456789", "ABCDE", "-b"],
  NCName: ["text", "A", "ABCDE", "b", "abc"],
  language: ["en", "de-CH"],
  boolean: ["true", "false"],
  decimal: ["12.50", "1", "1.00", "-3.125", "123456789", "99999", "20"],
  byte: ["1", "-128", "127", "0"],
  short: ["1", "-32768", "300", "32767"],
  int: ["1", "-2147483648", "70000", "2147483647", "5", "10", "11", "20"],
  unsignedByte: ["1", "0", "255", "5"],
  unsignedShort: ["1", "0", "65535", "5"],
  unsignedInt: ["1", "4294967295", "0"],
  unsignedLong: ["1", "0", "18446744073709551615"],
  integer: ["1", "-5", "123456789012345678901234567890"],
  nonNegativeInteger: ["1", "0", "123456789012345678901234567890"],
  positiveInteger: ["1", "7", "123456789012345678901234567890"],
  long: ["1", "9007199254740993", "-9223372036854775808"],
  float: ["1.5", "-2", "0.25"],
  double: ["1.5", "1e300", "-0.1"],
  anyURI: ["urn:a", "http://a.example/b?c#d", "../e"],
  date: ["2099-12-31", "2000-02-29Z"],
  dateTime: ["2099-12-31T23:59:59Z", "2000-02-29T00:00:00.5"],
  time: ["23:59:59", "00:00:00Z"],
  gYear: ["2099", "2000Z"],
  duration: ["P1D", "PT1.5S"],
  hexBinary: ["0FB8", "", "00"],
  base64Binary: ["AAEC", "", "/w=="],
  anySimpleType: ["text", " a b "],
  QName: ["x", "{urn:p}x"],
};

/** The built-in type of a simple type, its texts as far as the facets accept them, and whether each is a list. */
interface ScalarValues {
  readonly builtin: BuiltinName;
  readonly texts: readonly string[];
  readonly isList?: boolean;
}

/** Values of a simple type; for a union, those of its members in turn. */
export function scalarValues(use: TypeUse, model: ContractModel): readonly ScalarValues[] {
  if (use.kind === "builtin") return [{ builtin: use.name, texts: textsOf(use.name) }];
  const type = model.types.find((one): one is ScalarType => one.id === use.id && one.kind === "scalar");
  if (type === undefined) throw new Error(`${use.id} is no simple type.`);
  const { definition } = type;
  switch (definition.kind) {
    case "openEnumeration":
      return [{ builtin: "string", texts: [...definition.values, "another"] }];
    case "union":
      return definition.members.flatMap((member) => scalarValues(member, model));
    case "list":
      return [listOf(scalarValues(definition.item, model))];
    case "restriction":
      return scalarValues(definition.base, model).map((base) => ({
        ...base,
        texts: definition.facets.reduce<readonly string[]>(base.isList === true ? withinLists : within, base.texts),
      }));
  }
}

/** Lists with one item and with two. */
function listOf(items: readonly ScalarValues[]): ScalarValues {
  const [{ builtin, texts } = { builtin: "string" as const, texts: [] }] = items;
  const [one = "", other = one] = texts.filter((text) => /^\S+$/.test(text));
  return { builtin, texts: [one, `${one} ${other}`], isList: true };
}

function withinLists(values: readonly string[], facet: FacetModel): readonly string[] {
  if (facet.kind === "enumeration") return facet.values;
  return values.filter((value) => facet.kind === "pattern" || fits("x".repeat(value.split(" ").length), facet));
}

function textsOf(name: BuiltinName): readonly string[] {
  const found = texts[name];
  if (found === undefined) throw new Error(`Write values of ${name} before a test needs them.`);
  return found;
}

function within(values: readonly string[], facet: FacetModel): readonly string[] {
  if (facet.kind === "enumeration") return facet.values;
  return values.filter((value) => fits(value, facet));
}

function fits(value: string, facet: Exclude<FacetModel, { kind: "enumeration" }>): boolean {
  switch (facet.kind) {
    case "length":
      return value.length === facet.value;
    case "minLength":
      return value.length >= facet.value;
    case "maxLength":
      return value.length <= facet.value;
    case "totalDigits":
      return value.replace(/\D/g, "").length <= facet.value;
    case "fractionDigits":
      return (value.split(".")[1] ?? "").length <= facet.value;
    case "minInclusive":
      return Number(value) >= Number(facet.value);
    case "maxInclusive":
      return Number(value) <= Number(facet.value);
    case "minExclusive":
      return Number(value) > Number(facet.value);
    case "maxExclusive":
      return Number(value) < Number(facet.value);
    case "pattern":
      return facet.values.some((pattern) => new RegExp(`^(?:${pattern})$`, "u").test(value));
    case "whiteSpace":
      return normalise(value, facet.value) === value;
  }
}

/** The value of a lexical text in generated code. */
export function scalarValue(builtin: BuiltinName, text: string, isList = false): unknown {
  if (isList) return text.split(" ").map((item) => scalarValue(builtin, item));
  switch (builtin) {
    case "boolean":
      return text === "true";
    case "byte":
    case "short":
    case "int":
    case "unsignedByte":
    case "unsignedShort":
    case "unsignedInt":
    case "float":
    case "double":
      return Number(text);
    case "long":
    case "unsignedLong":
    case "integer":
    case "nonNegativeInteger":
    case "positiveInteger":
      return BigInt(text);
    case "hexBinary":
      return new Uint8Array(Buffer.from(text, "hex"));
    case "base64Binary":
      return new Uint8Array(Buffer.from(text, "base64"));
    default:
      return text;
  }
}
