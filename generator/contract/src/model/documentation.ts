import type { BuiltinName } from "../simple-types/builtin-name.js";
import type {
  Documentation,
  FacetModel,
  MemberModel,
  ScalarType,
  TypeId,
  TypeModel,
  TypeUse,
} from "./contract-model.js";
import { isText } from "./simple-type-facts.js";

/** Finds a type by its id. */
type Declared = (id: TypeId) => TypeModel | undefined;

/** The unit of length facets; undefined for names, whose length means nothing (XSD 1.0 Part 2, 3.2.18). */
type CountedUnit = "characters" | "items" | "bytes" | undefined;

/** Longer patterns and lists of values are left out, because nobody reads them. */
const longestText = 100;

/**
 * The facets of a simple type in sentences: ``Pattern: `[A-Z]+`. 1 to 80 characters.`` Undefined if there is nothing to
 * tell. Enumerated texts are left out, because the type itself shows them.
 */
export function facetDocumentation(
  type: ScalarType,
  facets: readonly FacetModel[],
  declared: Declared,
): string | undefined {
  const sentences = [
    isText(type, declared) ? undefined : enumerationText(facets),
    patternText(facets),
    lengthText(facets, countedUnit({ kind: "declared", id: type.id }, declared)),
    boundsText(facets),
    digitsText(facets),
  ].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

function countedUnit(use: TypeUse, declared: Declared): CountedUnit {
  if (use.kind === "builtin") return unitOfBuiltin(use.name);
  const type = declared(use.id);
  if (type?.kind !== "scalar") return undefined;
  const { definition } = type;
  if (definition.kind === "list") return "items";
  return definition.kind === "restriction" ? countedUnit(definition.base, declared) : undefined;
}

function unitOfBuiltin(name: BuiltinName): CountedUnit {
  switch (name) {
    case "QName":
    case "NOTATION":
      return undefined;
    case "NMTOKENS":
    case "IDREFS":
    case "ENTITIES":
      return "items";
    case "hexBinary":
    case "base64Binary":
      return "bytes";
    default:
      return "characters";
  }
}

function enumerationText(facets: readonly FacetModel[]): string | undefined {
  const facet = facets.find((one) => one.kind === "enumeration");
  return facet === undefined ? undefined : spans("One of", facet.values, ", ");
}

function patternText(facets: readonly FacetModel[]): string | undefined {
  const facet = facets.find((one) => one.kind === "pattern");
  return facet === undefined ? undefined : spans("Pattern:", facet.values, " or ");
}

/** Texts as code spans; undefined if a code span cannot show them, or if they are too long. */
function spans(before: string, texts: readonly string[], between: string): string | undefined {
  const isPlain = texts.every((text) => /^(?! )(?!.* (?: |@|$))[^`\p{Cc}]+$/u.test(text));
  const joined = texts.map((text) => `\`${text}\``).join(between);
  return isPlain && joined.length <= longestText ? `${before} ${joined}.` : undefined;
}

function lengthText(facets: readonly FacetModel[], unit: CountedUnit): string | undefined {
  if (unit === undefined) return undefined;
  const length = numberOf(facets, "length");
  return countSentence(length ?? numberOf(facets, "minLength"), length ?? numberOf(facets, "maxLength"), unit);
}

function boundsText(facets: readonly FacetModel[]): string | undefined {
  const least = textOf(facets, "minInclusive");
  const above = textOf(facets, "minExclusive");
  const most = textOf(facets, "maxInclusive");
  const below = textOf(facets, "maxExclusive");
  if (least !== undefined && most !== undefined) return `From ${least} to ${most}.`;
  const from = least === undefined ? above && `above ${above}` : `at least ${least}`;
  const to = most === undefined ? below && `below ${below}` : `at most ${most}`;
  const text = [from, to].filter((one) => one !== undefined).join(", ");
  return text === "" ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function digitsText(facets: readonly FacetModel[]): string | undefined {
  const total = numberOf(facets, "totalDigits");
  const fraction = numberOf(facets, "fractionDigits");
  const [most, after] = [total, fraction].map((count) => (count === undefined ? undefined : counted(count, "digits")));
  if (most === undefined) return after && `At most ${after} after the point.`;
  return after === undefined ? `At most ${most}.` : `At most ${most}, and ${after} after the point.`;
}

function numberOf(
  facets: readonly FacetModel[],
  kind: "length" | "minLength" | "maxLength" | "totalDigits" | "fractionDigits",
): number | undefined {
  return facets.flatMap((facet) => (facet.kind === kind ? [facet.value] : []))[0];
}

function textOf(
  facets: readonly FacetModel[],
  kind: "minInclusive" | "minExclusive" | "maxInclusive" | "maxExclusive",
): string | undefined {
  return facets.flatMap((facet) => (facet.kind === kind ? [facet.value] : []))[0];
}

/** The documentation of the contract, followed by a fact, if there is one. */
export function addFact(
  documentation: Documentation | undefined,
  fact: string | undefined,
  between: "\n" | " " = "\n",
): Documentation | undefined {
  if (fact === undefined) return documentation;
  const text = documentation?.text === undefined ? fact : documentation.text + between + fact;
  return { text, deprecation: documentation?.deprecation };
}

/** The documentation of a member, with its default or fixed value. */
export function memberDocumentation({ documentation, value }: MemberModel): Documentation | undefined {
  if (value === undefined) return documentation;
  const fact = value.kind === "fixed" ? `Always \`${value.value}\`.` : `Default: \`${value.value}\`.`;
  return addFact(documentation, fact);
}

/** A count in words: `1 to 80 characters.` Undefined if any number is allowed. `unit` is the plural. */
export function countSentence(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least !== undefined && most !== undefined) {
    return least === most ? `${counted(most, unit)}.` : `${least} to ${counted(most, unit)}.`;
  }
  if (least !== undefined) return `At least ${counted(least, unit)}.`;
  return most === undefined ? undefined : `At most ${counted(most, unit)}.`;
}

/** A number with its unit: `1 item`, `2 items`. */
function counted(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

/** How often a particle may occur, in the notation of a DTD: `?`, `*`, `+`, `{2,5}`; `""` for exactly once. */
export function occursText(min: number, max: number): string {
  if (max === 1) return min === 0 ? "?" : "";
  if (max !== Number.POSITIVE_INFINITY) return `{${min},${max}}`;
  if (min === 0) return "*";
  return min === 1 ? "+" : `{${min},}`;
}
