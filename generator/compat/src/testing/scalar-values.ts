import type { ContractModel, FacetModel, ScalarType, TypeUse } from "../../../contract/dist/model/contract-model.js";
import type { BuiltinName } from "../../../contract/dist/simple-types/builtin-name.js";

/** Lexical texts of built-in types, chosen so that each neighbour of a type refuses some of another's. */
const texts: Partial<Record<BuiltinName, readonly string[]>> = {
  string: ["text", "A", "a b", " two  spaces ", "123456789", "ABCDE", "B", "100%"],
  token: ["text", "A", "a b", "123456789", "ABCDE", "B"],
  boolean: ["true", "false"],
  decimal: ["12.50", "1", "1.00", "-3.125", "123456789", "99999", "20"],
  byte: ["1", "-128", "127", "0"],
  short: ["1", "-32768", "300", "32767"],
  int: ["1", "-2147483648", "70000", "2147483647", "5", "10", "11", "20"],
  unsignedInt: ["1", "4294967295", "0"],
  long: ["1", "9007199254740993", "-9223372036854775808"],
  float: ["1.5", "-2", "0.25"],
  double: ["1.5", "1e300", "-0.1"],
  anyURI: ["urn:a", "http://a.example/b?c#d", "../e"],
  date: ["2099-12-31", "2000-02-29Z"],
  QName: ["x", "{urn:p}x"],
};

/** The built-in type that a simple type comes from, its texts as far as its facets take them, and whether it is a list. */
interface ScalarValues {
  readonly builtin: BuiltinName;
  readonly texts: readonly string[];
}

/** Values of a simple type, union members one after the other. */
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
      throw new Error("Write values of lists before a test needs them.");
    case "restriction":
      return scalarValues(definition.base, model).map((base) => ({
        builtin: base.builtin,
        texts: definition.facets.reduce<readonly string[]>(within, base.texts),
      }));
  }
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
      return true;
  }
}

/** A lexical text as generated code has it. */
export function scalarValue(builtin: BuiltinName, text: string): unknown {
  switch (builtin) {
    case "boolean":
      return text === "true";
    case "byte":
    case "short":
    case "int":
    case "unsignedInt":
    case "float":
    case "double":
      return Number(text);
    case "long":
      return BigInt(text);
    default:
      return text;
  }
}
