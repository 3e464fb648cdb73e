import type {
  ContractModel,
  ListPart,
  MemberModel,
  OperationModel,
  PartModel,
  RecordType,
  TypeUse,
} from "../../../contract/dist/model/contract-model.js";
import { wildcardsOf } from "../../../contract/dist/model/record-parts.js";
import { namespaceName } from "../../../contract/dist/schema/expanded-name.js";
import type { Wildcard } from "../../../contract/dist/schema/schema-set.js";
import { RandomSource } from "./random-source.js";
import { repeatedElements } from "./repeated-elements.js";
import { scalarValue, scalarValues } from "./scalar-values.js";

/** How much of a message is present: everything, only required parts, or a random choice. */
type Fullness = "full" | "least" | "random";

/** Valid values of a contract's types in generated code; the same in every run. */
export class MessageValues {
  readonly #model: ContractModel;
  readonly #random = new RandomSource(7);
  readonly #turns = new Map<unknown, number>();
  #fullness: Fullness = "full";

  constructor(model: ContractModel) {
    this.#model = model;
  }

  /** The request and reply of an operation: complete, minimal, and `more` random ones. */
  pairs(operation: OperationModel, more: number): readonly MessagePair[] {
    const kinds: readonly Fullness[] = ["full", "least", ...Array.from({ length: more }, () => "random" as const)];
    const requests = this.#values(operation.request.type, kinds);
    const replies = operation.reply === undefined ? [] : this.#values(operation.reply.type, kinds);
    return requests.map((request, index) => ({ request, reply: replies[index] }));
  }

  /** A complete value. */
  full(use: TypeUse): unknown {
    return this.#values(use, ["full"])[0];
  }

  #values(use: TypeUse, kinds: readonly Fullness[]): readonly unknown[] {
    return kinds.map((kind) => {
      this.#fullness = kind;
      return this.#of(use);
    });
  }

  /** One of several alternatives, each in turn. */
  #turn<Value>(site: unknown, ways: readonly Value[]): Value {
    const count = this.#turns.get(site) ?? 0;
    if (this.#fullness === "random") this.#turns.set(site, count + 1);
    const way = ways[this.#fullness === "random" ? count % ways.length : 0];
    if (way === undefined) throw new Error(`There is no way to go at ${JSON.stringify(site)}.`);
    return way;
  }

  #takes(): boolean {
    return this.#fullness === "random" ? this.#random.chance(0.6) : this.#fullness === "full";
  }

  #of(use: TypeUse): unknown {
    if (use.kind === "builtin") return use.name === "anyType" ? this.#turn(use.name, anyContents) : this.#scalar(use);
    const type = this.#model.types.find((one) => one.id === use.id);
    switch (type?.kind) {
      case undefined:
        throw new Error(`The model has no type ${use.id}.`);
      case "open":
        return { name: "text" };
      case "array":
        return this.#several(type.min, type.max, type.item.nillable, () => this.#of(type.item.type));
      case "scalar":
        return this.#scalar(use);
      case "record":
        return this.#record(type);
    }
  }

  #scalar(use: TypeUse): unknown {
    const all = scalarValues(use, this.#model);
    const values = all.flatMap(({ builtin, texts, isList }) => texts.map((text) => scalarValue(builtin, text, isList)));
    return this.#turn(use.kind === "builtin" ? use.name : use.id, values);
  }

  #record(type: RecordType): unknown {
    const { standIns, tagged } = type;
    const other = standIns === undefined ? undefined : this.#turn(standIns, standIns);
    if (other !== undefined && other !== type.id) return this.#of({ kind: "declared", id: other });
    const value: Record<string, unknown> = tagged === "always" ? { $type: type.typeName } : {};
    for (const member of type.members) this.#member(member, value);
    const wildcards = type.content.kind === "elements" ? wildcardsOf(type.content.particle) : [];
    const names = foreignNames.filter((name) => wildcards.some((wildcard) => allows(wildcard, name)));
    for (const part of type.parts ?? []) this.#part(part, value, { names, type });
    const { attributeWildcard } = type;
    if (attributeWildcard !== undefined && this.#takes()) value.$attributes = { "{urn:x}extra": "text" };
    return value;
  }

  #member(member: MemberModel, to: Record<string, unknown>): void {
    if (!member.required && !this.#takes()) return;
    const one = (): unknown => this.#of(member.type);
    const { min, max, nillable, value } = member;
    if (value?.kind === "fixed") to[member.property] = value.value;
    else if (max > 1) to[member.property] = this.#several(Math.max(1, min), max, nillable, one);
    else to[member.property] = this.#maybeNull(nillable, one);
  }

  #several(min: number, max: number, nillable: boolean, one: () => unknown): readonly unknown[] {
    const length = this.#count(min, Math.min(max, min + 6));
    return Array.from({ length }, () => this.#maybeNull(nillable, one));
  }

  #count(least: number, most: number): number {
    if (this.#fullness === "random") return least + this.#random.below(most - least + 1);
    return this.#fullness === "full" ? most : least;
  }

  #maybeNull(nillable: boolean, one: () => unknown): unknown {
    return nillable && this.#fullness === "random" && this.#random.chance(0.4) ? null : one();
  }

  #part(part: PartModel, to: Record<string, unknown>, inside: Inside): void {
    switch (part.kind) {
      case "member":
        this.#member(part.member, to);
        return;
      case "any":
        if (part.min > 0 || this.#takes()) to.$any = [{ name: this.#turn(part, inside.names), content: ["text"] }];
        return;
      case "choice": {
        for (const inner of this.#turn(part, part.branches)) this.#part(inner, to, inside);
        return;
      }
      case "list": {
        const items = this.#items(part, inside.type);
        if (items.length > 0 || part.required) to[part.property] = items;
        return;
      }
    }
  }

  /** Elements in counts and orders that the content accepts. */
  #items({ members, text }: ListPart, { content }: RecordType): readonly unknown[] {
    if (content.kind !== "elements") return [];
    const byName = new Map(members.map((member) => [member.name, member]));
    const names = repeatedElements(content.particle, new Set(byName.keys()), {
      way: (site, ways) => this.#turn(site, ways),
      count: (least, most) => this.#count(least, most),
    });
    const items = names.flatMap((name): readonly unknown[] => {
      const member = byName.get(name);
      return member === undefined ? [] : [{ [member.property]: this.#of(member.type) }];
    });
    return text ? ["text", ...items] : items;
  }
}

/** The context of a part of a record. */
interface Inside {
  /** The names of elements that its wildcards accept. */
  readonly names: readonly string[];
  readonly type: RecordType;
}

const anyContents = [{ content: ["text"] }, { content: [{ name: "{urn:x}other", content: ["text"] }] }];

/** Names of undeclared elements that a wildcard may accept. */
const foreignNames = ["{urn:x}other", "{urn:y}other", "{urn:a}other"];

function allows({ namespaces }: Wildcard, name: string): boolean {
  const namespace = namespaceName(name);
  switch (namespaces.kind) {
    case "any":
      return true;
    case "not":
      return namespace !== namespaces.namespace;
    case "oneOf":
      return namespaces.namespaces.includes(namespace);
  }
}

/** A request and its reply; undefined for a one-way operation. */
export interface MessagePair {
  readonly request: unknown;
  readonly reply: unknown;
}
