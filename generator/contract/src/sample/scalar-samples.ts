import type { ContractModel, FacetModel, ScalarType, TypeUse } from "../model/contract-model.js";
import { unionMembers } from "../model/simple-type-facts.js";
import { keyOfUse } from "../model/type-uses.js";
import type { BuiltinName } from "../simple-types/builtin-name.js";
import { textPattern } from "../simple-types/pattern/pattern-match.js";
import { runtimeFacets } from "../simple-types/runtime-facets.js";
import { anyLength, patternTexts } from "./pattern-texts.js";
import { type SampleSize, scalarCandidates, type TextWish, usualCount } from "./scalar-candidates.js";
import {
  builtinSpace,
  prefixedScalarSpace,
  type ScalarSpace,
  type ScalarValue,
  unionScalarSpace,
} from "./scalar-space.js";

/** The built-in list types with the types of their items. */
const builtinLists: ReadonlyMap<BuiltinName, BuiltinName> = new Map([
  ["NMTOKENS", "NMTOKEN"],
  ["IDREFS", "IDREF"],
  ["ENTITIES", "ENTITY"],
]);

/**
 * The most texts that are tried for the usual number of values. If more values are wanted, this many are tried for
 * each.
 */
const mostTried = 900;

const mostTriedEach = 40;

/** Which value is wanted: different turns get different values, as long as there are enough. */
interface ScalarWish {
  readonly size: SampleSize;
  readonly turn: number;
}

/** Values of the simple types of a contract, each checked against all of its facets. */
export class ScalarSamples {
  readonly #types: ReadonlyMap<string, ScalarType>;
  readonly #spaces = new Map<string, ScalarSpace>();
  readonly #values = new Map<string, readonly ScalarValue[]>();

  constructor(model: ContractModel) {
    this.#types = new Map(model.types.flatMap((type) => (type.kind === "scalar" ? [[type.id, type]] : [])));
  }

  /** A value of a type; undefined if none was found. */
  sample(use: TypeUse, { size, turn }: ScalarWish): ScalarValue | undefined {
    const values = this.values(use, size);
    return values[turn % Math.max(1, values.length)];
  }

  /** The value of a text, such as a fixed value, which keeps its spelling; undefined if it is no value of the type. */
  read(use: TypeUse, text: string): ScalarValue | undefined {
    const space = this.space(use);
    const value = space.read(text);
    if (value === undefined) return space.read(text.trim().replace(/[ \t\r\n]+/g, " "));
    return value.isName ? value : { ...value, format: () => text };
  }

  /** Different values of a type, the likeliest first, up to the wanted number. */
  values(use: TypeUse, size: SampleSize, wanted = usualCount): readonly ScalarValue[] {
    const count = Math.max(wanted, usualCount);
    const most = count > usualCount ? count * mostTriedEach : mostTried;
    const key = `${size} ${count} ${keyOfUse(use)}`;
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const space = this.space(use);
    const found = new Map<string, ScalarValue>();
    const read = new Set<string>();
    let tried = 0;
    for (const text of this.#candidates(use, { size, count })) {
      if (found.size >= count || ++tried > most) break;
      // The members of a union often share values.
      if (read.has(text)) continue;
      read.add(text);
      const value = space.read(text);
      if (value !== undefined) found.set(JSON.stringify(value.json), found.get(JSON.stringify(value.json)) ?? value);
    }
    const values = [...found.values()];
    this.#values.set(key, values);
    return values;
  }

  /** The values of a type. Names in texts are `{namespace}local`. */
  space(use: TypeUse): ScalarSpace {
    if (use.kind === "builtin") return builtinSpace(use);
    const known = this.#spaces.get(use.id);
    if (known !== undefined) return known;
    const space = this.#build(this.#declared(use.id));
    this.#spaces.set(use.id, space);
    return space;
  }

  #declared(id: string): ScalarType {
    const type = this.#types.get(id);
    if (type === undefined) throw new Error(`The model has no simple type ${id}.`);
    return type;
  }

  #members(union: readonly TypeUse[]): readonly TypeUse[] {
    return unionMembers(union, (id) => this.#types.get(id));
  }

  #build({ definition }: ScalarType): ScalarSpace {
    switch (definition.kind) {
      case "openEnumeration":
        return builtinSpace({ name: "string" });
      case "list":
        return this.space(definition.item).listed();
      case "union":
        return unionScalarSpace(this.#members(definition.members).map((member) => this.space(member)));
      case "restriction": {
        const { base, facets } = definition;
        return facets.reduce(matching, this.space(base).restricted(runtimeFacets(facets)));
      }
    }
  }

  *#candidates(use: TypeUse, wish: TextWish, facets: readonly FacetModel[] = []): Generator<string> {
    if (use.kind === "builtin") {
      const item = builtinLists.get(use.name);
      if (item !== undefined) yield* this.#listTexts({ kind: "builtin", name: item }, wish, facets);
      else yield* scalarCandidates(use.name, facets, wish);
      return;
    }
    const { definition } = this.#declared(use.id);
    switch (definition.kind) {
      case "openEnumeration":
        yield* definition.values;
        yield* scalarCandidates("string", facets, wish);
        return;
      case "list":
        yield* this.#listTexts(definition.item, wish, facets);
        return;
      case "union":
        for (const facet of facets) if (facet.kind === "enumeration") yield* facet.values;
        for (const member of this.#members(definition.members)) yield* this.#candidates(member, wish, facets);
        return;
      case "restriction":
        yield* this.#candidates(definition.base, wish, [...facets, ...definition.facets]);
        return;
    }
  }

  /** Lists with the number of items that facets require, or else one. */
  *#listTexts(item: TypeUse, { size, count: most }: TextWish, facets: readonly FacetModel[]): Generator<string> {
    for (const facet of facets) if (facet.kind === "enumeration") yield* facet.values;
    // Names are `{namespace}local` in spaces. With the namespace as a prefix, a name is `{namespace}:local`.
    const items = this.values(item, size, most).map((value) =>
      value.format((namespace) => `{${namespace}}`).replace("}:", "}"),
    );
    const wanted = facets.flatMap((facet) =>
      facet.kind === "length" || facet.kind === "minLength" ? [Math.min(facet.value, 1000)] : [],
    );
    const turns = Math.max(1, items.length);
    for (const count of [...wanted, size === "maximal" ? 2 : 1, 1, 0, 2, 3]) {
      for (let start = 0; start < turns && start < most; start++) {
        yield Array.from({ length: count }, (_, index) => items[(start + index) % turns] ?? "").join(" ");
      }
    }
    for (const facet of facets)
      if (facet.kind === "pattern") for (const one of facet.values) yield* patternTexts(one, anyLength, most);
  }
}

/** A space without pattern checks for names: patterns apply to names with their prefixes, which the writer chooses. */
function matching(space: ScalarSpace, facet: FacetModel): ScalarSpace {
  if (facet.kind !== "pattern" || !space.hasNames) return space;
  const written = facet.values.flatMap((pattern) => [...patternTexts(pattern, anyLength)]);
  const prefixes = written.flatMap((text) => (text.includes(":") ? [text.slice(0, text.indexOf(":"))] : []));
  const patterns = facet.values.flatMap((pattern) => textPattern(pattern) ?? []);
  const isMatch = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
  return prefixedScalarSpace(space, isMatch, ["n", ...new Set(prefixes)]);
}
