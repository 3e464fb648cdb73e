import type { ContractModel, FacetModel, TypeModel, TypeUse } from "@stubwright/contract/model";
import { typeOfUse, typesById, unionMembers } from "@stubwright/contract/model";
import { ScalarSamples, type ScalarValue } from "@stubwright/contract/sample";
import { edgeTexts, strangeTexts, wrongTexts } from "./edge-texts.js";

/** A text of a simple type, and what is special about it. */
export interface LabelledText {
  readonly text: string;
  readonly label: string;
}

/** Texts for the simple types of a contract: those at the edges of what a type allows, and those just beyond. */
export class ScalarTexts {
  readonly #types: ReadonlyMap<string, TypeModel>;
  readonly #samples: ScalarSamples;

  constructor(model: ContractModel) {
    this.#types = typesById(model);
    this.#samples = new ScalarSamples(model);
  }

  /** Whether a use is of a simple type. */
  isSimple(use: TypeUse): boolean {
    const type = typeOfUse(use, this.#types);
    return type === undefined ? use.kind === "builtin" && use.name !== "anyType" : type.kind === "scalar";
  }

  /** A usual text; others for other turns. */
  usual(use: TypeUse, turn: number): string | undefined {
    const values = this.#samples.values(use, "typical");
    return values[turn % Math.max(1, values.length)]?.format(() => "");
  }

  /** A usual value; others for other turns. */
  value(use: TypeUse, turn: number): ScalarValue | undefined {
    const values = this.#samples.values(use, "typical");
    return values[turn % Math.max(1, values.length)];
  }

  /** Valid texts: each enumeration value, the edge of each facet, and the edges of the built-in type. */
  *valid(use: TypeUse): Generator<LabelledText> {
    const seen = new Set<string>();
    for (const one of this.#candidates(use)) {
      if (seen.has(one.text) || this.#isName(use, one.text)) continue;
      seen.add(one.text);
      if (this.#reads(use, one.text)) yield one;
    }
  }

  /** Texts that the type does not allow: beyond each facet, and of other types. */
  *invalid(use: TypeUse): Generator<LabelledText> {
    const seen = new Set<string>();
    const counts = new Map<string, number>();
    for (const { text, label } of [
      ...this.#beyond(use),
      ...[...this.#wrong(use), ...strangeTexts].map((one) => ({ text: one, label: "value" })),
    ]) {
      if (seen.has(text) || this.#reads(use, text)) continue;
      seen.add(text);
      const count = counts.get(label) ?? 0;
      counts.set(label, count + 1);
      if (count < (label === "value" ? 8 : 2)) yield { text, label };
    }
  }

  /** Wrong texts of the built-in type that a type comes from. */
  #wrong(use: TypeUse): readonly string[] {
    if (use.kind === "builtin") return wrongTexts(use.name);
    const definition = this.#scalar(use.id)?.definition;
    return definition?.kind === "restriction" ? this.#wrong(definition.base) : [];
  }

  #reads(use: TypeUse, text: string): boolean {
    return this.#samples.read(use, text) !== undefined;
  }

  #isName(use: TypeUse, text: string): boolean {
    return this.#samples.read(use, text)?.isName === true;
  }

  *#candidates(use: TypeUse, facets: readonly FacetModel[] = []): Generator<LabelledText> {
    for (const facet of facets) yield* facetEdges(facet);
    const sizes = ["typical", "minimal", "maximal"] as const;
    if (facets.length > 0)
      for (const size of sizes)
        for (const value of this.#samples.values(use, size).slice(0, 3))
          yield { text: value.format(() => ""), label: `${size} value` };
    yield* this.#definitionTexts(use, facets);
  }

  *#definitionTexts(use: TypeUse, facets: readonly FacetModel[]): Generator<LabelledText> {
    if (use.kind === "builtin") {
      for (const text of edgeTexts(use.name)) yield { text, label: `value ${shown(text)}` };
      return;
    }
    const type = this.#types.get(use.id);
    if (type?.kind !== "scalar") return;
    const { definition } = type;
    switch (definition.kind) {
      case "openEnumeration":
        for (const text of [...definition.values, "AnotherValue"]) yield { text, label: `enumeration ${text}` };
        return;
      case "restriction":
        yield* this.#candidates(definition.base, [...facets, ...definition.facets]);
        for (const value of this.#samples.values(use, "typical").slice(0, 3))
          yield { text: value.format(() => ""), label: "typical value" };
        return;
      case "union":
        for (const member of unionMembers(definition.members, (id) => this.#scalar(id)))
          yield* this.#candidates(member);
        return;
      case "list": {
        const items = [...this.valid(definition.item)].filter(({ text }) => text !== "" && !/\s/.test(text));
        for (const count of [0, 1, 2, 5])
          yield {
            text: items
              .slice(0, count)
              .map(({ text }) => text)
              .join(" "),
            label: `list of ${count}`,
          };
      }
    }
  }

  #scalar(id: string): Extract<TypeModel, { kind: "scalar" }> | undefined {
    const type = this.#types.get(id);
    return type?.kind === "scalar" ? type : undefined;
  }

  *#beyond(use: TypeUse): Generator<LabelledText> {
    const type = typeOfUse(use, this.#types);
    if (type?.kind !== "scalar" || type.definition.kind !== "restriction") return;
    const { base, facets } = type.definition;
    const usual = this.usual(use, 0) ?? "";
    for (const facet of facets) yield* beyondFacet(facet, usual);
    yield* this.#beyond(base);
  }
}

/** A text as a label shows it. */
export function shown(text: string): string {
  const short = text.length > 30 ? `${text.slice(0, 27)}...` : text;
  return JSON.stringify(short);
}

function* facetEdges(facet: FacetModel): Generator<LabelledText> {
  switch (facet.kind) {
    case "enumeration":
      for (const text of facet.values) yield { text, label: `enumeration ${text}` };
      return;
    case "minInclusive":
    case "maxInclusive":
      yield { text: facet.value, label: `${facet.kind} ${facet.value}` };
      return;
    case "minExclusive":
      yield { text: moved(facet.value, 1), label: `${facet.kind} ${facet.value}` };
      return;
    case "maxExclusive":
      yield { text: moved(facet.value, -1), label: `${facet.kind} ${facet.value}` };
      return;
    case "length":
    case "minLength":
    case "maxLength":
      if (facet.value > 100_000) return;
      yield { text: "x".repeat(facet.value), label: `${facet.kind} ${facet.value}` };
      yield {
        text: "\u{1f600}".repeat(facet.value),
        label: `${facet.kind} ${facet.value} in characters beyond U+FFFF`,
      };
      yield { text: "1".repeat(facet.value), label: `${facet.kind} ${facet.value}` };
      yield { text: "00".repeat(facet.value), label: `${facet.kind} ${facet.value}` };
      return;
    case "totalDigits":
      if (facet.value < 1000) yield { text: "9".repeat(facet.value), label: `totalDigits ${facet.value}` };
      return;
    case "fractionDigits":
      if (facet.value < 1000) yield { text: `0.${"1".repeat(facet.value)}`, label: `fractionDigits ${facet.value}` };
      return;
    case "pattern":
    case "whiteSpace":
      return;
  }
}

function* beyondFacet(facet: FacetModel, usual: string): Generator<LabelledText> {
  const label = facet.kind;
  switch (facet.kind) {
    case "enumeration":
      yield { text: "NoSuchValue", label };
      yield { text: (facet.values[0] ?? "").toLowerCase() + "x", label };
      return;
    case "minInclusive":
      yield { text: moved(facet.value, -1), label };
      return;
    case "maxInclusive":
      yield { text: moved(facet.value, 1), label };
      return;
    case "minExclusive":
    case "maxExclusive":
      yield { text: facet.value, label };
      return;
    case "length":
    case "maxLength":
      if (facet.value > 100_000) return;
      yield { text: usual + "x".repeat(Math.max(1, facet.value + 1 - usual.length)), label };
      yield { text: "00".repeat(facet.value + 1), label };
      return;
    case "minLength":
      if (facet.value > 0) yield { text: usual.slice(0, facet.value - 1), label };
      return;
    case "totalDigits":
      if (facet.value < 1000) yield { text: "9".repeat(facet.value + 1), label };
      return;
    case "fractionDigits":
      if (facet.value < 1000) yield { text: `0.${"1".repeat(facet.value + 1)}`, label };
      return;
    case "pattern":
      yield { text: `${usual}!`, label };
      yield { text: usual.toLowerCase(), label };
      yield { text: "~~~", label };
      return;
    case "whiteSpace":
      return;
  }
}

/** The number or the day next to a bound. */
function moved(text: string, step: number): string {
  if (/^\s*[+-]?\d+\s*$/.test(text)) return String(BigInt(text.trim().replace(/^\+/, "")) + BigInt(step));
  const digits = /^[+-]?\d*\.(\d+)$/.exec(text)?.[1];
  if (digits !== undefined) return (Number(text) + step / 10 ** digits.length).toFixed(digits.length);
  const time = Date.parse(text.length === 10 ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(time)) return text;
  return new Date(time + step * 86_400_000).toISOString().slice(0, text.length === 10 ? 10 : 19);
}
