import type {
  AnyPart,
  ContractModel,
  ListPart,
  MemberModel,
  ParticleModel,
  PartModel,
  RecordType,
  TypeModel,
  TypeUse,
  Wildcard,
} from "@stubwright/contract/model";
import {
  exactTypeName,
  isInherited,
  partMembers,
  standInsAt,
  typeOfUse,
  typesById,
  wildcardsOf,
} from "@stubwright/contract/model";
import {
  anyElement,
  anyElementName,
  endless,
  sampleJson,
  TreeSampler,
  TypeHeights,
  takesFixed,
  WildcardElements,
} from "@stubwright/contract/sample";
import { plainName } from "@stubwright/contract/schema";
import { type Code, code, join, literal, propertyName, typeSymbol, valueLiteral } from "../print/code.js";
import { arrayOf, combined, constant, depth, type Entry, oneOf, recordOf } from "./arbitrary-code.js";
import { listParticle } from "./list-particle.js";
import { recursiveTypes } from "./recursive-types.js";
import { ScalarArbitraries } from "./scalar-arbitraries.js";
import { shared } from "./shared-arbitraries.js";

/** The arbitrary of one type: an expression of `fc`, `tie` and the shared arbitraries. */
export interface TypeArbitrary {
  readonly typeName: string;
  readonly expression: Code;
}

/** The options that decide about values. With `nulls: "omit"` null does not survive a round trip, so it is not used. */
interface ArbitraryOptions {
  readonly nulls: "omit" | "nil";
}

/** Makes a fast-check arbitrary of valid values for each type of a contract that has values. */
export function contractArbitraries(model: ContractModel, options: ArbitraryOptions): readonly TypeArbitrary[] {
  return new ArbitraryWriter(model, options).all();
}

/** The most required elements of a type with an arbitrary. One value of a larger type would fill the memory. */
const mostRequired = 1_000_000;

type ValueConstraint = NonNullable<MemberModel["value"]>;

/** The type that an expression is part of, and whether the expression is for values at the greatest depth. */
interface Shape {
  readonly owner: RecordType;
  readonly isLeaf: boolean;
}

class ArbitraryWriter {
  readonly #model: ContractModel;
  readonly #types: ReadonlyMap<string, TypeModel>;
  readonly #scalars: ScalarArbitraries;
  readonly #wildcards: WildcardElements;
  readonly #heights: TypeHeights;
  readonly #recursive: ReadonlySet<string>;
  readonly #options: ArbitraryOptions;
  readonly #trees: TreeSampler;

  constructor(model: ContractModel, options: ArbitraryOptions) {
    this.#model = model;
    this.#options = options;
    this.#trees = new TreeSampler(model);
    this.#types = typesById(model);
    this.#scalars = new ScalarArbitraries(model);
    this.#wildcards = new WildcardElements(model);
    this.#heights = new TypeHeights(model, this.#wildcards, mostRequired);
    this.#recursive = recursiveTypes(model);
  }

  all(): readonly TypeArbitrary[] {
    return this.#model.types
      .filter(({ id }) => this.#heights.of(declared(id)) < endless)
      .flatMap((type) => this.#type(type));
  }

  #type(type: TypeModel): readonly TypeArbitrary[] {
    const typeName = exactTypeName(type);
    switch (type.kind) {
      case "array":
        return [];
      case "open":
        return [
          {
            typeName,
            expression: code`fc.dictionary(${shared.name}, ${shared.text}, { maxKeys: 4, noNullPrototype: true })`,
          },
        ];
      case "scalar":
        return [{ typeName, expression: this.#scalars.declared(type) }];
      case "record": {
        const own = type.abstract ? [] : [{ typeName, expression: this.#record(type) }];
        return type.standIns === undefined ? own : [...own, this.#family(type, type.standIns)];
      }
    }
  }

  #family({ typeName }: RecordType, standIns: readonly string[]): TypeArbitrary {
    const ids = standIns.filter((id) => this.#heights.of(declared(id)) < endless);
    const members = ids
      .toSorted((left, right) => this.#heights.of(declared(left)) - this.#heights.of(declared(right)))
      .flatMap((id) => this.#types.get(id) ?? []);
    const items = members.map((type) => code`${shared.tie}(${literal(exactTypeName(type))})`);
    return { typeName, expression: oneOf([depth, ...items]) };
  }

  #record(type: RecordType): Code {
    const full = this.#shape({ owner: type, isLeaf: false });
    if (!this.#recursive.has(type.id)) return full;
    return oneOf([depth, this.#shape({ owner: type, isLeaf: true }), full]);
  }

  #shape(shape: Shape): Code {
    const { owner } = shape;
    const entries: Entry[] = [];
    if (owner.tagged === "always") {
      entries.push({ name: "$type", value: code`fc.constant(${literal(owner.typeName)})`, required: true });
    }
    for (const member of owner.members) entries.push(...this.#member(member, shape));
    const other = owner.attributeWildcard && this.#wildcards.attribute(owner.attributeWildcard);
    const isTaken = owner.attributes.some(({ name }) => name === other?.name);
    if (other !== undefined && other.type === undefined && !isTaken) {
      const value = code`fc.record({ ${propertyName(plainName(other.name))}: ${shared.name} })`;
      entries.push({ name: "$attributes", value, required: false });
    }
    return this.#object(entries, owner.parts ?? [], shape);
  }

  /** The arbitrary of an object with entries and parts. Each choice is an object of its own, merged with the rest. */
  #object(own: readonly Entry[], parts: readonly PartModel[], shape: Shape): Code {
    const entries = [...own];
    const choices: Code[] = [];
    for (const part of parts) {
      switch (part.kind) {
        case "member":
          entries.push(...this.#member(part.member, shape));
          break;
        case "choice":
          choices.push(this.#choice(part.branches, shape));
          break;
        case "list":
          entries.push(...this.#list(part, shape));
          break;
        case "any":
          entries.push(...this.#any(part, shape.owner));
          break;
      }
    }
    const plain = recordOf(entries);
    const pieces = entries.length === 0 && choices.length > 0 ? choices : [plain, ...choices];
    return pieces.reduce((done, one) => code`${shared.joined}(${done}, ${one})`);
  }

  #choice(branches: readonly (readonly PartModel[])[], shape: Shape): Code {
    const heights = branches.map((branch) => Math.max(0, ...branch.map((part) => this.#partHeight(part))));
    const lowest = Math.min(...heights);
    const isUsed = (index: number): boolean => {
      const height = heights[index] ?? endless;
      return height < endless && (!shape.isLeaf || height === lowest);
    };
    const used = branches.filter((_, index) => isUsed(index)).map((branch) => this.#object([], branch, shape));
    const [only] = used;
    const one = used.length === 1 && only !== undefined ? only : oneOf(used);
    // To the compiler every object has a member of such a name, which another branch forbids.
    return partMembers(branches.flat()).some(({ property }) => isInherited(property))
      ? code`${one}.map((value) => Object.assign(Object.create(null), value))`
      : one;
  }

  #partHeight(part: PartModel): number {
    switch (part.kind) {
      case "member":
        return this.#memberHeight(part.member);
      case "choice":
        return Math.min(...part.branches.map((branch) => Math.max(0, ...branch.map((one) => this.#partHeight(one)))));
      case "any":
      case "list":
        return 0;
    }
  }

  /** The height of a member. Null ends the recursion if null is written. */
  #memberHeight(member: MemberModel): number {
    if (!member.required || (member.nillable && this.#options.nulls === "nil")) return 0;
    return 1 + (member.nillable ? this.#heights.of(member.type) : this.#heights.ofElement(member));
  }

  /** The entry of a member; none if the member is left out, at the greatest depth or because it has no values. */
  #member(member: MemberModel, shape: Shape): readonly Entry[] {
    const isEndless = this.#heights.ofElement(member) === endless;
    if (!member.required && (isEndless || (shape.isLeaf && this.#isRecursive(member.type)))) return [];
    const one = this.#one(member, shape);
    const least = Math.max(1, member.min);
    const value = member.max > 1 ? arrayOf(one, least, Math.min(member.max, least + 1)) : one;
    return [{ name: member.property, value, required: member.required }];
  }

  #one(member: MemberModel, shape: Shape): Code {
    // Null ends a recursive member that is required.
    const isEnd = shape.isLeaf && member.nillable && this.#isRecursive(member.type);
    if (isEnd || this.#heights.ofElement(member) === endless) return code`fc.constant(null)`;
    const value = this.#value(member, shape);
    const isNull = member.nillable && this.#options.nulls === "nil" && !this.#requiresAttributes(member.type);
    return isNull ? code`fc.option(${value}, { nil: null })` : value;
  }

  /**
   * Whether a type has required attributes. An element needs them even if it is nil, but null in TypeScript has none.
   */
  #requiresAttributes(use: TypeUse): boolean {
    const type = typeOfUse(use, this.#types);
    return type?.kind === "record" && type.attributes.some((attribute) => attribute.required);
  }

  #value(member: MemberModel, shape: Shape): Code {
    const { type, value } = member;
    const isScalar = type.kind === "builtin" ? type.name !== "anyType" : this.#types.get(type.id)?.kind === "scalar";
    if (!isScalar)
      return value === undefined ? this.#unblocked(member, shape) : this.#textContent(member, value, shape);
    if (value === undefined) return this.#use(type, shape);
    const given = this.#scalars.samples.read(type, value.value);
    if (value.kind === "fixed" && given !== undefined) return constant(given.value);
    return this.#scalars.someWritten(type);
  }

  /** The arbitrary of the declared type and the types that may replace it in this member. */
  #unblocked(member: MemberModel, shape: Shape): Code {
    if ((member.declaration?.block.length ?? 0) === 0) return this.#use(member.type, shape);
    const ties = this.#standIns(member).map((type) => code`${shared.tie}(${literal(exactTypeName(type))})`);
    return ties.length === 0 ? this.#use(member.type, shape) : oneOf([depth, ...ties]);
  }

  /** The arbitrary of a member with a default or fixed value whose type has text beside other members. */
  #textContent(member: MemberModel, constraint: ValueConstraint, shape: Shape): Code {
    const text = constraint.value;
    if (member.type.kind === "builtin") return code`fc.constant(null).map(() => ({ content: [${literal(text)}] }))`;
    const facts = { scalars: this.#scalars.samples, heights: this.#heights };
    const own = this.#types.get(member.type.id);
    const types = this.#standIns(member).filter((type) => takesFixed(type, text, facts));
    const several = types.length === 0 && own !== undefined ? [own] : types;
    return (
      combined(
        several.map((type) => (constraint.kind === "fixed" ? this.#fixedIn(type, text) : this.#writtenIn(type, text))),
        oneOf,
      ) ?? this.#use(member.type, shape)
    );
  }

  #fixedIn(type: TypeModel, text: string): Code {
    const typeName = exactTypeName(type);
    const holder = code`${shared.tie}(${literal(typeName)})`;
    const simple = type.kind === "record" && type.content.kind === "text" ? type.content.type : undefined;
    const given = simple && this.#scalars.samples.read(simple, text);
    if (given === undefined) return code`${holder}.map((value) => ({ ...value, $content: [${literal(text)}] }))`;
    // Without the type, the compiler would widen a value of an enumeration to string.
    const typed = typeSymbol(typeName, "./types.js");
    return code`${holder}.map((value): ${typed} => ({ ...value, $value: ${valueLiteral(given.value)} }))`;
  }

  /** The arbitrary of a type with text that is never empty, because an empty element means the default value. */
  #writtenIn(type: TypeModel, text: string): Code {
    const typeName = exactTypeName(type);
    const holder = code`${shared.tie}(${literal(typeName)})`;
    if (type.kind !== "record" || type.content.kind !== "text") {
      return code`${holder}.map((value) => (value.$content?.length ? value : { ...value, $content: [${literal(text)}] }))`;
    }
    const typed = typeSymbol(typeName, "./types.js");
    const written = this.#scalars.someWritten(type.content.type);
    return code`fc.tuple(${holder}, ${written}).map(([value, $value]): ${typed} => ({ ...value, $value }))`;
  }

  /** The types that may replace an element's type, lowest first; none if there is only its own. */
  #standIns(member: MemberModel): readonly TypeModel[] {
    const ids = standInsAt(member, this.#types)?.filter((id) => this.#heights.of(declared(id)) < endless) ?? [];
    const lowest = ids.toSorted((left, right) => this.#heights.of(declared(left)) - this.#heights.of(declared(right)));
    return lowest.flatMap((id) => this.#types.get(id) ?? []);
  }

  #isRecursive(use: TypeUse): boolean {
    return use.kind === "declared" && this.#recursive.has(use.id);
  }

  #use(use: TypeUse, shape: Shape): Code {
    if (use.kind === "builtin") return this.#scalars.builtin(use);
    const type = this.#types.get(use.id);
    if (type?.kind !== "array") return code`${shared.tie}(${literal(type?.typeName ?? "")})`;
    if (this.#heights.ofElement(type.item) === endless) return code`fc.constant([])`;
    const item: MemberModel = {
      ...type.item,
      property: "",
      node: "element",
      required: true,
      min: type.min,
      max: type.max,
    };
    const isEnd = shape.isLeaf && this.#isRecursive(use);
    return arrayOf(this.#one(item, shape), type.min, isEnd ? type.min : Math.min(type.max, type.min + 2));
  }

  #any(part: AnyPart, { content }: RecordType): readonly Entry[] {
    if (content.kind !== "elements") return [];
    const element = this.#anyElement(wildcardsOf(content.particle)[0]);
    if (element === undefined) return [];
    const least = Math.max(1, part.min);
    return [{ name: "$any", value: arrayOf(element, least, Math.min(part.max, least + 1)), required: part.min > 0 }];
  }

  #list(part: ListPart, shape: Shape): readonly Entry[] {
    const { content } = shape.owner;
    if (content.kind !== "elements") return [];
    const particle = listParticle(content.particle, part);
    const items = particle && this.#items(particle, part, shape);
    if (items === undefined) return [];
    const mixed = part.text ? code`${shared.mixed}(${items})` : items;
    return [{ name: part.property, value: code`${shared.some}(${mixed})`, required: part.required }];
  }

  /** The arbitrary of the items that a particle allows in a list, in order; undefined if there are none. */
  #items(particle: ParticleModel, list: ListPart, shape: Shape): Code | undefined {
    if (shape.isLeaf && particle.min === 0) return undefined;
    if (this.#heights.ofOne(particle) === endless) return particle.min === 0 ? undefined : code`fc.constant([])`;
    const once = this.#itemsOnce(particle, list, shape);
    if (once === undefined) return undefined;
    const most = Math.min(particle.max, Math.max(1, particle.min) + (shape.isLeaf ? 0 : 1));
    return particle.min === 1 && most === 1 ? once : code`${shared.many}(${once}, ${particle.min}, ${most})`;
  }

  #itemsOnce(particle: ParticleModel, list: ListPart, shape: Shape): Code | undefined {
    switch (particle.kind) {
      case "element": {
        const member = list.members.find(({ name }) => name === particle.element.name);
        if (member === undefined) return undefined;
        return code`${shared.item}(${recordOf([{ name: member.property, value: this.#one(member, shape), required: true }])})`;
      }
      case "wildcard": {
        const element = this.#anyElement(particle.wildcard);
        return element && code`${shared.item}(${recordOf([{ name: "$any", value: element, required: true }])})`;
      }
      case "sequence":
      case "all": {
        const items = particle.items.flatMap((item) => this.#items(item, list, shape) ?? []);
        return combined(items, (several) => code`${shared.each}(${join(several, ", ")})`);
      }
      case "choice": {
        const lowest = Math.min(...particle.items.map((item) => this.#heights.ofParticle(item)));
        const usable = particle.items.filter(
          (item) => this.#heights.ofOne(item) < endless && (!shape.isLeaf || this.#heights.ofParticle(item) === lowest),
        );
        const items = usable.flatMap((item) => this.#items(item, list, shape) ?? []);
        return combined(items, oneOf);
      }
    }
  }

  #anyElement(wildcard: Wildcard | undefined): Code | undefined {
    const choice = wildcard && this.#wildcards.elements(wildcard);
    if (choice === undefined) return undefined;
    if (choice.kind === "declared") {
      for (const element of choice.elements) {
        const known = this.#trees.sample(element, "minimal");
        // Made anew each time, because a constant would be readonly.
        if (known !== undefined) {
          return code`fc.constant(null).map(() => (${valueLiteral(sampleJson(anyElement(known)))}))`;
        }
      }
      return undefined;
    }
    if (choice.name === anyElementName) return code`${shared.anyElement}`;
    return code`fc.constant({ name: ${literal(choice.name)} })`;
  }
}

function declared(id: string): TypeUse {
  return { kind: "declared", id };
}
