import {
  type ContractModel,
  facetDocumentation,
  type MemberModel,
  type PartModel,
  type RecordType,
  type ScalarDefinition,
  type ScalarType,
  type TypeModel,
  type TypeUse,
  typesById,
} from "@stubwright/contract/model";
import { localName, namespaceName } from "@stubwright/contract/schema";
import type {
  Bounds,
  FacetDescriptions,
  MemberDescription,
  PartDescription,
  RecordDescription,
  ScalarDescription,
  TypeDescription,
  TypeReference,
} from "@stubwright/runtime/codec";
import { described } from "./described.js";

/** Describes the types of a contract by the form that their values have in JSON. */
export class TypeDescriber {
  readonly #types: ReadonlyMap<string, TypeModel>;

  constructor(model: ContractModel) {
    this.#types = typesById(model);
  }

  reference(use: TypeUse): TypeReference {
    if (use.kind === "declared") return { kind: "declared", name: this.#nameOf(use.id) };
    return { kind: "builtin", name: use.name, ...(use.as === undefined ? {} : { as: use.as }) };
  }

  type(type: TypeModel): TypeDescription {
    const { typeName: name, base, documentation } = type;
    const facts = {
      name,
      ...described(documentation),
      ...(type.name === undefined ? {} : { xmlName: `{${namespaceName(type.name)}}${localName(type.name)}` }),
      ...(base === undefined ? {} : { base: this.#nameOf(base) }),
    };
    switch (type.kind) {
      case "open":
        return { kind: "open", ...facts };
      case "array": {
        const { nillable } = type.item;
        const item = { type: this.reference(type.item.type), ...(nillable ? { nillable } : {}) };
        return { kind: "array", ...facts, ...bounds(type), item };
      }
      case "scalar":
        return { kind: "scalar", ...facts, definition: this.#definition(type.definition, type) };
      case "record":
        return { ...facts, ...this.#record(type) };
    }
  }

  #record(type: RecordType): Omit<RecordDescription, "name"> {
    const { abstract, standIns, tagged, attributeWildcard, members, parts = [] } = type;
    return {
      kind: "record",
      ...(abstract ? { abstract } : {}),
      ...(standIns === undefined ? {} : { standIns: standIns.map((id) => this.#nameOf(id)) }),
      tagged,
      parts: [...members.map((member) => this.#member(member)), ...parts.map((part) => this.#part(part))],
      ...(attributeWildcard === undefined ? {} : { anyAttributes: true }),
    };
  }

  #part(part: PartModel): PartDescription {
    switch (part.kind) {
      case "member":
        return this.#member(part.member);
      case "choice":
        return { kind: "choice", branches: part.branches.map((branch) => branch.map((one) => this.#part(one))) };
      case "list":
        return {
          kind: "list",
          name: part.property,
          members: part.members.map((member) => this.#member(member)),
          ...(part.any ? { any: true } : {}),
          ...(part.text ? { text: true } : {}),
          ...(part.required ? { required: true } : {}),
        };
      case "any":
        return { kind: "any", ...bounds(part) };
    }
  }

  #member(member: MemberModel): MemberDescription {
    const { property, node, type, required, nillable, max, value, documentation } = member;
    return {
      kind: "member",
      name: property,
      node,
      ...described(documentation),
      type: this.reference(type),
      ...(required ? { required } : {}),
      ...(nillable ? { nillable } : {}),
      ...(max > 1 ? { array: bounds(member) } : {}),
      ...(value === undefined ? {} : { [value.kind]: value.value }),
    };
  }

  #definition(definition: ScalarDefinition, type: ScalarType): ScalarDescription["definition"] {
    switch (definition.kind) {
      case "openEnumeration": {
        const facets = { values: definition.values, open: true } as const;
        return { kind: "restriction", base: { kind: "builtin", name: "string" }, facets };
      }
      case "list":
        return { kind: "list", item: this.reference(definition.item) };
      case "union":
        return { kind: "union", members: definition.members.map((member) => this.reference(member)) };
      case "restriction":
        return { kind: "restriction", base: this.reference(definition.base), facets: this.#facets(definition, type) };
    }
  }

  #facets({ facets, isOpen }: Extract<ScalarDefinition, { kind: "restriction" }>, type: ScalarType): FacetDescriptions {
    const declared = (id: string): TypeModel | undefined => this.#types.get(id);
    const values = facets.find((facet) => facet.kind === "enumeration")?.values;
    const patterns = facets.find((facet) => facet.kind === "pattern")?.values;
    const others = facets.filter(({ kind }) => kind !== "enumeration" && kind !== "pattern");
    const rules = facetDocumentation(type, others, declared);
    return {
      ...(values === undefined ? {} : { values }),
      ...(isOpen ? { open: true } : {}),
      ...(patterns === undefined ? {} : { patterns }),
      ...(rules === undefined ? {} : { rules }),
    };
  }

  #nameOf(id: string): string {
    const type = this.#types.get(id);
    if (type === undefined) throw new Error(`The model has no type ${id}.`);
    return type.typeName;
  }
}

/** JSON has no infinity: no maximum is no property. */
function bounds({ min, max }: { readonly min: number; readonly max: number }): Bounds {
  return max === Number.POSITIVE_INFINITY ? { min } : { min, max };
}
