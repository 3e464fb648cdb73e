import { type Span, spanText } from "@stubwright/contract/diagnostics";
import type { ContractModel, MemberModel, PartModel, RecordType, TypeModel } from "@stubwright/contract/model";
import { enumeratedValues, typesById } from "@stubwright/contract/model";

/** The generated form of a type: its name, its kind, and the place of each member in the JSON object. */
export interface GeneratedType {
  readonly typeName: string;
  readonly kind: TypeModel["kind"];
  /**
   * The places of the members by `element {namespace}name` or `attribute {namespace}name`; `$choice[].name` inside a
   * list.
   */
  readonly places: ReadonlyMap<string, string>;
  /** Whether an object with its enumerated values is exported beside the type. */
  readonly hasValues: boolean;
  /** Whether messages declare the type although others may replace it. */
  readonly isDeclared: boolean;
  /** Whether JSON contains the name, as `$type`. */
  readonly isTagged: boolean;
}

/** Finds the generated form of a type by the place of its declaration. */
export class GeneratedNames {
  /** The types by their exported names. */
  readonly byName: ReadonlyMap<string, TypeModel>;
  readonly #types = new Map<string, GeneratedType>();

  constructor(model: ContractModel | undefined) {
    this.byName = new Map(model?.types.map((type) => [type.typeName, type]));
    const byId = model && typesById(model);
    for (const type of model?.types ?? []) {
      const places = type.kind === "record" ? placesOf(type) : new Map<string, string>();
      const hasValues = type.kind === "scalar" && enumeratedValues(type, (id) => byId?.get(id)) !== undefined;
      const isDeclared = type.kind === "record" && type.standIns !== undefined;
      const isTagged = type.kind === "record" && type.tagged !== "never";
      const { typeName, kind } = type;
      this.#types.set(spanText(type.at), { typeName, kind, places, hasValues, isDeclared, isTagged });
    }
  }

  /** Undefined for a built-in type. */
  at(span: Span): GeneratedType | undefined {
    return this.#types.get(spanText(span));
  }
}

function placesOf(record: RecordType): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const member of record.members) addMember(member, "", places);
  for (const part of record.parts ?? []) addPart(part, places);
  return places;
}

function addPart(part: PartModel, places: Map<string, string>): void {
  switch (part.kind) {
    case "member":
      addMember(part.member, "", places);
      return;
    case "choice":
      for (const branch of part.branches) for (const inner of branch) addPart(inner, places);
      return;
    case "list":
      for (const member of part.members) addMember(member, `${part.property}[].`, places);
      return;
    case "any":
      return;
  }
}

function addMember(member: MemberModel, prefix: string, places: Map<string, string>): void {
  if (member.node !== "text") places.set(`${member.node} ${member.name}`, `${prefix}${member.property}`);
}
