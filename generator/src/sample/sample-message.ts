import type { BuiltinName } from "../model/builtin-name.js";
import type {
  ContractModel,
  FacetModel,
  MemberModel,
  PartModel,
  ScalarType,
  TypeModel,
  TypeUse,
} from "../model/contract-model.js";
import type { Sample } from "./sample.js";

/** Makes valid sample messages: every member present, arrays with one item, recursion cut at the first repeat. */
export class Sampler {
  readonly #types: ReadonlyMap<string, TypeModel>;

  constructor(model: ContractModel) {
    this.#types = new Map(model.types.map((type) => [type.id, type]));
  }

  /** A sample of a type; undefined only where the type cannot end (it requires itself). */
  sample(use: TypeUse, inside: readonly string[] = []): Sample | undefined {
    if (use.kind === "builtin")
      return use.name === "anyType" ? { kind: "object", members: [] } : builtinSample(use.name);
    if (inside.includes(use.id)) return undefined;
    const type = this.#types.get(use.id);
    if (type === undefined) throw new Error(`The model has no type ${use.id}.`);
    const path = [...inside, use.id];
    switch (type.kind) {
      case "open":
        return { kind: "object", members: [["AnyName", { kind: "scalar", builtin: "string", text: "any content" }]] };
      case "array":
        return arrayOf(this.sample(type.item.type, path), type.min);
      case "scalar":
        return this.#scalar(type, path);
      case "record": {
        const [first] = type.standIns ?? [];
        if (type.abstract && first !== undefined) return this.sample({ kind: "declared", id: first }, path);
        const members: [string, Sample][] = [];
        if (type.tagged === "always")
          members.push(["$type", { kind: "scalar", builtin: "string", text: type.typeName }]);
        for (const member of type.members) if (!this.#addMember(member, path, members)) return undefined;
        for (const part of type.parts ?? []) if (!this.#addPart(part, path, members)) return undefined;
        return { kind: "object", members };
      }
    }
  }

  /** False where a required member cannot end. */
  #addMember(member: MemberModel, path: readonly string[], to: [string, Sample][]): boolean {
    const one = this.sample(member.type, path);
    if (one === undefined) return !member.required;
    to.push([member.property, member.max > 1 ? arrayOf(one, member.min) : one]);
    return true;
  }

  /** Adds the first branch of a choice that can end, one item of a list if it needs any, and no element of no name. */
  #addPart(part: PartModel, path: readonly string[], to: [string, Sample][]): boolean {
    switch (part.kind) {
      case "member":
        return this.#addMember(part.member, path, to);
      case "any":
        if (part.min > 0) to.push(["$any", arrayOf(anyElementSample, part.min)]);
        return true;
      case "choice":
        return part.branches.some((branch) => {
          const members: [string, Sample][] = [];
          if (!branch.every((inner) => this.#addPart(inner, path, members))) return false;
          to.push(...members);
          return true;
        });
      case "list": {
        if (!part.required) {
          if (part.text) to.push([part.property, arrayOf(builtinSample("string"), 1)]);
          return true;
        }
        for (const member of part.members) {
          const one = this.sample(member.type, path);
          if (one === undefined) continue;
          to.push([part.property, arrayOf({ kind: "object", members: [[member.property, one]] }, 1)]);
          return true;
        }
        return false;
      }
    }
  }

  #scalar(type: ScalarType, path: readonly string[]): Sample | undefined {
    const { definition } = type;
    switch (definition.kind) {
      case "openEnumeration":
        return { kind: "scalar", builtin: "string", text: definition.values[0] ?? "text" };
      case "list":
        return arrayOf(this.sample(definition.item, path), 1);
      case "union": {
        const [first] = definition.members;
        return first === undefined ? undefined : this.sample(first, path);
      }
      case "restriction": {
        const base = this.sample(definition.base, path);
        return base?.kind === "scalar" ? withFacets(base, definition.facets) : base;
      }
    }
  }
}

const anyElementSample: Sample = {
  kind: "object",
  members: [["name", { kind: "scalar", builtin: "string", text: "{urn:any}element" }]],
};

function arrayOf(item: Sample | undefined, min: number): Sample {
  return { kind: "array", items: item === undefined ? [] : Array.from({ length: Math.max(1, min) }, () => item) };
}

/** The base's sample moved into what the facets allow, as far as that needs no search. */
function withFacets(base: Sample & { readonly kind: "scalar" }, facets: readonly FacetModel[]): Sample {
  let { text } = base;
  for (const facet of facets) {
    switch (facet.kind) {
      case "enumeration":
        return { ...base, text: facet.values[0] ?? text };
      case "minInclusive":
      case "maxInclusive":
        text = facet.value;
        break;
      case "length":
      case "minLength":
        text = text.padEnd(facet.value, "x");
        break;
      case "maxLength":
        text = text.slice(0, facet.value);
        break;
      default:
        break;
    }
  }
  return { ...base, text };
}

function builtinSample(builtin: BuiltinName): Sample {
  return { kind: "scalar", builtin, text: builtinTexts[builtin] };
}

const builtinTexts: Readonly<Record<BuiltinName, string>> = {
  anyType: "text",
  anySimpleType: "text",
  string: "text",
  normalizedString: "text",
  token: "text",
  language: "en",
  Name: "name",
  NCName: "name",
  NMTOKEN: "name",
  NMTOKENS: "name",
  ID: "id",
  IDREF: "id",
  IDREFS: "id",
  ENTITY: "name",
  ENTITIES: "name",
  boolean: "false",
  decimal: "12.50",
  integer: "1",
  nonPositiveInteger: "-1",
  negativeInteger: "-1",
  nonNegativeInteger: "1",
  positiveInteger: "1",
  long: "1",
  unsignedLong: "1",
  int: "1",
  short: "1",
  byte: "1",
  unsignedInt: "1",
  unsignedShort: "1",
  unsignedByte: "1",
  float: "1.5",
  double: "1.5",
  duration: "PT1H30M",
  dateTime: "2099-12-31T23:59:59",
  time: "23:59:59",
  date: "2099-12-31",
  gYear: "2099",
  gYearMonth: "2099-12",
  gMonth: "--12",
  gMonthDay: "--12-31",
  gDay: "---31",
  hexBinary: "CAFE",
  base64Binary: "yv4=",
  anyURI: "https://example.com/",
  QName: "name",
  NOTATION: "name",
  guid: "01234567-89ab-cdef-0123-456789abcdef",
  netDuration: "PT1H30M",
  char: "65",
};
